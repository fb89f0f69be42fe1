import { MathError } from '../result/math-error.js';
import { decimalScale, exactDecimal } from './decimal-scale.js';
import { asRational } from './operations.js';
import type { NumericInput } from './parse-decimal.js';
import type { Rational } from './rational.js';
import { roundHalfAwayFromZero } from './format.js';
import { toNumber } from './to-number.js';

/** The largest number of decimals. */
const MAX_DECIMALS = 400;

/**
 * Rounds the shortest decimal text of `value` to 0 to 400 decimals, with ties away from zero: 1.005 is a tie, even though
 * its double is smaller. Returns the double nearest to the rounded decimal, never -0.
 * Throws `MathError`: `not-a-number`, `too-large`, `division-by-zero` (value); `not-an-integer`, `out-of-range` (decimals).
 * @example roundTo(1.005, 2) // 1.01
 */
export function roundTo(value: NumericInput, decimals: number): number {
  if (!Number.isInteger(decimals)) throw new MathError('decimals', 'not-an-integer');
  if (decimals < 0 || decimals > MAX_DECIMALS) throw new MathError('decimals', 'out-of-range');
  if (typeof value !== 'number') return roundLong(asRational(value, 'value'), decimals);
  if (!Number.isFinite(value)) throw new MathError('value', 'not-a-number');
  const scale = decimalScale(value);
  let unit = 1;
  for (let i = 0; i < decimals && unit < scale; i++) unit *= 10;
  if (scale <= unit) return value + 0;
  const step = scale / unit;
  if (!(step <= 1e15)) return roundLong(exactDecimal(value), decimals);
  // `step` is a power of ten, so it is even, and all of these are integers below 2^53: only the last division rounds.
  const whole = Math.abs(Math.round(value * scale)) + step / 2;
  const size = (whole - (whole % step)) / step / unit;
  return value < 0 ? 0 - size : size;
}

function roundLong(value: Rational, decimals: number): number {
  const numerator = roundHalfAwayFromZero(value, decimals);
  return toNumber({ numerator, denominator: 10n ** BigInt(decimals) });
}
