import type { Interval } from './enclosure.js';

const GUARD = 20n;

/** Encloses π between two multiples of 2^-bits. Uses Machin's formula: π = 16 arctan 1/5 − 4 arctan 1/239. */
export function pi(bits: number): Interval {
  const scale = 1n << (BigInt(bits) + GUARD);
  const arctan = (n: bigint): bigint => {
    let [sum, term, sign] = [0n, scale / n, 1n];
    for (let i = 1n; term !== 0n; i += 2n) {
      sum += (sign * term) / i;
      term /= n * n;
      sign = -sign;
    }
    return sum;
  };
  const middle = (16n * arctan(5n) - 4n * arctan(239n)) >> GUARD;
  return [middle - 1n, middle + 2n];
}
