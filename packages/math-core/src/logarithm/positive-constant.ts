import { constantValue } from '../expression/constant.js';
import { type Rational, sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** Returns the value of an expression if it is a constant > 0 that can be computed. */
export function positiveConstant(expression: Expression): Rational | undefined {
  const value = constantValue(expression);
  return value && sign(value) > 0 ? value : undefined;
}

/** Returns whether an expression is a number ≤ 0, whose logarithm is undefined. */
export function isNeverPositive(expression: Expression): boolean {
  const value = constantValue(expression);
  return value !== undefined && sign(value) <= 0;
}
