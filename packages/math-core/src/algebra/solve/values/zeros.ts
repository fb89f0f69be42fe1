import type { Surd } from '../../../quadratic/surd.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import {
  coefficientsIn,
  constantOf,
  type Factor,
  factorise,
  type Polynomial,
} from '../../polynomial/polynomial.js';
import { squareRootOf, times } from './quotient.js';
import { ascending } from './real-intervals.js';
import { surdOf, surdOfPolynomial, polynomialOfSurd } from './surd-number.js';
import { add, scale, constant, negate } from '../../polynomial/polynomial.js';

/** A factor of a polynomial in one letter with its real zeros. */
export interface FactorZeros extends Factor {
  /** The zeros in ascending order. */
  readonly zeros: readonly Surd[];
}

/** A polynomial in one letter, written as a number times factors whose zeros are known. */
export interface KnownZeros {
  readonly content: Rational;
  readonly factors: readonly FactorZeros[];
  /** The zeros of all factors in ascending order. */
  readonly zeros: readonly Surd[];
}

/**
 * Factors a nonzero polynomial in one letter and finds all its real zeros. Returns undefined if the zeros of a factor
 * can't be found.
 * Throws `MathError`: `too-large`.
 */
export function zerosOf(polynomial: Polynomial, unknown: string): KnownZeros | undefined {
  const { content, factors } = factorise(polynomial);
  const known: FactorZeros[] = [];
  for (const factor of factors) {
    const zeros = zerosOfFactor(factor.base, unknown);
    if (!zeros) return undefined;
    known.push({ ...factor, zeros });
  }
  return { content, factors: known, zeros: ascending(known.flatMap(({ zeros }) => zeros)) };
}

function zerosOfFactor(base: Polynomial, unknown: string): readonly Surd[] | undefined {
  const numbers = numbersOf(base, unknown);
  const [c, b, a] = numbers ?? [];
  if (!numbers || !c || !b) return undefined;
  if (!a) return [surdOf(exact.negate(exact.divide(c, b)))];
  if (numbers.length === 3) return quadraticZeros(a, b, c);
  return isPositive(numbers) ? [] : undefined;
}

/** Returns the coefficients of a polynomial in one letter, by powers. */
export function numbersOf(polynomial: Polynomial, unknown: string): readonly Rational[] | undefined {
  const numbers = coefficientsIn(polynomial, unknown).map(constantOf);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** Returns the discriminant b² − 4ac. */
export function discriminantOf(a: Rational, b: Rational, c: Rational): Rational {
  return exact.reduce(
    exact.subtract(exact.multiply(b, b), exact.multiply(rational(4n), exact.multiply(a, c))),
  );
}

/** Returns the real zeros of a x² + b x + c in ascending order. */
export function quadraticZeros(a: Rational, b: Rational, c: Rational): readonly Surd[] {
  const discriminant = discriminantOf(a, b, c);
  if (discriminant.numerator < 0n) return [];
  const root = squareRootOf(discriminant);
  const half = exact.divide(rational(1n), exact.multiply(rational(2n), a));
  const both = [root, negate(root)].map((part) =>
    surdOfPolynomial(scale(add(part, constant(exact.negate(b))), half)),
  );
  return ascending(both.flatMap((zero) => (zero ? [zero] : [])));
}

/** Returns whether a polynomial has only even powers with positive coefficients and a positive constant. */
function isPositive(numbers: readonly Rational[]): boolean {
  return numbers.every(
    (number, i) => exact.sign(number) === (i === 0 ? 1 : i % 2 ? 0 : Math.max(exact.sign(number), 0)),
  );
}

/** Returns the sign of a polynomial in one letter at a number. Returns undefined if the two contain different roots. */
export function valueAt(polynomial: Polynomial, unknown: string, at: Surd): Polynomial {
  const by = polynomialOfSurd(at);
  return coefficientsIn(polynomial, unknown).reduceRight(
    (sum, part) => add(times(sum, by), part),
    constant(0n),
  );
}
