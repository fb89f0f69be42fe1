import type { Step } from '@mathtools/math-core/steps';
import { type Draft, line } from '../../family.js';
import type { Shape } from '../../problem.js';
import type { StepId } from '../../step-ids.js';
import { ask, type TaskKind } from '../../task.js';

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

/** Returns a function that drafts problems whose task is to rewrite an expression: "Expand", "Factor". */
export function rewriting(words: string, kind: TaskKind, shape: Shape) {
  return (
    asked: string,
    result: string,
    { links, ...rest }: Pick<Draft, 'hints' | 'mistakes'> & { readonly links: readonly Link[] },
  ): Draft => ({
    ...ask(`${words}: {given}`, kind, asked),
    answer: result,
    form: { kind: 'expression', shape },
    ...rest,
    steps: chain(asked, ...links),
  });
}
