import type { Expression } from '../../../../steps/expression.js';
import { isZero, minus, ONE, over, type Radical, rationalOf } from '../../radical/radical.js';
import { compareRadicals, signOf } from '../../radical/sign.js';
import { type Board, type Found, NONE } from '../board.js';
import { ALWAYS, divideBoth, moveTerm, multiplyBoth, NEVER, RATIONALISE, SWAP } from '../laws.js';
import { coefficientOf, constant, degreeOf, difference, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial-expression.js';

/** Two sides that are polynomials. */
export interface PolynomialSides {
  readonly left: Polynomial;
  readonly right: Polynomial;
}

/** Solves a line whose sides have degree 1 or less. The line is already written. */
export function solveLinear(board: Board, sides: PolynomialSides): Found {
  const { left, right } = withUnknownAlone(board, sides);
  const [a, b] = [coefficientOf(left, 1), coefficientOf(right, 0)];
  if (isZero(a)) {
    const isTrue = isZero(minus(coefficientOf(left, 0), b));
    board.line(isTrue ? ALWAYS : NEVER, written(board, left), written(board, right));
    return isTrue ? { isAll: true, roots: [] } : NONE;
  }
  const value = over(b, a);
  divide(board, a, b, value);
  return { roots: [{ expression: numberExpression(value, board.writing), value }], complex: [] };
}

const written = (board: Board, p: Polynomial): Expression => polynomialExpression(p, board.writing);

/** Moves the unknown to the left and, if it stays there, the number to the right. */
function withUnknownAlone(board: Board, sides: PolynomialSides): PolynomialSides {
  let { left, right } = sides;
  const [a, b] = [coefficientOf(left, 1), coefficientOf(right, 1)];
  const isLarger = signOf(b) > 0 && compareRadicals(b, a) > 0;
  if (isLarger || degreeOf(left) < degreeOf(right)) {
    [left, right] = [right, left];
    board.line(SWAP, written(board, left), written(board, right));
  }
  for (const part of [1, 0]) {
    const source = part === 1 ? right : left;
    const moved =
      part === 1 ? right.map((c, i) => (i === 1 ? c : minus(c, c))) : constant(coefficientOf(source, 0));
    if (moved.every(isZero) || (part === 0 && degreeOf(left) < 1)) continue;
    const shift = difference(moved, []);
    [left, right] = [difference(left, shift), difference(right, shift)];
    board.line(moveTerm(written(board, shift)), written(board, left), written(board, right));
  }
  return { left, right };
}

function divide(board: Board, a: Radical, b: Radical, value: Radical): void {
  if (isZero(minus(a, ONE))) return;
  const solution = numberExpression(value, board.writing);
  const factor = rationalOf(a);
  if (
    factor &&
    (!board.isDecimal || isFraction(numberExpression(a, board.writing))) &&
    (factor.numerator === 1n || factor.numerator === -1n)
  ) {
    const by = over(ONE, a);
    board.line(multiplyBoth(numberExpression(by, board.writing)), board.unknown, solution);
    return;
  }
  const law = divideBoth(numberExpression(a, board.writing));
  if (!factor && !isZero(b)) {
    const quotient: Expression = [
      '/',
      numberExpression(b, board.writing),
      numberExpression(a, board.writing),
    ];
    board.line(law, board.unknown, quotient);
    board.line(RATIONALISE, board.unknown, solution);
  } else board.line(law, board.unknown, solution);
}

const isFraction = (number: Expression): boolean => typeof number === 'string' && number.includes('/');
