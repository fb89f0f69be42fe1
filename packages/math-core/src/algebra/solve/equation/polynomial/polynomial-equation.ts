import type { Expression } from '../../../../steps/expression.js';
import { commonDenominator, isOneTerm, primitiveFactor } from '../shape.js';
import { isZero, minus, ONE, type Radical, rationalOf, ZERO } from '../../radical/radical.js';
import type { Board, Found, Sides } from '../board.js';
import { collectedSides } from '../expand.js';
import { withoutFractions } from '../clear-fractions.js';
import { divideBoth, moveTerm, multiplyBoth, SWAP, TO_ONE_SIDE } from '../laws.js';
import { type PolynomialSides, solveLinear } from './linear.js';
import { degreeOf, difference, type Polynomial, scaled } from './polynomial.js';
import { numberExpression, polynomialExpression } from './polynomial-expression.js';
import { solveBinomial } from './binomial.js';
import { completeSquare } from './complete-square.js';
import { solveStandard } from './higher.js';
import { chooseMethod } from './quadratic.js';
import { quadraticRoots } from './roots.js';
import { polynomialOf } from './read-polynomial.js';

/** Solves an equation whose sides are polynomials, or returns undefined if they aren't. The line is already written. */
export function solvePolynomials(board: Board, sides: Sides): Found | undefined {
  if (![sides.left, sides.right].every((side) => polynomialOf(side, board.unknown))) return undefined;
  const cleared = board.isDecimal ? sides : withoutFractions(board, sides);
  const collected = collectedSides(board, cleared);
  return collected && solveCollected(board, collected);
}

/** Solves an equation whose sides are simplified polynomials, as the last line shows them. */
export function solveCollected(board: Board, sides: PolynomialSides): Found {
  const degree = degreeOf(difference(sides.left, sides.right));
  if (degree <= 1) return solveLinear(board, withoutHighPowers(board, sides));
  return (
    solvePure(board, sides) ?? solveSquare(board, sides) ?? solveStandard(board, standardForm(board, sides))
  );
}

/** Solves a xⁿ + c = d, keeping the number on the right: the constant is moved there and the root taken. */
function solvePure(board: Board, sides: PolynomialSides): Found | undefined {
  const isTurned = degreeOf(sides.left) <= 0 && sides.left.length > 0;
  const [left, right] = isTurned ? [sides.right, sides.left] : [sides.left, sides.right];
  const total = difference(left, right);
  const degree = degreeOf(left);
  const hasTwo =
    total.filter((coefficient) => !isZero(coefficient)).length === 2 && !isZero(total[0] ?? ZERO);
  if (degreeOf(right) > 0 || !hasTwo || (degree === 2 && (board.requestedMethod || right.length === 0)))
    return undefined;
  const factor = normalFactor(board, total);
  const isLong = rationalOf(factor)?.numerator !== 1n && rationalOf(factor)?.numerator !== -1n;
  if (isLong || degree > 12) return undefined;
  if (isTurned)
    board.line(SWAP, polynomialExpression(left, board.writing), polynomialExpression(right, board.writing));
  return solveBinomial(board, { left, right });
}

/** Subtracts the powers that both sides share, if only a linear equation is left. */
function withoutHighPowers(board: Board, { left, right }: PolynomialSides): PolynomialSides {
  const high = right.map((coefficient, i) => (i > 1 ? coefficient : ZERO));
  if (high.every(isZero)) return { left, right };
  const powers = difference(high, []);
  const rest = { left: difference(left, powers), right: difference(right, powers) };
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  const law = isOneTerm(powers) ? moveTerm(write(powers)) : TO_ONE_SIDE;
  board.line(law, write(rest.left), write(rest.right));
  return rest;
}

/** Completes the square in a x² + b x = d without moving the constant to the left first. */
function solveSquare(board: Board, { left, right }: PolynomialSides): Found | undefined {
  if (board.requestedMethod !== 'completing-square' || degreeOf(left) !== 2) return undefined;
  const moved = right.map((coefficient, i) => (i > 0 ? coefficient : ZERO));
  const sides = { left: difference(left, moved), right: difference(right, moved) };
  if (degreeOf(sides.left) !== 2 || chooseMethod(board, sides.left) !== 'completing-square') return undefined;
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  const law = isOneTerm(moved) ? moveTerm(write(moved)) : TO_ONE_SIDE;
  if (!moved.every(isZero)) board.line(law, write(sides.left), write(sides.right));
  const found = quadraticRoots(difference(sides.left, sides.right), board.isDecimal);
  completeSquare(board, sides, found);
  return found;
}

function standardForm(board: Board, { left, right }: PolynomialSides): Polynomial {
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  const isBackwards = left.length === 0 || degreeOf(left) < degreeOf(right);
  let p = isBackwards ? difference(right, left) : difference(left, right);
  const moved = isBackwards ? left : right;
  if (isBackwards && moved.length === 0) board.line('algebra.swap-sides', write(p), '0');
  else if (isBackwards) board.line('algebra.one-side', write(p), '0');
  else if (moved.length > 0)
    board.line(isOneTerm(moved) ? moveTerm(write(moved)) : TO_ONE_SIDE, write(p), '0');
  const factor = normalFactor(board, p);
  if (isZero(minus(factor, ONE))) return p;
  p = scaled(p, factor);
  const value = rationalOf(factor);
  const isDivision = value && value.denominator > 1n && value.numerator ** 2n === 1n;
  const law = isDivision
    ? divideBoth((value.denominator * value.numerator).toString())
    : multiplyBoth(numberExpression(factor, board.writing));
  board.line(law, write(p), '0');
  return p;
}

/** Returns the factor that makes the coefficients integers without a common divisor and the leading one positive. */
function normalFactor(board: Board, p: Polynomial): Radical {
  const isLong = board.isDecimal && (commonDenominator(p) ?? 1n) > 10_000n;
  return (isLong ? undefined : primitiveFactor(p)) ?? ONE;
}
