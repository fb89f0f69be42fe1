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

// What other packages call takes whatever stands for a number; inside, where only rationals come, nothing is checked.

/**
 * The rational number that a value stands for, or the quotient of two. A `number` stands for its shortest decimal text:
 * `rational(0.1)` is one tenth.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (numerator, denominator).
 * @example rational('0.1') // { numerator: 1n, denominator: 10n }
 * @example rational(1, -3) // { numerator: -1n, denominator: 3n }
 */
export function rational(numerator: NumericInput, denominator: NumericInput = 1n): Rational {
  return exact.divide(asRational(numerator, 'numerator'), asRational(denominator, 'denominator'));
}

/**
 * The sum of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example add('0.1', '0.2') // { numerator: 3n, denominator: 10n }
 */
export function add(a: NumericInput, b: NumericInput): Rational {
  return exact.add(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * The difference of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example subtract(3, 1) // { numerator: 2n, denominator: 1n }
 */
export function subtract(a: NumericInput, b: NumericInput): Rational {
  return exact.subtract(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * The product of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example multiply(2, '1/3') // { numerator: 2n, denominator: 3n }
 */
export function multiply(a: NumericInput, b: NumericInput): Rational {
  return exact.multiply(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * The quotient of two numbers, not always in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b); `division-by-zero` (denominator) where b is 0.
 * @example divide(2, 3) // { numerator: 2n, denominator: 3n }
 */
export function divide(a: NumericInput, b: NumericInput): Rational {
  return exact.divide(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * `a` with the other sign.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a).
 * @example negate('1/3') // { numerator: -1n, denominator: 3n }
 */
export function negate(a: NumericInput): Rational {
  return exact.negate(asRational(a, 'a'));
}

/**
 * `a` to a whole power; a negative one needs `a` ≠ 0.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a); `not-an-integer`, `division-by-zero`, `too-large`
 * (exponent; results of up to 500,000 binary digits in all are never too large).
 * @example power('2/3', -2) // { numerator: 9n, denominator: 4n }
 */
export function power(a: NumericInput, exponent: number): Rational {
  return exact.power(asRational(a, 'a'), exponent);
}

/**
 * -1, 0 or 1 as `a` is less than, equal to or greater than `b`.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a, b).
 * @example compare('1/2', 0.5) // 0
 */
export function compare(a: NumericInput, b: NumericInput): -1 | 0 | 1 {
  return exact.compare(asRational(a, 'a'), asRational(b, 'b'));
}

/**
 * The sign of `a`: -1, 0 or 1.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a).
 * @example sign(-5) // -1
 */
export function sign(a: NumericInput): -1 | 0 | 1 {
  return exact.sign(asRational(a, 'a'));
}

/**
 * The same number in lowest terms.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (a), `too-large` also where
 * numerator and denominator both have more than 20,000 binary digits.
 * @example reduce('2/4') // { numerator: 1n, denominator: 2n }
 */
export function reduce(a: NumericInput): Rational {
  const value = asRational(a, 'a');
  if (isLong(value.denominator) && isLong(value.numerator)) throw new MathError('value', 'too-large');
  return exact.reduce(value);
}

/**
 * The double nearest to `value`, ties to even; never -0; ±Infinity past the largest double.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value).
 * @example toNumber('1/10') // 0.1
 */
export function toNumber(value: NumericInput): number {
  return doubles.toNumber(asRational(value, 'value'));
}

/**
 * The figure of an exact value shown with exactly `decimals` decimals.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example figure('2/3', 2) // exact is "2/3" and text is "0.67" and relation is "≈"
 */
export function figure(value: NumericInput, decimals: number): Figure {
  return figures.figure(shortRational(value), decimals);
}

/**
 * The figure of an exact value shown with up to `decimals` decimals, without trailing zeros.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example shortFigure('5/2', 4) // text is "2.5" and relation is "="
 */
export function shortFigure(value: NumericInput, decimals: number): Figure {
  return figures.shortFigure(shortRational(value), decimals);
}

/**
 * `value` × 10^`decimals` rounded to a whole number, a tie away from zero.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example roundHalfAwayFromZero('-5/2', 0) // -3n
 */
export function roundHalfAwayFromZero(value: NumericInput, decimals: number): bigint {
  return texts.roundHalfAwayFromZero(asRational(value, 'value'), decimals);
}

/**
 * The correctly rounded value with exactly `decimals` decimals, a tie away from zero; never "-0.00".
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range`
 * (decimals below 0 or past 1,000).
 * @example fixedText(1.005, 2) // "1.01"
 */
export function fixedText(value: NumericInput, decimals: number): string {
  return texts.fixedText(asRational(value, 'value'), decimals);
}

/**
 * `value` as a decimal without rounding; undefined where its decimals never end (1/3).
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value).
 * @example decimalText('1/3') // undefined
 */
export function decimalText(value: NumericInput): string | undefined {
  return texts.decimalText(shortRational(value));
}

/**
 * `value` exactly: as a decimal where it ends ("12.7"), else as a fraction in lowest terms ("2/3").
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value), `too-large` also where
 * the denominator has more than 20,000 binary digits.
 * @example exactText('127/10') // "12.7"
 */
export function exactText(value: NumericInput): string {
  return texts.exactText(shortRational(value));
}

/** A number whose exact text can be worked out. */
function shortRational(input: NumericInput): Rational {
  const value = asRational(input, 'value');
  if (isLong(value.denominator)) throw new MathError('value', 'too-large');
  return value;
}

/** Whether a whole number has more binary digits than lowest terms and decimals are worked out for. */
function isLong(n: bigint): boolean {
  return (n < 0n ? -n : n) >> 20_000n > 0n;
}

/** Rationals come as they are, however long: they are the results of other operations. */
export function asRational(value: NumericInput, field: string): Rational {
  if (typeof value === 'bigint') return { numerator: value, denominator: 1n };
  return isRational(value) ? value : unwrap(parseNumber(value, field));
}
