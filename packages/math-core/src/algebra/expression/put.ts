import type { Expression } from '../../steps/expression.js';

/** Replaces letters with expressions in an expression. */
export function put(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return values.get(expression) ?? expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => put(operand, values))];
}
