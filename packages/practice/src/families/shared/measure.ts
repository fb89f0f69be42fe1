import type { Draft } from '../../family.js';
import { lowestTerms } from './lowest.js';

/** Returns an answer with a unit, which is correct with and without it. */
export function answerWithUnit(value: number | string, unit: string): Pick<Draft, 'answer' | 'form'> {
  return { answer: String(value), form: { kind: 'number', unit } };
}

/** Returns an answer that is an angle in degrees. */
export function degrees(value: number): Pick<Draft, 'answer' | 'form'> {
  return { answer: String(value), form: { kind: 'number', variable: 'x', unit: '°' } };
}

/** Returns the text of an integer multiple of a root or π: `multiple(3, 'π')` is "3π", `multiple(1, 'sqrt(2)')` is "sqrt(2)". */
export function multiple(coefficient: number, of: string): string {
  return coefficient === 1 ? of : `${coefficient}${of}`;
}

/** Returns the text of a quotient times π: `quotientPi(4, 6)` is "2π/3". */
export function quotientPi(top: number, bottom: number): string {
  const [above, below] = lowestTerms(top, bottom);
  return multiple(above, 'π') + (below === 1 ? '' : `/${below}`);
}

/** Returns a square root in typed notation. */
export const root = (n: number): string => `sqrt(${n})`;

/** Simplifies a square root: √12 is 2√3, so `simplifiedRoot(12)` is [2, 3]. */
export function simplifiedRoot(radicand: number): readonly [outside: number, inside: number] {
  let outside = 1;
  for (let n = 2; n * n <= radicand; n++) if (radicand % (n * n) === 0) outside = n;
  return [outside, radicand / outside ** 2];
}

/** Returns the text of the simplified square root of an integer. */
export function rootText(radicand: number): string {
  const [outside, inside] = simplifiedRoot(radicand);
  return inside === 1 ? String(outside) : multiple(outside, `√${inside}`);
}

/** Returns the text of a point. */
export function pointText(x: number | string, y: number | string): string {
  return `(${x}, ${y})`;
}
