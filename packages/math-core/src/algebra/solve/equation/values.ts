import type { Expression } from '../../../steps/expression.js';
import type { Board, Found, Root } from './board.js';
import { NEGATIVE_ROOT } from './laws.js';

/** Writes several values in one line: x = 1, 2. */
export function valuesExpression(roots: readonly Root[]): Expression {
  const [first, ...more] = roots.map(({ expression }) => expression);
  return first === undefined ? '?' : more.length === 0 ? first : [',', first, ...more];
}

/** Writes that there is no real solution and names the complex ones. */
export function imaginaryLines(
  board: Board,
  [left, right]: readonly [Expression, Expression],
  { complex = [] }: Found,
): void {
  board.line(NEGATIVE_ROOT, left, right);
  board.line(
    ['algebra.complex', 'With i² = -1, there are complex solutions'],
    board.unknown,
    valuesExpression(complex),
  );
}
