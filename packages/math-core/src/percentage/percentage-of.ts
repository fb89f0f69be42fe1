import { decimalScale, exactDecimal } from '../rational/decimal-scale.js';
import { toNumber } from '../rational/to-number.js';
import { MathError } from '../result/math-error.js';

/**
 * Returns the double nearest to `percentage` % of `value`, with both arguments read as their shortest decimal text;
 * ±Infinity past the largest double.
 * Throws `MathError`: `not-a-number` (percentage or value not finite).
 * @example percentageOf(35, 1.35) // 0.4725
 */
export function percentageOf(percentage: number, value: number): number {
  if (!Number.isFinite(percentage)) throw new MathError('percentage', 'not-a-number');
  if (!Number.isFinite(value)) throw new MathError('value', 'not-a-number');
  const scale = Number.isInteger(percentage) ? 1 : decimalScale(percentage);
  const valueScale = Number.isInteger(value) ? 1 : decimalScale(value);
  const product = Math.round(percentage * scale) * Math.round(value * valueScale);
  const divisor = scale * valueScale * 100;
  // Powers of ten up to 10^22 are exact doubles, and so is the product: only the division rounds.
  if (Number.isSafeInteger(product) && divisor <= 1e22) return product / divisor + 0;
  const [p, v] = [exactDecimal(percentage), exactDecimal(value)];
  return toNumber({
    numerator: p.numerator * v.numerator,
    denominator: 100n * p.denominator * v.denominator,
  });
}
