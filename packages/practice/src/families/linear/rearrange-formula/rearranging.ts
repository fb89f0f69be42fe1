import type { Step } from '@mathtools/math-core/steps';
import type { Draft } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';

/** Drafts the task to solve a formula for a letter. */
export function rearranging(
  random: Random,
  formula: string,
  letter: string,
  answer: string,
  rest: {
    readonly hints: Draft['hints'];
    readonly steps: readonly Step[];
    readonly mistakes: readonly Mistake[];
  },
): Draft {
  return {
    ...ask(random.pick([`Solve {given} for ${letter}.`, `Solve for ${letter}: {given}`]), 'solve', formula, {
      for: letter,
    }),
    answer,
    form: { kind: 'expression' },
    ...rest,
  };
}
