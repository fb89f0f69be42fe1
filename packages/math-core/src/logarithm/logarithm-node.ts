import { constantValue } from '../expression/constant.js';
import type { Rational } from '../rational/rational.js';
import { sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** The base and the value of a logarithm in an expression. */
export interface LogarithmNode {
  readonly base: Expression;
  readonly value: Expression;
}

/** The base and the value of a logarithm; undefined for any other expression. */
export function logarithmOf(expression: Expression): LogarithmNode | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return { base: 'e', value: first };
  return operator === 'log' ? { base: first, value: second } : undefined;
}

/** The expression log_base(value), or ln value for the base e. */
export function logarithmTo(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

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
