import type { Step } from '@mathtools/math-core/steps';
import { type Draft, line } from '../../family.js';
import type { Shape } from '../../problem.js';
import type { StepId } from '../../step-ids.js';

/** What a step of a chain does: its id, its law, and what the expression has become. */
export type Link = readonly [id: StepId, law: string, after: string];

/** The steps that rewrite an expression, each from where the one before it ended; one that changes nothing is left out. */
export function chain(start: string, ...links: readonly Link[]): readonly Step[] {
  const before = (index: number): string => links[index - 1]?.[2] ?? start;
  return links
    .map(([id, law, after], index) => ({ id, law, after, from: before(index) }))
    .filter(({ from, after }) => from !== after)
    .map(({ id, law, after, from }) => line(id, law, from, '=', after));
}

/** Tells how to draft the problems of a task that rewrites an expression into a shape: "Expand", "Factor". */
export function rewriting(task: string, shape: Shape) {
  return (
    asked: string,
    result: string,
    { hints, links }: { readonly hints: Draft['hints']; readonly links: readonly Link[] },
  ): Draft => ({
    question: `${task}: $${asked}$`,
    answer: result,
    form: { kind: 'expression', shape },
    hints,
    steps: chain(asked, ...links),
  });
}
