import { MathError } from '../result/math-error.js';
import { bitLength, greatestCommonDivisor } from './integer.js';

/**
 * The maximum size of a power, in bits. Engines limit the size of a BigInt differently, but all allow a
 * million bits.
 */
const MAX_POWER_BITS = 1e6;

/**
 * An exact rational number, numerator ÷ denominator, with denominator > 0. It isn't always in lowest terms,
 * which keeps arithmetic cheap. Compare with `compare`, and print with {@link exactText}.
 */
export interface Rational {
  /** The numerator, which has the sign of the number. */
  readonly numerator: bigint;
  /** The denominator, which is > 0. */
  readonly denominator: bigint;
}

/**
 * Creates a rational from integers. The sign moves to the numerator. Throws `MathError`: `not-an-integer`
 * (numerator, denominator); `division-by-zero` (denominator).
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [n, d] = [whole('numerator', numerator), whole('denominator', denominator)];
  if (d === 0n) throw new MathError('denominator', 'division-by-zero', 'denominator must not be 0.');
  return quotient(n, d);
}

/** Creates a rational from integers without checks: `divisor` must not be 0. */
export function quotient(dividend: bigint, divisor: bigint): Rational {
  return divisor < 0n
    ? { numerator: -dividend, denominator: -divisor }
    : { numerator: dividend, denominator: divisor };
}

function whole(field: string, n: bigint | number): bigint {
  if (typeof n === 'bigint' || Number.isInteger(n)) return BigInt(n);
  throw new MathError(field, 'not-an-integer');
}

/** Returns a + b. */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** Returns −a. */
export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

/** Returns a − b. */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/** Returns a × b. */
export function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Returns a ÷ b. Throws `MathError`: `division-by-zero` (denominator). */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/**
 * Raises `a` to an integer power. A negative power requires `a` ≠ 0. Throws `MathError`: `not-an-integer`,
 * `division-by-zero`, `too-large` (exponent; results of up to 500,000 binary digits in total are never too
 * large).
 */
export function power(a: Rational, exponent: number): Rational {
  const e = whole('exponent', typeof exponent === 'number' ? Math.abs(exponent) : NaN);
  const size = Number(e);
  const { numerator: n, denominator: d } = a;
  if (exponent < 0 && !n) throw new MathError('exponent', 'division-by-zero');
  // n² d² has about twice the bits of n and d together. The shift by one gives 1 a length of 0, because its
  // powers never grow.
  if (size * bitLength((n * n * d * d) >> 1n) > MAX_POWER_BITS) throw new MathError('exponent', 'too-large');
  return exponent < 0 ? quotient(d ** e, n ** e) : { numerator: n ** e, denominator: d ** e };
}

/** Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  return sign(subtract(a, b));
}

/** Returns the sign of `a`: -1, 0 or 1. */
export function sign(a: Rational): -1 | 0 | 1 {
  return a.numerator === 0n ? 0 : a.numerator < 0n ? -1 : 1;
}

/** Returns the same number in lowest terms. The cost of the common divisor grows with the square of the shorter part. */
export function reduce(a: Rational): Rational {
  const divisor = greatestCommonDivisor(a.numerator, a.denominator);
  return { numerator: a.numerator / divisor, denominator: a.denominator / divisor };
}
