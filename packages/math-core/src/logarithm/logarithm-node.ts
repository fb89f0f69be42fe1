import type { Expression } from '../steps/expression.js';

/** The base and the argument of a logarithm in an expression. */
export interface LogarithmNode {
  readonly base: Expression;
  readonly value: Expression;
}

/** Returns the base and the value of a logarithm. Returns undefined for any other expression. */
export function logarithmOf(expression: Expression): LogarithmNode | undefined {
  if (typeof expression === 'string') return undefined;
  const [operator, first = '', second = ''] = expression;
  if (operator === 'ln') return { base: 'e', value: first };
  return operator === 'log' ? { base: first, value: second } : undefined;
}

/** Returns the expression log_base(value), or ln value for the base e. */
export function logarithmTo(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}
