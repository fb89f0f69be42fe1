import { decimalScale, exactDecimal } from '../rational/decimal-scale.js';
import { dividePairs, logarithmPair, type Pair, roundedPair } from '../real/pair.js';
import { approximateLogarithm } from '../real/natural-logarithm.js';
import { MathError } from '../result/math-error.js';
import { type Approximation, nearestDouble, approximateQuotient } from './real-logarithm.js';

/**
 * Returns the double nearest to log_base(value), with both arguments read as their shortest decimal text. Rational
 * logarithms are therefore exact: log₁₀ 1000 is 3. Fast for decimals of up to 15 digits.
 * Throws `MathError`: `not-a-number`; `out-of-range` (base ≤ 0 or 1, value ≤ 0).
 * @example logarithm(8, 4) // 0.6666666666666666
 */
export function logarithm(base: number, value: number): number {
  assertPositive('base', base);
  if (base === 1) throw new MathError('base', 'out-of-range', 'base must not be 1.');
  assertPositive('value', value);
  if (value === 1) return 0;
  // No logarithm is halfway between two doubles. If it is rational, it is p/q with integers p and q below 2^12 (as are
  // the exponents of the primes in the two numbers), but a halfway point has 54 bits.
  return (
    roundedPair(dividePairs(pairOf(value), pairOf(base))) ??
    nearestDouble(approximateQuotient(near(value), near(base)))
  );
}

// Returns NaN for numbers with more digits.
function pairOf(value: number): Pair {
  const scale = decimalScale(value);
  return logarithmPair(Math.round(value * scale), scale);
}

const near =
  (value: number): Approximation =>
  (bits) =>
    approximateLogarithm(exactDecimal(value), bits);

function assertPositive(field: string, n: number): void {
  if (!Number.isFinite(n)) throw new MathError(field, 'not-a-number');
  if (n <= 0) throw new MathError(field, 'out-of-range', `${field} must be positive.`);
}
