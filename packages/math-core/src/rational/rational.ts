import { MathError } from '../result/math-error.js';
import { bitLength } from './bit-length.js';
import { greatestCommonDivisor } from './divisor.js';

/** JavaScript engines limit the length of integers differently; all allow a million bits. */
const MAX_POWER_BITS = 1e6;

/**
 * An exact rational number, numerator ÷ denominator, denominator > 0. For speed not always in lowest terms: compare
 * with {@link compare}, print with {@link exactText}. {@link rational} and {@link parseNumber} ensure denominator > 0;
 * functions that take a rational don't check it.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** An exact number, as {@link parseNumber} returns it and the calculators accept it. */
export type Decimal = Rational;

/**
 * Creates a rational; a sign of the denominator moves to the numerator.
 * Throws `MathError`: `not-an-integer` (numerator, denominator); `division-by-zero` (denominator).
 * @example rational(1n, -3n) // { numerator: -1n, denominator: 3n }
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [n, d] = [whole('numerator', numerator), whole('denominator', denominator)];
  if (d === 0n) throw new MathError('denominator', 'division-by-zero', 'denominator must not be 0.');
  return quotient(n, d);
}

/** Creates a rational without checks: `divisor` must not be 0. */
export function quotient(dividend: bigint, divisor: bigint): Rational {
  return divisor < 0n
    ? { numerator: -dividend, denominator: -divisor }
    : { numerator: dividend, denominator: divisor };
}

function whole(field: string, n: bigint | number): bigint {
  if (typeof n === 'bigint' || Number.isInteger(n)) return BigInt(n);
  throw new MathError(field, 'not-an-integer');
}

/**
 * Adds two rationals.
 * @example add(rational(1n, 3n), rational(1n, 3n)) // { numerator: 2n, denominator: 3n }
 */
export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/**
 * Negates a rational.
 * @example negate(rational(1n, 3n)) // { numerator: -1n, denominator: 3n }
 */
export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

/**
 * Subtracts `b` from `a`.
 * @example subtract(rational(3n), rational(1n)) // { numerator: 2n, denominator: 1n }
 */
export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/**
 * Multiplies two rationals.
 * @example multiply(rational(2n), rational(1n, 3n)) // { numerator: 2n, denominator: 3n }
 */
export function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/**
 * Divides `a` by `b`, which must not be 0.
 * Throws `MathError`: `division-by-zero` (denominator).
 * @example divide(rational(2n), rational(3n)) // { numerator: 2n, denominator: 3n }
 */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/**
 * Raises `a` to an integer power; a negative exponent needs `a` ≠ 0.
 * Throws `MathError`: `not-an-integer`, `division-by-zero`, `too-large` (exponent; results of up to 500,000 bits,
 * numerator and denominator together, are never too large).
 * @example power(rational(2n, 3n), -2) // { numerator: 9n, denominator: 4n }
 */
export function power(a: Rational, exponent: number): Rational {
  const size = Math.abs(exponent);
  const e = whole('exponent', size);
  const { numerator: n, denominator: d } = a;
  if (exponent < 0 && !n) throw new MathError('exponent', 'division-by-zero');
  // n² d² has about twice as many bits as n and d together. The shift leaves none of 1, whose powers never grow.
  if (size * bitLength((n * n * d * d) >> 1n) > MAX_POWER_BITS) throw new MathError('exponent', 'too-large');
  return exponent < 0 ? quotient(d ** e, n ** e) : { numerator: n ** e, denominator: d ** e };
}

/**
 * Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`.
 * @example compare(rational(1n, 2n), rational(2n, 4n)) // 0
 */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  return sign(subtract(a, b));
}

/**
 * The sign of `a`: -1, 0 or 1.
 * @example sign(rational(-1n, 3n)) // -1
 */
export function sign(a: Rational): -1 | 0 | 1 {
  return a.numerator === 0n ? 0 : a.numerator < 0n ? -1 : 1;
}

/**
 * Returns the same number in lowest terms.
 * @example reduce(rational(2n, 4n)) // { numerator: 1n, denominator: 2n }
 */
export function reduce(a: Rational): Rational {
  const divisor = greatestCommonDivisor(a.numerator, a.denominator);
  return { numerator: a.numerator / divisor, denominator: a.denominator / divisor };
}
