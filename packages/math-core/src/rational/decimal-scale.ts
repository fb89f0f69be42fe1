import type { Rational } from './rational.js';

/**
 * Returns the smallest power of ten (up to 10^22) that makes `value`, read as its shortest decimal text, an
 * integer below 10^15, which is then `Math.round(value * scale)`. Returns NaN if there is none.
 *
 * Proof: let m be the integer found, with m / scale === value. Both are exact doubles, so the division
 * returns the double nearest to the decimal m/scale. No two decimals of up to 15 digits share their nearest
 * double (a double has at least 15.95 digits), and the shortest text has no more digits than m: it is
 * m/scale.
 */
export function decimalScale(value: number): number {
  for (let scale = 1; scale <= 1e22; scale *= 10) {
    const whole = Math.round(value * scale);
    if (Math.abs(whole) >= 1e15) break;
    if (whole / scale === value) return scale;
  }
  return NaN;
}

/** Returns the exact value of the shortest decimal text of a finite double. */
export function exactDecimal(value: number): Rational {
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const shift = Number(exponent) - fraction.length;
  const numerator = BigInt(whole + fraction);
  return shift < 0
    ? { numerator, denominator: 10n ** BigInt(-shift) }
    : { numerator: numerator * 10n ** BigInt(shift), denominator: 1n };
}
