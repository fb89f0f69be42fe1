import type { Expression } from '../../../../steps/expression.js';
import { sumOf } from '../../../../expression/terms.js';
import { factorsOf, minus as opposite, product as productOf } from '../../../expression/parts.js';
import type { Rational } from '../../../../rational/rational.js';
import {
  isZero,
  minus,
  ofInteger,
  ONE,
  plus,
  type Radical,
  rationalOf,
  times,
} from '../../radical/radical.js';
import { squareRoot } from '../../radical/square-root.js';
import { type Board, type Found } from '../board.js';
import { coefficientOf, type Polynomial } from './polynomial.js';
import { numberExpression, polynomialExpression, termsExpression } from './polynomial-expression.js';
import { zeroProduct } from './zero-product.js';
import { type Law, say } from '../../../texts/solve-steps.js';

/** Writes the lines of factoring a x² + b x + c = 0 with rational roots and integer coefficients. */
export function factorQuadratic(board: Board, p: Polynomial, found: Found): void {
  const roots = found.roots.flatMap(({ value }) => (value ? [rationalOf(value) ?? []] : [])).flat();
  const factors = roots.map(linearFactor);
  const [first = [], second = first] = factors;
  const written = (factor: Polynomial): Expression => polynomialExpression(factor, board.writing);
  const outer = remainingFactor(p, first, second);
  const isOuterOne = isZero(minus(outer, ONE));
  const product: readonly Expression[] =
    factors.length < 2 ? [['^', written(first), '2']] : [written(first), written(second)];
  const ordered = product[1] === board.unknown ? [...product].reverse() : product;
  const law = lawOf(board, p, factors.length);
  splitLine(board, p, [first, second], factors.length);
  const whole = isOuterOne ? ordered : [numberExpression(outer, board.writing), ...ordered];
  const [only = '0'] = whole;
  board.line(law, whole.length === 1 ? only : ['×', ...whole], '0');
  zeroProduct(board, factors, found);
}

/** Returns the factor q x − p for the root p/q. */
export function linearFactor({ numerator, denominator }: Rational): Polynomial {
  return [ofInteger(-numerator), ofInteger(denominator)];
}

function remainingFactor(p: Polynomial, first: Polynomial, second: Polynomial): Radical {
  const leading = times(coefficientOf(first, 1), coefficientOf(second, 1));
  const [a, b] = [rationalOf(coefficientOf(p, 2)), rationalOf(leading)];
  if (!a || !b) return ONE;
  return times(coefficientOf(p, 2), new Map([[1n, { numerator: b.denominator, denominator: b.numerator }]]));
}

function lawOf(board: Board, p: Polynomial, count: number): Law {
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  if (isZero(c)) return say('algebra.common-factor', { n: board.unknown });
  if (isZero(b)) return 'algebra.difference-of-squares';
  if (count === 1) return 'algebra.square-of-sum';
  if (isZero(minus(a, ONE))) {
    const [m, n] = numbersOf(p);
    return say('algebra.factor:numbers', { m: write(m), n: write(n), c: write(c), b: write(b) });
  }
  return 'algebra.factor-grouping';
}

/** Returns the two numbers with product c and sum b, for a = 1. */
function numbersOf(p: Polynomial): readonly [Radical, Radical] {
  const [b, c] = [coefficientOf(p, 1), coefficientOf(p, 0)];
  const root = squareRoot(minus(times(b, b), times(ofInteger(4), c))) ?? b;
  const m = half(plus(b, root));
  return [m, minus(b, m)];
}

function half(value: Radical): Radical {
  return times(value, new Map([[1n, { numerator: 1n, denominator: 2n }]]));
}

/** Writes the lines of grouping for a ≠ 1: 2x² − 4x + x − 2, and 2x(x − 2) + (x − 2). */
function splitLine(
  board: Board,
  p: Polynomial,
  [first, second]: readonly [Polynomial, Polynomial],
  count: number,
): void {
  const [a, b, c] = [coefficientOf(p, 2), coefficientOf(p, 1), coefficientOf(p, 0)];
  if (isZero(c) || isZero(b) || count === 1 || isZero(minus(a, ONE))) return;
  const parts = [
    times(coefficientOf(first, 0), coefficientOf(second, 1)),
    times(coefficientOf(first, 1), coefficientOf(second, 0)),
  ].map((coefficient) => ({ coefficient, degree: 1 }));
  const terms = [{ coefficient: a, degree: 2 }, ...parts, { coefficient: c, degree: 0 }];
  const write = (value: Radical): Expression => numberExpression(value, board.writing);
  const [m = '0', n = '0'] = parts.map(({ coefficient }) => write(coefficient));
  const law = say('algebra.split-term', { m, n, c: write(times(a, c)), b: write(b) });
  board.line(law, termsExpression(terms, board.writing), '0');
  const common = polynomialExpression(first, board.writing);
  const grouped = [1, 0].map((degree) => {
    const factor = termsExpression([{ coefficient: coefficientOf(second, degree), degree }], board.writing);
    const isNegative = typeof factor === 'string' ? factor.startsWith('-') : factor[0] === 'neg';
    return { isNegative, body: productOf([...factorsOf(isNegative ? opposite(factor) : factor), common]) };
  });
  board.line('algebra.group', sumOf(grouped), '0');
}
