import { MathError } from '../result/math-error.js';
import { unwrap } from '../result/unwrap.js';
import * as figures from './figure.js';
import type { Figure } from './figure.js';
import * as texts from './format.js';
import { isRational, type NumericInput } from './parse-decimal.js';
import { parseNumber } from './parse.js';
import * as exact from './rational.js';
import type { Rational } from './rational.js';
import * as doubles from './to-number.js';

// The public operations accept anything that represents a number. Internal callers pass rationals, which
// aren't checked.

/**
 * Returns the rational number that a value represents, or the quotient of two. A `number` represents its shortest decimal text:
 * `rational(0.1)` is one tenth.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (numerator, denominator).
 * @example rational('0.1') // { numerator: 1n, denominator: 10n }
 * @example rational(1, -3) // { numerator: -1n, denominator: 3n }
 */
export function rational(numerator: NumericInput, denominator: NumericInput = 1n): Rational {
  return exact.divide(asRational(numerator, 'numerator'), asRational(denominator, 'denominator'));
}

/**
 * Returns the sum of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example add('0.1', '0.2') // { numerator: 3n, denominator: 10n }
 */
export function add(a: NumericInput, b: NumericInput): Rational {
  return exact.add(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * Returns the difference of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example subtract(3, 1) // { numerator: 2n, denominator: 1n }
 */
export function subtract(a: NumericInput, b: NumericInput): Rational {
  return exact.subtract(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * Returns the product of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example multiply(2, '1/3') // { numerator: 2n, denominator: 3n }
 */
export function multiply(a: NumericInput, b: NumericInput): Rational {
  return exact.multiply(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * Returns the quotient of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b); `division-by-zero` (denominator) if b is 0.
 * @example divide(2, 3) // { numerator: 2n, denominator: 3n }
 */
export function divide(a: NumericInput, b: NumericInput): Rational {
  return exact.divide(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * Returns `a` with the opposite sign.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a).
 * @example negate('1/3') // { numerator: -1n, denominator: 3n }
 */
export function negate(a: NumericInput): Rational {
  return exact.negate(asRational(a, 'a'));
}

/**
 * Raises `a` to an integer power. A negative power requires `a` ≠ 0. Throws `MathError`: `not-a-number`,
 * `too-large`, `division-by-zero` (a); `not-an-integer`, `division-by-zero`, `too-large` (exponent; results
 * of up to 500,000 binary digits in total are never too large).
 * @example power('2/3', -2) // { numerator: 9n, denominator: 4n }
 */
export function power(a: NumericInput, exponent: number): Rational {
  return exact.power(asRational(a, 'a'), exponent);
}

/**
 * Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example compare('1/2', 0.5) // 0
 */
export function compare(a: NumericInput, b: NumericInput): -1 | 0 | 1 {
  return exact.compare(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * Returns the sign of `a`: -1, 0 or 1.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a).
 * @example sign(-5) // -1
 */
export function sign(a: NumericInput): -1 | 0 | 1 {
  return exact.sign(asRational(a, 'a'));
}

/**
 * Returns the same number in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a). Also throws `too-large`
 * if the numerator and denominator both have more than 20,000 bits.
 * @example reduce('2/4') // { numerator: 1n, denominator: 2n }
 */
export function reduce(a: NumericInput): Rational {
  const value = asRational(a, 'a');
  if (isLong(value.denominator) && isLong(value.numerator)) throw new MathError('value', 'too-large');
  return exact.reduce(value);
}

/**
 * Returns the double nearest to `value`, with ties to even. It is never -0, and ±Infinity past the largest
 * double. Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value).
 * @example toNumber('1/10') // 0.1
 */
export function toNumber(value: NumericInput): number {
  return doubles.toNumber(asRational(value, 'value'));
}

/**
 * Returns the figure of an exact value with exactly `decimals` decimals.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example figure('2/3', 2) // exact is "2/3" and text is "0.67" and relation is "≈"
 */
export function figure(value: NumericInput, decimals: number): Figure {
  return figures.figure(shortRational(value), decimals);
}

/**
 * Returns the figure of an exact value with up to `decimals` decimals, without trailing zeros.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example shortFigure('5/2', 4) // text is "2.5" and relation is "="
 */
export function shortFigure(value: NumericInput, decimals: number): Figure {
  return figures.shortFigure(shortRational(value), decimals);
}

/**
 * Returns `value` × 10^`decimals` rounded to a whole number, with ties away from zero.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example roundHalfAwayFromZero('-5/2', 0) // -3n
 */
export function roundHalfAwayFromZero(value: NumericInput, decimals: number): bigint {
  return texts.roundHalfAwayFromZero(asRational(value, 'value'), decimals);
}

/**
 * Returns the correctly rounded value with exactly `decimals` decimals, with ties away from zero, but never
 * as "-0.00". Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`,
 * `out-of-range` (decimals below 0 or past 1,000).
 * @example fixedText(1.005, 2) // "1.01"
 */
export function fixedText(value: NumericInput, decimals: number): string {
  return texts.fixedText(asRational(value, 'value'), decimals);
}

/**
 * Returns `value` as a decimal without rounding. Returns undefined if its decimals never end (1/3). Throws
 * `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value).
 * @example decimalText('1/3') // undefined
 */
export function decimalText(value: NumericInput): string | undefined {
  return texts.decimalText(shortRational(value));
}

/**
 * Returns `value` exactly: as a decimal if it terminates ("12.7"), otherwise as a fraction in lowest terms ("2/3").
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value), `too-large` also if
 * the denominator has more than 20,000 binary digits.
 * @example exactText('127/10') // "12.7"
 */
export function exactText(value: NumericInput): string {
  return texts.exactText(shortRational(value));
}

/** Returns a number whose exact text can be computed. */
function shortRational(input: NumericInput): Rational {
  const value = asRational(input, 'value');
  if (isLong(value.denominator)) throw new MathError('value', 'too-large');
  return value;
}

/** Returns whether an integer has too many binary digits for computing lowest terms and decimals. */
function isLong(n: bigint): boolean {
  return (n < 0n ? -n : n) >> 20_000n > 0n;
}

/**
 * Returns a value as a rational. Rationals of any length are accepted, because they are results of other
 * operations.
 */
export function asRational(value: NumericInput, field: string): Rational {
  if (typeof value === 'bigint') return { numerator: value, denominator: 1n };
  return isRational(value) ? value : unwrap(parseNumber(value, field));
}
