import { answerText, CATEGORIES, type Category, type Problem } from '@mathtools/practice';
import { stepsOf } from '../worked-steps.js';
import { algebra } from './algebra.js';
import type { BankProblem } from './bank-problem.js';
import { geometry } from './geometry.js';
import { logarithms } from './logarithms.js';

/** The authored problems by category. */
export const AUTHORED = { algebra, logarithms, geometry } satisfies Record<Category, readonly BankProblem[]>;

/** Every problem of the bank, in the form of generated problems. */
export const BANK: readonly Problem[] = CATEGORIES.flatMap((category) =>
  AUTHORED[category].map((problem) => problemOf(category, problem)),
);

/** Converts an authored problem to the form of generated problems. */
export function problemOf(category: Category, problem: BankProblem): Problem {
  const { id, difficulty, question, task, form, hints, drawing, mistakes } = problem;
  const answer = answerText(problem.answer, form);
  const steps = stepsOf('practice.bank', problem.steps);
  return {
    id,
    category,
    difficulty,
    question,
    ...(task && { task }),
    answer,
    form,
    hints,
    steps,
    ...(drawing && { drawing }),
    ...(mistakes && { mistakes: mistakes.map(([wrong, why]) => ({ answer: answerText(wrong, form), why })) }),
  };
}
