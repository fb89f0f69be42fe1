import { type Rational, rational, sign } from '@mathtools/math-core/rational';
import { Unreadable } from './polynomial.js';

/** The limit of trial division. Numbers with a larger squared prime factor aren't compared. */
const LARGEST_DIVISOR = 100_000n;

/** Returns the prime factorization of a positive rational. */
export function primePowers(value: Rational): ReadonlyMap<string, Rational> {
  if (sign(value) <= 0) throw new Unreadable('Only a positive number has a real power of any kind.');
  const powers = new Map<string, bigint>();
  count(value.numerator, 1n, powers);
  count(value.denominator, -1n, powers);
  return new Map([...powers].filter(([, n]) => n !== 0n).map(([prime, n]) => [prime, rational(n)]));
}

function count(number: bigint, step: bigint, powers: Map<string, bigint>): void {
  let rest = number;
  const take = (prime: bigint): void => {
    powers.set(String(prime), (powers.get(String(prime)) ?? 0n) + step);
    rest /= prime;
  };
  for (let divisor = 2n; divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n) {
    if (divisor > LARGEST_DIVISOR) throw new Unreadable('A number is too large to be factored.');
    while (rest % divisor === 0n) take(divisor);
  }
  if (rest > 1n) take(rest);
}
