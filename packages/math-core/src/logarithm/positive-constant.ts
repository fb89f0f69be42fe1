import { constantValue } from '../expression/constant.js';
import { type Rational, sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** The value of an expression if it is a constant > 0 that can be computed. */
export function positiveConstant(expression: Expression): Rational | undefined {
  const value = constantValue(expression);
  return value && sign(value) > 0 ? value : undefined;
}

/** Whether an expression is a number ≤ 0, of which no law may take the logarithm. */
export function isNeverPositive(expression: Expression): boolean {
  const value = constantValue(expression);
  return value !== undefined && sign(value) <= 0;
}
