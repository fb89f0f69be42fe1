import {
  add,
  multiply,
  negate,
  type Rational,
  rational,
  reduce,
  sign as signOf,
} from '../../../rational/rational.js';
import { greatestCommonDivisor } from '../../../rational/integer.js';
import { Beyond } from './beyond.js';

/**
 * An exact sum of square roots of integers with rational coefficients: coefficient by radicand. Each radicand
 * is square-free. 1 represents the rational part and −3 represents i√3. No coefficient is 0, so equal
 * numbers have equal terms.
 */
export type Radical = ReadonlyMap<bigint, Rational>;

/** The maximum number of roots in a sum, and the maximum size of a coefficient. */
const MAX_TERMS = 16;
const MAX_DIGITS_IN_BITS = 4096;

export const ZERO: Radical = new Map();
export const ONE = ofInteger(1);

/** Returns an integer. */
export function ofInteger(n: number | bigint): Radical {
  return ofRational(rational(BigInt(n)));
}

/** Returns a rational number. */
export function ofRational(value: Rational): Radical {
  return term(1n, value);
}

/** Returns coefficient × √radicand, where the radicand is square-free. */
export function term(radicand: bigint, coefficient: Rational): Radical {
  return signOf(coefficient) === 0 ? ZERO : new Map([[radicand, reduce(coefficient)]]);
}

/** Returns a + b. */
export function plus(a: Radical, b: Radical): Radical {
  if (a.size === 0) return b;
  const sum = new Map(a);
  for (const [radicand, coefficient] of b) addTerm(sum, radicand, coefficient);
  return sum;
}

function addTerm(sum: Map<bigint, Rational>, radicand: bigint, coefficient: Rational): void {
  const old = sum.get(radicand);
  const total = reduce(old ? add(old, coefficient) : coefficient);
  if (signOf(total) === 0) sum.delete(radicand);
  else sum.set(radicand, total);
  const size = total.numerator < 0n ? -total.numerator : total.numerator;
  if (sum.size > MAX_TERMS || (size | total.denominator) >> BigInt(MAX_DIGITS_IN_BITS) > 0n)
    throw new Beyond('numbers that are too long', true);
}

/** Returns −a. */
export function negative(a: Radical): Radical {
  return new Map([...a].map(([radicand, coefficient]) => [radicand, negate(coefficient)]));
}

/** Returns a − b. */
export function minus(a: Radical, b: Radical): Radical {
  return plus(a, negative(b));
}

/** Returns a × b, using √6 √10 = 2√15 and i√2 × i√3 = −√6. */
export function times(a: Radical, b: Radical): Radical {
  const product = new Map<bigint, Rational>();
  for (const [m, p] of a) {
    for (const [n, q] of b) {
      const common = greatestCommonDivisor(m, n);
      const divisor = common < 0n ? -common : common;
      const isImaginaryTwice = m < 0n && n < 0n;
      const radicand = (m / divisor) * (n / divisor);
      const factor = rational(isImaginaryTwice ? -divisor : divisor);
      addTerm(product, radicand, multiply(multiply(p, q), factor));
    }
  }
  return product;
}

/** Returns 1 ÷ a, where a isn't 0, by rationalizing the denominator one root at a time. */
export function inverse(a: Radical): Radical {
  const value = rationalOf(a);
  if (value) return ofRational(rational(value.denominator, value.numerator));
  const conjugate = conjugateOf(a);
  return times(conjugate, inverse(times(a, conjugate)));
}

/** Returns a ÷ b, where b isn't 0. */
export function over(a: Radical, b: Radical): Radical {
  return times(a, inverse(b));
}

/**
 * Returns the conjugate of a: it flips the sign of i or, if a is real, the signs of the roots that share a
 * prime.
 */
function conjugateOf(a: Radical): Radical {
  const radicands = [...a.keys()];
  const prime = smallestPrime(radicands.find((radicand) => radicand !== 1n) ?? 1n);
  const isImaginary = radicands.some((radicand) => radicand < 0n);
  const turns = (radicand: bigint): boolean => (isImaginary ? radicand < 0n : radicand % prime === 0n);
  return new Map([...a].map(([radicand, value]) => [radicand, turns(radicand) ? negate(value) : value]));
}

function smallestPrime(n: bigint): bigint {
  const size = n < 0n ? -n : n;
  for (let divisor = 2n; divisor * divisor <= size && divisor < 10_000n; divisor++)
    if (size % divisor === 0n) return divisor;
  return size;
}

/** Returns a raised to an integer power. A negative power requires a ≠ 0. */
export function powerOf(a: Radical, exponent: number): Radical {
  if (exponent < 0) return inverse(powerOf(a, -exponent));
  if (exponent > 10_000) throw new Beyond('a power that is too large', true);
  let [result, square] = [ONE, a];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square);
    if (rest > 1) square = times(square, square);
  }
  return result;
}

/** Returns the value if it is rational. */
export function rationalOf(a: Radical): Rational | undefined {
  if (a.size === 0) return rational(0n);
  return a.size === 1 ? a.get(1n) : undefined;
}

/** Returns whether two numbers are equal. */
export function isSame(a: Radical, b: Radical): boolean {
  return minus(a, b).size === 0;
}

/** Returns whether a number is 0. */
export function isZero(a: Radical): boolean {
  return a.size === 0;
}
