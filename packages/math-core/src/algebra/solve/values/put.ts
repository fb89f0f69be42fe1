import type { Expression } from '../../../steps/expression.js';
import type { Line } from '../linear/line.js';

/** Replaces letters with expressions in an expression. */
export function put(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return values.get(expression) ?? expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => put(operand, values))];
}

/** Replaces letters with expressions in a line. */
export function putInto({ left, relation, right }: Line, values: ReadonlyMap<string, Expression>): Line {
  return { left: put(left, values), relation, right: put(right, values) };
}
