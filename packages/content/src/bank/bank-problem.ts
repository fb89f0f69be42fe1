import type { AnswerForm, Difficulty, Drawing, Task } from '@mathtools/practice';
import type { Check, WorkedStep } from '../worked-steps.js';

/** A problem of the bank as authored. It is plain data, with math between dollar signs. */
export interface BankProblem {
  /** The stable id, with the category first: "algebra-fractions-03". */
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly task?: Task;
  /** The answer in typed notation, without its unit. */
  readonly answer: string;
  readonly form: AnswerForm;
  /** The hints, from a first hint to almost the solution. */
  readonly hints: readonly [string, ...string[]];
  readonly steps: readonly WorkedStep[];
  readonly drawing?: Drawing;
  /** Answers that result from common mistakes, in typed notation and without the unit, each with its feedback. */
  readonly mistakes?: readonly (readonly [answer: string, why: string])[];
  readonly check: Check;
  /** Values of the letters in the steps, if the check doesn't determine them. */
  readonly letters?: Readonly<Record<string, string>>;
}
