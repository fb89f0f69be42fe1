import type { AnswerForm, Difficulty, Drawing } from '@mathtools/practice';
import type { Check, WorkedStep } from '../worked-steps.js';

/** A problem of the bank as it is written: data only. Its mathematics stands between dollar signs. */
export interface BankProblem {
  /** Stable, with its category first: "algebra-fractions-03". */
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  /** As it is typed, without its unit. */
  readonly answer: string;
  readonly form: AnswerForm;
  /** From a nudge to nearly the solution. */
  readonly hints: readonly [string, ...string[]];
  readonly steps: readonly WorkedStep[];
  readonly drawing?: Drawing;
  readonly check: Check;
  /** Values of the letters in the steps, where the check gives none. */
  readonly letters?: Readonly<Record<string, string>>;
}
