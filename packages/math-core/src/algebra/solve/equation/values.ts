import type { Expression } from '../../../steps/expression.js';
import type { Board, Found, Root } from './board.js';
import { BOTH_VALUES, NEGATIVE_ROOT } from './laws.js';
import type { Law } from '../../texts/solve-steps.js';

/** Writes several values in one line: x = 1, 2. */
export function valuesExpression(roots: readonly Root[]): Expression {
  const [first, ...more] = roots.map(({ expression }) => expression);
  return first === undefined ? '?' : more.length === 0 ? first : [',', first, ...more];
}

/** Writes the roots of both sides: two opposite ones with ±, then both values. */
export function bothRootsLines(board: Board, law: Law, roots: readonly Root[]): void {
  const [, positive] = roots;
  if (!positive || roots.length > 2) board.line(law, board.unknown, valuesExpression(roots));
  else {
    board.line(law, board.unknown, ['±', positive.expression]);
    board.line(BOTH_VALUES, board.unknown, valuesExpression(roots));
  }
}

/** Writes that there is no real solution and names the complex ones. */
export function imaginaryLines(
  board: Board,
  [left, right]: readonly [Expression, Expression],
  { complex = [] }: Found,
): void {
  board.line(NEGATIVE_ROOT, left, right);
  if (board.isReal) return;
  board.line('algebra.complex', board.unknown, valuesExpression(complex));
}
