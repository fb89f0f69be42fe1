import { MAX_FACTORISED, primePowers } from '../../prime/prime-powers.js';
import { spend } from '../polynomial/polynomial.js';

/** The largest divisor that is tried for numbers above 10^12. */
const MOST = 3000n;

/**
 * Factors an integer > 0 into powers of primes. For a number above 10^12, the cofactor left after dividing by all
 * primes up to 3,000 counts as one factor, which may not be prime.
 */
export function primes(n: bigint): readonly { readonly prime: bigint; readonly exponent: number }[] {
  const found: { prime: bigint; exponent: number }[] = [];
  let rest = n;
  if (n > MAX_FACTORISED) {
    spend(500);
    for (let p = 2n; p <= MOST && rest > MAX_FACTORISED; p++) {
      let exponent = 0;
      for (; rest % p === 0n; rest /= p) exponent++;
      if (exponent > 0) found.push({ prime: p, exponent });
    }
  }
  if (rest > MAX_FACTORISED) return [...found, { prime: rest, exponent: 1 }];
  const last = primePowers(Number(rest)).map(({ prime, exponent }) => ({ prime: BigInt(prime), exponent }));
  return [...found, ...last];
}
