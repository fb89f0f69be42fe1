import { constantValue } from '../expression/constant.js';
import type { Rational } from '../rational/rational.js';
import { sign } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';

/** A logarithm as a piece of an expression. */
export interface LogarithmNode {
  readonly base: Expression;
  readonly value: Expression;
}

/** Gives base and value of an expression that is a logarithm. */
export function logarithmOf(expression: Expression): LogarithmNode | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return { base: 'e', value: first };
  return operator === 'log' ? { base: first, value: second } : undefined;
}

/** Makes log_base(value), written ln for the base e. */
export function logarithmTo(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

/** Gives an expression's value where it is a number > 0 that can be worked out. */
export function positiveConstant(expression: Expression): Rational | undefined {
  const value = constantValue(expression);
  return value && sign(value) > 0 ? value : undefined;
}

/** Tells whether an expression is a number ≤ 0, whose logarithm no law may make. */
export function isNeverPositive(expression: Expression): boolean {
  const value = constantValue(expression);
  return value !== undefined && sign(value) <= 0;
}
