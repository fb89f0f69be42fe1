import { type Rational, rational, sign } from '@mathtools/math-core/rational';
import { Unreadable } from './polynomial.js';
import { charge } from './work.js';

/** The limit of trial division. Numbers with a larger squared prime factor aren't compared. */
const LARGEST_DIVISOR = 100_000;

/** The prime numbers up to the limit, once they are needed. */
let primes: readonly bigint[] | undefined;

function primesUpTo(most: number): readonly bigint[] {
  const isComposite = new Uint8Array(most + 1);
  const found: bigint[] = [];
  for (let n = 2; n <= most; n++) {
    if (isComposite[n]) continue;
    found.push(BigInt(n));
    for (let multiple = n * n; multiple <= most; multiple += n) isComposite[multiple] = 1;
  }
  return found;
}

/** Returns the prime factorization of a positive rational. */
export function primePowers(value: Rational): ReadonlyMap<string, Rational> {
  if (sign(value) <= 0) throw new Unreadable('Only a positive number has a real power of any kind.');
  const powers = new Map<string, bigint>();
  count(value.numerator, 1n, powers);
  count(value.denominator, -1n, powers);
  return new Map([...powers].filter(([, n]) => n !== 0n).map(([prime, n]) => [prime, rational(n)]));
}

/** The number of divisions that cost as much as a product of two terms. */
const DIVISIONS = 16;

function count(number: bigint, step: bigint, powers: Map<string, bigint>): void {
  let rest = number;
  const take = (prime: bigint): void => {
    powers.set(String(prime), (powers.get(String(prime)) ?? 0n) + step);
    rest /= prime;
  };
  primes ??= primesUpTo(LARGEST_DIVISOR);
  let isPrime = false;
  for (const [at, divisor] of primes.entries()) {
    if (at % DIVISIONS === 0) charge(1);
    isPrime = divisor * divisor > rest;
    if (isPrime) break;
    while (rest % divisor === 0n) take(divisor);
  }
  if (!isPrime && rest > BigInt(LARGEST_DIVISOR) ** 2n)
    throw new Unreadable('A number is too large to be factored.');
  if (rest > 1n) take(rest);
}
