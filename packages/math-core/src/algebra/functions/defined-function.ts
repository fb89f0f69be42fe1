import { mapOperands, sizeOf } from '../../expression/rewrite.js';
import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import type { Statement } from '../read/statement.js';

/** A function: its name, its letter and its expression. */
export interface Defined {
  /** The name, as in f(x). Omitted for y = … and for an expression alone. */
  readonly name?: string;
  readonly letter: string;
  readonly body: Expression;
  /** The expression as typed, if it can be read in several ways. */
  readonly typed?: string;
  /** Conditions on the letter that are given with the function. */
  readonly given: readonly Statement[];
  /** The equation that was typed, if it had to be solved for y. */
  readonly equation?: { readonly typed: Statement; readonly steps: readonly Step[] };
}

/** Replaces a letter by an expression. */
export function put(expression: Expression, letter: string, value: Expression): Expression {
  if (expression === letter) return value;
  return typeof expression === 'string'
    ? expression
    : mapOperands(expression, (part) => put(part, letter, value));
}

/** The maximum number of parts of an expression with nested functions. */
const MOST_NESTED = 2000;

/** Replaces a letter by an expression. Throws `too-large` if the result is, because nested functions grow fast. */
export function putSmall(expression: Expression, letter: string, value: Expression): Expression {
  if (sizeOf(expression) * sizeOf(value) > MOST_NESTED)
    throw new MathError('equation', 'too-large', 'equation is too large to solve here: nested functions.');
  return put(expression, letter, value);
}

/** Returns whether an expression has a call of a function. */
export function hasCall(expression: Expression): boolean {
  return (
    typeof expression !== 'string' &&
    (expression[0] === 'call' || expression.slice(1).some((part) => hasCall(part)))
  );
}
