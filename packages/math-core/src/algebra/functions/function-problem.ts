import type { Expression } from '../../steps/expression.js';
import type { Defined } from './defined-function.js';

/** The questions about a function. */
export type Asked =
  | 'domain'
  | 'range'
  | 'zeros'
  | 'intercepts'
  | 'x-intercepts'
  | 'y-intercept'
  | 'inverse'
  | 'vertex'
  | 'extremum'
  | 'slope'
  | 'slope-form'
  | 'symmetry'
  | 'asymptotes'
  | 'graph';

/** A problem about functions. */
export interface FunctionProblem {
  readonly functions: readonly Defined[];
  readonly asked: readonly Asked[];
  /** Expressions with calls, such as f(x + h) − f(x). */
  readonly values: readonly Expression[];
  /** The number at which the inverse of the last function is requested. */
  readonly inverseAt?: Expression;
}
