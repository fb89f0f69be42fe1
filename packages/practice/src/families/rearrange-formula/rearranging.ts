import type { Step } from '@mathtools/math-core/steps';
import type { Draft } from '../../family.js';
import type { Mistake } from '../../problem.js';
import type { Random } from '../../random.js';

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
    question: random.pick([`Solve $${formula}$ for ${letter}.`, `Solve for ${letter}: $${formula}$`]),
    answer,
    form: { kind: 'expression' },
    ...rest,
  };
}
