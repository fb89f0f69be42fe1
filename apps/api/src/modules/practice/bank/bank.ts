import { answerText, type Category, type Problem } from '@mathtools/math-core/practice';
import { stepsOf } from '../../../written/worked-steps.js';
import { algebra } from './algebra.js';
import type { BankProblem } from './bank-problem.js';
import { geometry } from './geometry.js';
import { logarithms } from './logarithms.js';

/** The authored problems by category, as they are written. */
export const written = { algebra, logarithms, geometry } satisfies Record<Category, readonly BankProblem[]>;

/** Gives an authored problem the form that generated ones have. */
export function problemOf(category: Category, problem: BankProblem): Problem {
  const { id, difficulty, question, form, hints, drawing } = problem;
  const answer = answerText(problem.answer, form);
  const steps = stepsOf('practice.bank', problem.steps);
  return { id, category, difficulty, question, answer, form, hints, steps, ...(drawing && { drawing }) };
}
