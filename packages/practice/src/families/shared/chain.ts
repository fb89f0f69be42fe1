import type { Step } from '@mathtools/math-core/steps';
import { line } from '../../family.js';
import type { StepId } from '../../step-ids.js';

/** A step of a chain: its id, its law, and the expression after it. */
export type Link = readonly [id: StepId, law: string, after: string];

/** Returns the steps that rewrite an expression one after another. Steps that change nothing are omitted. */
export function chain(start: string, ...links: readonly Link[]): readonly Step[] {
  const before = (index: number): string => links[index - 1]?.[2] ?? start;
  return links
    .map(([id, law, after], index) => ({ id, law, after, from: before(index) }))
    .filter(({ from, after }) => from !== after)
    .map(({ id, law, after, from }) => line(id, law, from, '=', after));
}
