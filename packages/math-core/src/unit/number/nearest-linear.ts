import { decimalScale, exactDecimal } from '../../rational/decimal-scale.js';
import { toNumber } from '../../rational/to-number.js';
import { MathError } from '../../result/math-error.js';

/**
 * Returns the double nearest to (`value` × `factor` + `offset`) ÷ `divisor`, with `value` read as its
 * shortest decimal text, or ±Infinity past the largest double. The other arguments are integers below 2^53,
 * with `divisor` > 0. Throws `MathError`: `not-a-number` (value).
 */
export function nearestLinear(value: number, factor: number, offset: number, divisor: number): number {
  if (!Number.isFinite(value)) throw new MathError('value', 'not-a-number');
  // An integer below 2^53 equals its shortest decimal text, and so does whole ÷ scale. While these products and their sum
  // are below 2^53 they are exact, and only the division rounds.
  const scale = Number.isInteger(value) ? 1 : decimalScale(value);
  const product = Math.round(value * scale) * factor;
  const shift = offset * scale;
  const scaled = divisor * scale;
  return Math.abs(product) + Math.abs(shift) < 2 ** 53 && scaled < 2 ** 53
    ? (product + shift) / scaled + 0
    : exactly(value, factor, offset, divisor);
}

function exactly(value: number, factor: number, offset: number, divisor: number): number {
  const { numerator, denominator } = exactDecimal(value);
  return toNumber({
    numerator: numerator * BigInt(factor) + BigInt(offset) * denominator,
    denominator: denominator * BigInt(divisor),
  });
}
