import { fixedText, roundHalfAwayFromZero } from '../rational/format.js';
import { type Rational, rational } from '../rational/rational.js';

/**
 * Formats `value` with exactly `digits` significant digits (≥ 1), with ties away from zero: 1234.5 to 2
 * digits is "1200".
 */
export function significantText(value: Rational, digits: number): string {
  if (value.numerator === 0n) return fixedText(value, digits - 1);
  const decimals = digits - 1 - powerOfTen(value);
  const text = roundedAt(value, decimals);
  // Rounding may carry into another digit: 9.96 to 2 digits is 10, not 10.0.
  const hasCarried = decimals > 0 && text.replace(/^-?[0.]*/, '').replace('.', '').length > digits;
  return hasCarried ? roundedAt(value, decimals - 1) : text;
}

/** Returns the power of ten of a number's first digit: 2 for 123, -2 for 0.01. */
function powerOfTen({ numerator, denominator }: Rational): number {
  const size = numerator < 0n ? -numerator : numerator;
  const guess = size.toString().length - denominator.toString().length;
  const isBelow =
    guess >= 0 ? size < denominator * 10n ** BigInt(guess) : size * 10n ** BigInt(-guess) < denominator;
  return isBelow ? guess - 1 : guess;
}

/** Rounds to `decimals` decimals. A negative count rounds to the left of the decimal point. */
function roundedAt(value: Rational, decimals: number): string {
  if (decimals >= 0) return fixedText(value, decimals);
  const unit = 10n ** BigInt(-decimals);
  const units = roundHalfAwayFromZero(rational(value.numerator, value.denominator * unit), 0);
  return (units * unit).toString();
}
