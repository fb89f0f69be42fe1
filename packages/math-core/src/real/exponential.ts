import { rational } from '../rational/rational.js';
import type { Enclosure } from './enclosure.js';
import { naturalLogarithm } from './natural-logarithm.js';

const COARSE = 64;
const GUARD = 40;

/**
 * Encloses e^y for an enclosed `y` with |y| < 4000.
 */
export function exponential(exponent: Enclosure): Enclosure {
  return (bits) => {
    const coarse = exponent(COARSE);
    if (!coarse) return undefined;
    // e^y = 2^k e^r. The double only chooses k, because r absorbs its error.
    const k = Math.floor(Number(coarse[0]) / 2 ** COARSE / Math.LN2);
    const p = Math.max(bits + k, 0) + GUARD;
    const interval = exponent(p);
    if (!interval) return undefined;
    const [low, high] = interval;
    const [ln2] = naturalLogarithm(rational(2n), p);
    const power = exponentialSeries(low - BigInt(k) * ln2, BigInt(p));
    // The error in units of 2^-p: |k| < 2^13 times at most 3 for ln 2, and less than 2^13 for the series, both times e^r < 2.1.
    const error = (1n << 17n) + 4n * (high - low);
    const shift = BigInt(p - bits - k); // The shift is at least the guard.
    return [(power - error) >> shift, ((power + error) >> shift) + 1n];
  };
}

// Computes 1 + r + r²/2! + … in units of 2^-p, for |r| < 1.
function exponentialSeries(r: bigint, p: bigint): bigint {
  let term = 1n << p;
  let sum = 0n;
  for (let i = 1n; term !== 0n; i++) {
    sum += term;
    term = ((term * r) >> p) / i;
  }
  return sum;
}
