import { leastCommonMultiple } from '../../../rational/integer.js';
import type { Expression } from '../../../steps/expression.js';
import { termsOf as termsOfSum, sumOf, type Term } from '../../../expression/terms.js';
import { inverse, isZero, ofInteger, ONE, type Radical } from '../radical/radical.js';
import { Beyond } from '../radical/beyond.js';
import type { Board, Found, Sides } from './board.js';
import { factorsOf, type PolynomialFactor } from './polynomial/factors.js';
import {
  commonDivisor,
  degreeOf,
  division,
  leadingOf,
  type Polynomial,
  product,
  scaled,
} from './polynomial/polynomial.js';
import { polynomialExpression, powerExpression } from './polynomial/polynomial-expression.js';
import { solvePolynomials } from './polynomial/polynomial-equation.js';
import { commonDenominator, isOneTerm, primitiveFactor } from './shape.js';
import { quotientOf } from './polynomial/read-polynomial.js';
import { say } from '../../texts/solve-steps.js';

/** The maximum number of fractions, if the common denominator has at least this degree too. */
const MAX_FRACTIONS = 9;

/** Solves an equation with the unknown in a denominator by multiplying both sides by the common denominator. */
export function solveRational(board: Board, sides: Sides): Found | undefined {
  const [left, right] = [parts(sides.left, board.unknown), parts(sides.right, board.unknown)];
  if (!left || !right) return undefined;
  board.mayGain = true;
  const common = commonOf([...left, ...right]);
  if (Math.min(left.length + right.length, degreeOf(common)) > MAX_FRACTIONS)
    throw new Beyond('too many different fractions', true);
  const factors = factorsOf(common) ?? [];
  const cleared = {
    left: clearedSide(board, left, common, factors),
    right: clearedSide(board, right, common, factors),
  };
  const law = say('algebra.multiply-both', { n: factored(board, common, factors) });
  board.line(law, cleared.left, cleared.right);
  return solvePolynomials(board, cleared);
}

/** A fraction numerator ÷ (number × denominator), with integers if possible. */
interface Part {
  readonly isNegative: boolean;
  readonly body: Expression;
  readonly numerator: Polynomial;
  readonly number: bigint;
  readonly denominator: Polynomial;
}

/** Writes each term as a numerator over a denominator, without simplifying it. */
function parts(side: Expression, unknown: string): readonly Part[] | undefined {
  const all = termsOfSum(side).map(({ isNegative, body }) => {
    const quotient = quotientOf(body, unknown);
    if (!quotient) return undefined;
    const factor = primitiveFactor(quotient.denominator) ?? inverse(leadingOf(quotient.denominator));
    const numerator = scaled(quotient.numerator, factor);
    const number = commonDenominator(numerator) ?? 1n;
    const denominator = scaled(quotient.denominator, factor);
    return { isNegative, body, numerator: scaled(numerator, ofInteger(number)), number, denominator };
  });
  return all.some((part) => !part) ? undefined : all.flatMap((part) => (part ? [part] : []));
}

/** Returns the least common multiple of the denominators. */
function commonOf(all: readonly Part[]): Polynomial {
  const p = all.map(({ denominator }) => denominator).reduce(leastMultiple, [ONE]);
  const number = all.map((part) => part.number).reduce(leastCommonMultiple, 1n);
  return scaled(scaled(p, primitiveFactor(p) ?? ONE), ofInteger(number));
}

function leastMultiple(p: Polynomial, q: Polynomial): Polynomial {
  return product(p, division(q, commonDivisor(p, q))[0]);
}

function clearedSide(
  board: Board,
  side: readonly Part[],
  common: Polynomial,
  factors: readonly PolynomialFactor[],
): Expression {
  const terms: Term[] = side.map((part) => {
    const [cofactor] = division(common, scaled(part.denominator, ofInteger(part.number)));
    return { isNegative: part.isNegative, body: productOf(board, { cofactor, factors }, part) };
  });
  return sumOf(terms);
}

/** The multiplier of a part, and the factors of the common denominator, including the part's own. */
interface Cofactor {
  readonly cofactor: Polynomial;
  readonly factors: readonly PolynomialFactor[];
}

/** Returns numerator × cofactor the way a teacher writes it: 3(x + 1). */
function productOf(
  board: Board,
  { cofactor, factors: known }: Cofactor,
  { numerator, number, body, denominator }: Part,
): Expression {
  const write = (p: Polynomial): Expression => polynomialExpression(p, board.writing);
  if (numerator.length === 0) return '0';
  const isWhole = degreeOf(denominator) < 1 && number === 1n;
  const first = isWhole && body[0] !== '/' && body[0] !== '÷' ? body : write(numerator);
  if (degreeOf(cofactor) < 1 && isZero(difference1(cofactor))) return first;
  if (isOneTerm(numerator) && isOneTerm(cofactor)) return write(product(numerator, cofactor));
  const other = factored(board, cofactor, known);
  const own = first === '1' ? [] : flat(first);
  const factors = degreeOf(cofactor) < 1 ? [...flat(other), ...own] : [...own, ...flat(other)];
  const [only = '1', ...more] = factors;
  return more.length === 0 ? only : ['×', only, ...more];
}

const difference1 = (p: Polynomial): Radical => {
  const [only] = p;
  return only && only.size === 1 && only.get(1n)?.numerator === 1n && only.get(1n)?.denominator === 1n
    ? new Map()
    : ONE;
};

function flat(expression: Expression): readonly Expression[] {
  return typeof expression !== 'string' && expression[0] === '×' ? expression.slice(1) : [expression];
}

/** Writes a polynomial as a product of those known factors that divide it: (x − 1)(x + 1). */
function factored(board: Board, p: Polynomial, known: readonly PolynomialFactor[]): Expression {
  const write = (q: Polynomial): Expression => polynomialExpression(q, board.writing);
  let rest = p;
  const powers: Expression[] = [];
  for (const { factor } of known) {
    let exponent = 0;
    for (let next = quotientBy(rest, factor); next; next = quotientBy(rest, factor)) {
      rest = next;
      exponent++;
    }
    if (exponent > 0) powers.push(powerExpression(write(factor), exponent));
  }
  const all = [...(isZero(difference1(rest)) ? [] : [write(rest)]), ...powers];
  const [only = '1', ...more] = all;
  return more.length === 0 ? only : ['×', only, ...more];
}

/** Returns the quotient if a factor divides a polynomial. */
function quotientBy(p: Polynomial, factor: Polynomial): Polynomial | undefined {
  if (degreeOf(p) < degreeOf(factor)) return undefined;
  const [quotient, rest] = division(p, factor);
  return rest.length === 0 ? quotient : undefined;
}
