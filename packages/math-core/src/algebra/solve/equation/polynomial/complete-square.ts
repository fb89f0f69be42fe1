import type { Expression } from '../../../../steps/expression.js';
import {
  isZero,
  minus,
  negative,
  ofInteger,
  ONE,
  over,
  type Radical,
  times,
  ZERO,
} from '../../radical/radical.js';
import { squareRoot } from '../../radical/square-root.js';
import { signOf } from '../../radical/sign.js';
import { amount, type Board, type Found, type Root } from '../board.js';
import { BOTH_ROOTS, divideBoth, moveTerm } from '../laws.js';
import { coefficientOf, type Polynomial, scaled } from './polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial-expression.js';
import { imaginaryLines, valuesExpression } from '../values.js';

/** Writes the lines of completing the square, starting from a x² + b x + c = 0. */
export function completeSquare(
  board: Board,
  p: Polynomial,
  { D, found }: { readonly D: Radical; readonly found: Found },
): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const a = coefficientOf(p, 2);
  const unit = scaled(p, over(ONE, a));
  const [b, c] = [coefficientOf(unit, 1), coefficientOf(unit, 0)];
  const body = (last: Radical): Expression => polynomialExpression([last, b, ONE], board.writing);
  if (!isZero(minus(a, ONE))) board.line(divideBoth(write(a)), body(c), '0');
  if (!isZero(c)) board.line(moveTerm(write(c)), body(ZERO), write(negative(c)));
  const half = over(b, ofInteger(2));
  const square = times(half, half);
  const right = minus(square, c);
  if (!isZero(b)) {
    const law = `Add ${amount(write(square))}, the square of half of ${amount(write(b))}, to both sides`;
    board.line(['algebra.complete-square', law], body(square), write(right));
  }
  const centre: Expression = polynomialExpression([half, ONE], board.writing);
  if (!isZero(b))
    board.line(
      ['algebra.square-of-sum', 'Write the left side as a square'],
      ['^', centre, '2'],
      write(right),
    );
  if (signOf(D) < 0) imaginaryLines(board, [['^', centre, '2'], write(right)], found);
  else rootLines(board, { centre, half, right, found });
}

function rootLines(
  board: Board,
  { centre, half, right, found }: { centre: Expression; half: Radical; right: Radical; found: Found },
): void {
  const root = squareRoot(right);
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const positive: Root = { expression: root ? write(root) : ['√', write(right)] };
  const both: readonly Root[] = isZero(right)
    ? [positive]
    : [{ expression: root ? write(negative(root)) : ['neg', positive.expression] }, positive];
  board.line(BOTH_ROOTS, centre, valuesExpression(both));
  if (!isZero(half)) board.line(moveTerm(write(half)), board.unknown, valuesExpression(found.roots));
}
