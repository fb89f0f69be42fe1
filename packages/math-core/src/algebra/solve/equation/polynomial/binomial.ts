import type { Expression } from '../../../../steps/expression.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, minus, ONE, over, type Radical } from '../../radical/radical.js';
import type { Board, Found, Root } from '../board.js';
import { factorsOf } from './factors.js';
import { divideBoth, moveTerm } from '../laws.js';
import type { PolynomialSides } from './linear.js';
import { coefficientOf, degreeOf, difference, leadingOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, powerExpression } from './polynomial-expression.js';
import { chooseMethod } from './quadratic.js';
import { allRoots, powerRoots, sharedExponent } from './roots.js';
import { bothRootsLines, valuesExpression } from '../values.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** Returns whether substituting the power that all exponents share leaves an equation of degree 2 or less. */
export function canSolve(p: Polynomial): boolean {
  return sharedExponent(p) > 1 && degreeOf(p) / sharedExponent(p) <= 2;
}

/** Solves a xⁿ + c = d, which is already written. */
export function solveBinomial(board: Board, { left, right }: PolynomialSides): Found {
  const p = difference(left, right);
  const degree = degreeOf(p);
  const [a, c, d] = [leadingOf(p), coefficientOf(left, 0), coefficientOf(right, 0)];
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const power = powerExpression(board.unknown, degree);
  const value = over(minus(d, c), a);
  const body = polynomialExpression(
    left.map((b, i) => (i === 0 ? minus(b, b) : b)),
    board.writing,
  );
  if (!isZero(c)) board.line(moveTerm(write(c)), body, write(minus(d, c)));
  if (!isZero(minus(a, ONE))) board.line(divideBoth(write(a)), power, write(value));
  const found = powerRoots({ value, expression: write(value) }, degree, board.isDecimal);
  if (found.roots.length > 0) bothRootsLines(board, rootLaw(degree), found.roots);
  else board.line(noRoot(degree), power, write(value));
  const complex = found.complex ?? complexOf(p, board.isDecimal);
  complexLine(board, complex);
  if (degree === 2) chooseMethod(board, p);
  return { ...found, complex };
}

/** Returns the law that explains why there is no real root. */
export function noRoot(degree: number): Law {
  return degree === 2 ? 'algebra.no-root-of-negative' : 'algebra.no-root-of-negative:even';
}

/** Returns the law for taking a root of both sides. */
export function rootLaw(degree: number): Law {
  if (degree === 2) return 'algebra.root-both:square:signs';
  if (degree === 3) return 'algebra.root-both:cube';
  return say(`algebra.root-both${degree % 2 === 0 ? ':signs' : ''}`, { n: degree });
}

/** Returns the nonreal solutions if quadratic factors give all of them, and undefined otherwise. */
export function complexOf(p: Polynomial, isDecimal: boolean): readonly Root[] | undefined {
  const factors = degreeOf(p) > 12 ? undefined : factorsOf(p);
  if (!factors || factors.some(({ factor }) => degreeOf(factor) > 2 && !canSolve(factor))) return undefined;
  const found = factors.map(({ factor }) =>
    degreeOf(factor) < degreeOf(p) || canSolve(p) ? rootsOrNone(factor, isDecimal) : undefined,
  );
  return found.every((one) => one?.complex) ? found.flatMap((one) => one?.complex ?? []) : undefined;
}

function rootsOrNone(p: Polynomial, isDecimal: boolean): Found | undefined {
  try {
    return allRoots(p, isDecimal);
  } catch (error) {
    if (error instanceof Beyond) return undefined;
    throw error;
  }
}

function complexLine(board: Board, complex: readonly Root[] | undefined): void {
  if (!complex || complex.length === 0 || board.isReal) return;
  board.line('algebra.complex', board.unknown, valuesExpression(complex));
}
