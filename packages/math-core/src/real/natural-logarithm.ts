import type { Rational } from '../rational/rational.js';
import { bitLength } from '../rational/to-number.js';
import type { Interval } from './enclosure.js';

const GUARD = 40n;

/**
 * Encloses ln `value` for a rational `value` > 0.
 * @example naturalLogarithm(rational(2n), 8) // [176n, 179n]
 */
export function naturalLogarithm(value: Rational, bits: number): Interval {
  const p = BigInt(bits) + GUARD;
  const k = bitLength(value.numerator) - bitLength(value.denominator);
  const n = k < 0 ? value.numerator << BigInt(-k) : value.numerator;
  const d = k > 0 ? value.denominator << BigInt(k) : value.denominator;
  // value = 2^k n/d with 1/2 < n/d < 2, and ln(n/d) = 2 artanh((n - d)/(n + d))
  const sum = BigInt(k) * twiceArtanh(1n, 3n, p) + twiceArtanh(n - d, n + d, p);
  // Each term of a series is off by less than 2 units, of which there are fewer than 2^12, and |k| < 2^13:
  // below 2^27 units, and the guard takes 2^40.
  const middle = sum >> GUARD;
  return [middle - 1n, middle + 2n];
}

// 2 artanh(n/d) = 2 (z + z³/3 + z⁵/5 + …) in units of 2^-p, for |n/d| ≤ 1/3
function twiceArtanh(n: bigint, d: bigint, p: bigint): bigint {
  let term = (n << (p + 1n)) / d;
  const square = ((n * n) << p) / (d * d);
  let sum = 0n;
  for (let i = 1n; term !== 0n; i += 2n) {
    sum += term / i;
    term = (term * square) >> p;
    if (term === -1n) break; // >> rounds down: a negative term would stay at -1 for ever
  }
  return sum;
}
