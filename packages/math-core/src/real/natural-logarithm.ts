import type { Rational } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import { MathError } from '../result/math-error.js';
import { type Interval, MAX_BITS } from './enclosure.js';

const GUARD = 40;

/**
 * Encloses ln `value` for a rational `value` > 0.
 * Throws `MathError`: `out-of-range` (value ≤ 0, bits below 0 or past 100,000); `not-an-integer` (bits).
 */
export function naturalLogarithm(value: Rational, bits: number): Interval {
  if (value.numerator <= 0n) throw new MathError('value', 'out-of-range', 'value must be positive.');
  if (!Number.isInteger(bits)) throw new MathError('bits', 'not-an-integer');
  if (bits < 0 || bits > MAX_BITS) throw new MathError('bits', 'out-of-range');
  // The error is less than 2^27 units (|k| < 2^13), and the guard bits allow for 2^40.
  const middle = scaledLogarithm(value, bits + GUARD) >> BigInt(GUARD);
  return [middle - 1n, middle + 2n];
}

/**
 * Approximates ln `value` for a rational `value` > 0, with a relative error below 2^(16 - bits). Returns
 * exactly 0 for 1.
 */
export function approximateLogarithm(value: Rational, bits: number): Rational {
  const { numerator: n, denominator: d } = value;
  // Near 1 the logarithm is about as small as |n - d|/(n + d), so many more bits are needed.
  const p = bits + bitLength(n + d) - bitLength(n > d ? n - d : d - n);
  return { numerator: scaledLogarithm(value, p), denominator: 1n << BigInt(p) };
}

// Computes ln(value) × 2^p with an error below (|k| + 1) × 2^13: fewer than 2^12 terms, each with an error below 2.
function scaledLogarithm({ numerator, denominator }: Rational, p: number): bigint {
  // value = 2^k n/d with 1/2 < n/d < 2, and ln(n/d) = 2 artanh((n - d)/(n + d))
  const k = bitLength(numerator) - bitLength(denominator);
  const n = numerator << BigInt(Math.max(-k, 0));
  const d = denominator << BigInt(Math.max(k, 0));
  return BigInt(k) * twiceArtanh(1n, 3n, p) + twiceArtanh(n - d, n + d, p);
}

// Computes 2 artanh(n/d) = 2 (z + z³/3 + z⁵/5 + …) with z = n/d in units of 2^-p, for |n/d| ≤ 1/3.
function twiceArtanh(n: bigint, d: bigint, p: number): bigint {
  const [over, under] = [n * n, d * d];
  let sum = 0n;
  let term = ((2n * n) << BigInt(p)) / d;
  for (let i = 1n; term !== 0n; i += 2n) {
    sum += term / i;
    term = (term * over) / under;
  }
  return sum;
}
