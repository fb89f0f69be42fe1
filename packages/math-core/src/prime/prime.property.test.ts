import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printedFaults } from '../testing/printed-faults.test-support.js';
import { primeFactors, primePowers } from './index.js';
import { runs } from '../testing/draws.test-support.js';

/** Runs the Miller–Rabin primality test with bases that are conclusive below 3,415,550,400,000 (Jaeschke 1993). */
function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  const bases = [2n, 3n, 5n, 7n, 11n, 13n];
  if (bases.includes(n)) return true;
  let [odd, twos] = [n - 1n, 0];
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  return bases.every((base) => {
    let power = powerModulo(base, odd, n);
    if (power === 1n || power === n - 1n) return true;
    for (let i = 1; i < twos; i++) {
      power = (power * power) % n;
      if (power === n - 1n) return true;
    }
    return false;
  });
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const digit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (digit === '1') result = (result * base) % modulus;
  }
  return result;
}

const large = fc.integer({ min: 1, max: 10 ** 12 });

it('multiplies back to the number, with primes in rising order', () => {
  fc.assert(
    fc.property(fc.oneof(large, fc.integer({ min: 1, max: 1000 })), (n) => {
      const powers = primePowers(n);
      const product = powers.reduce(
        (all, { prime, exponent }) => all * BigInt(prime) ** BigInt(exponent),
        1n,
      );
      expect(product).toBe(BigInt(n));
      expect(powers.every(({ prime }) => isPrime(BigInt(prime)))).toBe(true);
      expect(powers.every(({ prime }, i) => i === 0 || prime > (powers[i - 1]?.prime ?? 0))).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

it('returns the largest number that divides all, and the smallest that all divide', () => {
  const shared = fc.tuple(
    fc.integer({ min: 1, max: 1000 }),
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 5 }),
  );
  fc.assert(
    fc.property(shared, ([factor, others]) => {
      const numbers = others.map((n) => n * factor);
      const result = primeFactors({ numbers });
      if (!result.ok) throw new Error(result.message);
      const { divisorSteps, multipleSteps } = result.value;
      const lines = result.value.numbers.flatMap(({ steps, isPrime }) => (isPrime ? [] : steps));
      expect(printedFaults([...lines, ...divisorSteps, ...multipleSteps])).toEqual([]);
      // Computes both from the exponents of each prime: the smallest and the largest.
      const exponents = new Map<number, number[]>();
      for (const { prime } of numbers.flatMap(primePowers)) {
        const exponentIn = (n: number) =>
          primePowers(n).find((power) => power.prime === prime)?.exponent ?? 0;
        exponents.set(prime, numbers.map(exponentIn));
      }
      const productOf = (choose: (...exponents: number[]) => number) =>
        [...exponents].reduce((all, [prime, list]) => all * BigInt(prime) ** BigInt(choose(...list)), 1n);
      expect(result.value.greatestCommonDivisor).toBe(String(productOf(Math.min)));
      expect(result.value.leastCommonMultiple).toBe(String(productOf(Math.max)));
    }),
  );
});
