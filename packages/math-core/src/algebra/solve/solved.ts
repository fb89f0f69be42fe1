import type { Result } from '../../result/result.js';
import { failure, type Failure } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Solution } from './solution.js';
import type { Method } from '../read/method-words.js';
import type { Statement } from '../read/statement.js';

export { type Method, METHODS } from '../read/method-words.js';

/** Options of {@link solve}. */
export interface SolveOptions {
  /**
   * The letter to solve an equation for. Default: the only letter. An equation with several letters needs it, unless it is
   * linear with no letters but x, y and z. Such an equation is solved for the last of them (y in x + y = 3). A system
   * ignores it.
   */
  readonly unknown?: string | undefined;
  /**
   * One of the `methods` of the result. Default: the one a teacher would choose. If the unknown occurs once,
   * `inverse-operations` undoes the operations on it from the outside in. With `natural-logarithms`, an unknown exponent is a
   * quotient of natural logarithms.
   */
  readonly method?: Method | undefined;
}

/** A solved statement with every step, as plain JSON. */
export interface Solved {
  /** The recognized kind: "linear", "quadratic", "rational", "system" … */
  readonly kind: string;
  /** The method that was used, if there are several. */
  readonly method?: Method;
  /** The methods that can be requested. The list is empty if there is only one way. */
  readonly methods: readonly Method[];
  /** The letters that were solved for. */
  readonly unknowns: readonly string[];
  /** The lines of the solution, followed by its checks. */
  readonly steps: readonly Step[];
  /** The real solutions. */
  readonly solution: Solution;
  /** The values of the unknown excluded by a denominator or by a power with exponent 0, in ascending order. */
  readonly excluded: readonly Expression[];
  /** The extraneous values, which were found along the way but don't solve the statement. */
  readonly extraneous: readonly Expression[];
  /** Conditions on the other letters of a literal equation. */
  readonly conditions?: readonly Statement[];
  /** The nonreal solutions, if they were found. */
  readonly complex?: readonly Expression[];
}

/** The return type of every solver. */
export type SolvedResult = Result<Solved>;

/** Returns the failure for a problem that was recognized but can't be solved here. */
export function unsupported(recognised: string, position?: number): Failure {
  const refusal = failure('equation', 'unsupported', `equation can't be solved here: ${recognised}.`);
  return position === undefined ? refusal : { ...refusal, position };
}

/** Returns the failure for a problem that is merely too large. */
export function tooLarge(recognised: string): Failure {
  return failure('equation', 'too-large', `equation is too large to solve here: ${recognised}.`);
}
