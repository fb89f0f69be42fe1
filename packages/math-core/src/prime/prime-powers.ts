import { MathError } from '../result/math-error.js';

/** The largest number to factor. Its square root is a million, so trial division takes a millisecond. */
export const MAX_FACTORISED = 10 ** 12;

/** The gaps between trial divisors: 2, 3, 5 and 7, then the numbers that aren't divisible by 2, 3 or 5, in cycles of eight. */
const GAPS = [1, 2, 2, 4, 2, 4, 2, 4, 6, 2, 6];
const FIRST_GAP = 3;
const LAST_GAP = GAPS.length - 1;

/** A prime with its exponent. */
export interface PrimePower {
  /** The prime. */
  readonly prime: number;
  /** The exponent, at least 1. */
  readonly exponent: number;
}

/**
 * Factors an integer from 1 to 10^12 into powers of primes, smallest prime first. The list is empty for 1.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (n).
 * @example primePowers(360).length // 3
 */
export function primePowers(n: number): readonly PrimePower[] {
  if (!Number.isInteger(n)) throw new MathError('n', 'not-an-integer');
  if (n < 1 || n > MAX_FACTORISED) throw new MathError('n', 'out-of-range', 'n must be between 1 and 10^12.');
  const powers: PrimePower[] = [];
  let rest = n;
  for (let [p, i] = [2, 0]; p * p <= rest; p += GAPS[i] ?? 0, i = i < LAST_GAP ? i + 1 : FIRST_GAP) {
    let exponent = 0;
    // The rest is below 2^40, so the floor of the quotient is correct. It is much faster than %.
    for (; Math.floor(rest / p) * p === rest; rest /= p) exponent++;
    if (exponent > 0) powers.push({ prime: p, exponent });
  }
  return rest > 1 ? [...powers, { prime: rest, exponent: 1 }] : powers;
}
