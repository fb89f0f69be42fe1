import type { AnswerForm, Difficulty, Drawing } from '@mathtools/math-core/practice';
import type { Relation } from '@mathtools/math-core/steps';

/** One line of a worked solution: `before relation after`, by a law, as texts of mathematics. */
export type BankStep = readonly [law: string, before: string, relation: Relation, after: string];

/** How the answer is worked out anew, apart from the way it is graded. */
export type Check =
  /** The answer has this value, or is this value rounded. */
  | { readonly kind: 'value'; readonly expression: string }
  /** The answer is every solution of these equations or inequalities. */
  | { readonly kind: 'solve'; readonly equations: readonly string[]; readonly variables: readonly string[] }
  /** The answer is the same as this expression for all values of the letters. */
  | { readonly kind: 'same'; readonly expression: string }
  /** The answer is in words, and follows from these relations. */
  | { readonly kind: 'true'; readonly relations: readonly string[] }
  /** Mathematics can't tell. */
  | { readonly kind: 'none'; readonly why: string };

/** A problem of the bank as it is written: data only. Its mathematics stands between dollar signs. */
export interface BankProblem {
  /** Stable, with its category first: "algebra-fractions-03". */
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly answer: string;
  readonly form: AnswerForm;
  /** From a nudge to nearly the solution. */
  readonly hints: readonly [string, ...string[]];
  readonly steps: readonly BankStep[];
  readonly drawing?: Drawing;
  readonly check: Check;
  /** Values of the letters in the steps, where the check gives none. */
  readonly letters?: Readonly<Record<string, string>>;
}
