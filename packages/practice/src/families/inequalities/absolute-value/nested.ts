import { type Draft, line } from '../../../family.js';

/** The numbers of k|ax + b| + d compared with end, so that |ax + b| is compared with c. */
export interface Nested {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly k: number;
  readonly d: number;
  readonly end: number;
}

/** Returns whether both bounds of x are different whole numbers other than 0, and the right side isn't 0. */
export const isSuited = ({ a, b, c, end }: Nested): boolean =>
  (c - b) % a === 0 && (-c - b) % a === 0 && Math.abs(b) !== c && end !== 0;

/** Returns the side with the absolute value, for a question. */
export function leftText(inside: string, { k, d }: Nested): string {
  const rest = d === 0 ? '' : ` ${d < 0 ? '−' : '+'} ${Math.abs(d)}`;
  return `${k === 1 ? '' : k}|$${inside}$|${rest}`;
}

/** Returns the step that isolates the absolute value, if anything is around it. */
export function isolated({ k, d, c, end }: Nested): Draft['steps'] {
  if (k === 1) return [];
  const [undo, sign] = d < 0 ? ['add', '+'] : ['subtract', '-'];
  const law = `The absolute value alone on one side: ${undo} ${Math.abs(d)}, then divide by ${k}`;
  return [
    line('practice.isolate-absolute-value', law, `(${end} ${sign} ${Math.abs(d)})/${k}`, '=', String(c)),
  ];
}
