import type { Result } from '../../result/result.js';
import { failure, type Failure } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Solution } from '../solution.js';
import type { Statement } from '../statement.js';

/** A method that may be asked for, where there are several. */
export type Method = (typeof METHODS)[number];

/** All methods. */
export const METHODS = ['factoring', 'completing-square', 'formula', 'substitution', 'elimination'] as const;

/** What {@link solve} may be told besides the line. */
export interface SolveOptions {
  /** The letter to solve for; without it the only letter, or x among several. */
  readonly unknown?: string | undefined;
  /** One of the `methods` of the result; without it the one that a teacher would take. */
  readonly method?: Method | undefined;
}

/** A statement solved, with every step. Plain JSON. */
export interface Solved {
  /** What was recognised: "linear", "quadratic", "rational", "system" … */
  readonly kind: string;
  /** The method that was taken, where there are several. */
  readonly method?: Method;
  /** The methods that may be asked for; none where there is only one way. */
  readonly methods: readonly Method[];
  /** The letters that were solved for. */
  readonly unknowns: readonly string[];
  /** The lines of the solution, its checks at the end. */
  readonly steps: readonly Step[];
  /** The real solutions. */
  readonly solution: Solution;
  /** The values of the unknown that a denominator or an exponent of 0 excludes, ascending. */
  readonly excluded: readonly Expression[];
  /** The values that were found on the way and don't solve the line. */
  readonly extraneous: readonly Expression[];
  /** What must hold for the other letters of a literal equation. */
  readonly conditions?: readonly Statement[];
  /** The solutions that aren't real, where they were found. */
  readonly complex?: readonly Expression[];
}

/** What every solver returns. */
export type SolvedResult = Result<Solved>;

/**
 * The refusal of what was recognised, but can't be solved here.
 */
export function unsupported(recognised: string, position?: number): Failure {
  const refusal = failure('equation', 'unsupported', `equation can't be solved here: ${recognised}.`);
  return position === undefined ? refusal : { ...refusal, position };
}

/** Returns the refusal of what is only too large. */
export function tooLarge(recognised: string): Failure {
  return failure('equation', 'too-large', `equation is too large to be solved here: ${recognised}.`);
}
