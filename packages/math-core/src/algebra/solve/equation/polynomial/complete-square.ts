import type { Expression } from '../../../../steps/expression.js';
import {
  isZero,
  minus,
  negative,
  ofInteger,
  ONE,
  over,
  plus,
  type Radical,
  times,
  ZERO,
} from '../../radical/radical.js';
import { squareRoot } from '../../radical/square-root.js';
import { signOf } from '../../radical/sign.js';
import { type Board, type Found } from '../board.js';
import { BOTH_ROOTS, BOTH_VALUES, divideBoth, moveTerm } from '../laws.js';
import type { PolynomialSides } from './linear.js';
import { coefficientOf, difference, type Polynomial, scaled } from './polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial-expression.js';
import { bothRootsLines, imaginaryLines, valuesExpression } from '../values.js';
import { say } from '../../../texts/solve-steps.js';

/** Writes the lines of completing the square, starting from a x² + b x + c = d, which is already written. */
export function completeSquare(board: Board, { left, right: number }: PolynomialSides, found: Found): void {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const [a, first] = [coefficientOf(left, 2), coefficientOf(left, 0)];
  const moved = minus(coefficientOf(number, 0), first);
  const body = (p: Polynomial, last: Radical): Expression =>
    polynomialExpression([last, coefficientOf(p, 1), coefficientOf(p, 2)], board.writing);
  const isSquare = isZero(discriminantOf(difference(left, number))) && number.length === 0;
  if (!isZero(first) && !isSquare) board.line(moveTerm(write(first)), body(left, ZERO), write(moved));
  const unit = scaled(left, over(ONE, a));
  const [b, c] = [coefficientOf(unit, 1), over(moved, a)];
  if (!isZero(minus(a, ONE)))
    board.line(divideBoth(write(a)), body(unit, isSquare ? negative(c) : ZERO), write(isSquare ? ZERO : c));
  const half = over(b, ofInteger(2));
  const square = times(half, half);
  const right = plus(square, c);
  const centre: Expression = polynomialExpression([half, ONE], board.writing);
  if (!isZero(b)) {
    const law = say('algebra.complete-square', { n: write(square), b: write(b) });
    if (!isSquare) board.line(law, body(unit, square), write(right));
    const asSquare = 'algebra.square-of-sum' as const;
    board.line(asSquare, ['^', centre, '2'], write(right));
  }
  if (signOf(right) < 0) imaginaryLines(board, [['^', centre, '2'], write(right)], found);
  else rootLines(board, { centre, half, right, found });
}

function discriminantOf(p: Polynomial): Radical {
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  return minus(times(b, b), times(ofInteger(4), times(a, c)));
}

function rootLines(
  board: Board,
  { centre, half, right, found }: { centre: Expression; half: Radical; right: Radical; found: Found },
): void {
  const root = squareRoot(right);
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const size: Expression = root ? write(root) : ['√', write(right)];
  if (isZero(half)) bothRootsLines(board, BOTH_ROOTS, found.roots);
  else if (isZero(right)) {
    board.line(BOTH_ROOTS, centre, '0');
    board.line(moveTerm(write(half)), board.unknown, valuesExpression(found.roots));
  } else {
    board.line(BOTH_ROOTS, centre, ['±', size]);
    board.line(moveTerm(write(half)), board.unknown, ['±', write(negative(half)), size]);
    board.line(BOTH_VALUES, board.unknown, valuesExpression(found.roots));
  }
}
