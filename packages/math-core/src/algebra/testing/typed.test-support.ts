import { parseExpression } from '../../expression/parse.js';
import { unwrap } from '../../result/unwrap.js';
import type { Expression } from '../../steps/expression.js';

/** Reads text in which abs(u) represents the absolute value of u. */
export function typed(text: string): Expression {
  return withBars(unwrap(parseExpression(text.replaceAll('abs(', 'root(1000, '))));
}

function withBars(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  if (operator === '^' && operands[1] === '1/1000') return ['abs', withBars(operands[0] ?? '0')];
  return [operator, ...operands.map(withBars)];
}
