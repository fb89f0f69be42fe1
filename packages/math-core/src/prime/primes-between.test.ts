import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { nextPrime, primesBetween } from './index.js';

/** The primes up to 1,100, by the sieve of Eratosthenes. */
function sieve(): readonly number[] {
  const isOut = new Set<number>([0, 1]);
  for (let n = 2; n <= 1100; n++) for (let k = n * n; k <= 1100; k += n) isOut.add(k);
  return Array.from({ length: 1101 }, (_, n) => n).filter((n) => !isOut.has(n));
}

describe('primesBetween', () => {
  it('agrees with a sieve', () => {
    for (const [from, to] of [
      [0, 10],
      [40, 60],
      [24, 28],
      [0, 1000],
      [97, 97],
    ] as const) {
      const found = unwrap(primesBetween({ from, to }));
      expect(found.primes).toEqual(sieve().filter((prime) => prime >= from && prime <= to));
      expect(found.steps.length).toBeLessThanOrEqual(20);
      expect(stepFaults(found.steps)).toEqual([]);
    }
  });

  it.each([
    [-1, 5, 'from', 'out-of-range'],
    [0, 1001, 'to', 'out-of-range'],
    [5, 4, 'to', 'out-of-range'],
    [1.5, 4, 'from', 'not-an-integer'],
    [1, 'x', 'to', 'not-a-number'],
  ])('refuses %s to %s', (from, to, field, code) => {
    expect(primesBetween({ from, to })).toMatchObject({ ok: false, field, code });
  });
});

describe('nextPrime', () => {
  it('agrees with a sieve', () => {
    const primes = sieve();
    for (let number = 0; number <= 1000; number++) {
      const found = unwrap(nextPrime({ number }));
      expect(found.prime).toBe(primes.find((prime) => prime > number));
      expect(stepFaults(found.steps)).toEqual([]);
    }
  });

  it.each([
    [113, 127],
    [1_000_000, 1_000_003],
    ['1000000000', 1_000_000_007],
  ])('finds the prime after %s', (number, prime) => {
    expect(unwrap(nextPrime({ number })).prime).toBe(prime);
  });

  it.each([
    [-5, 'out-of-range'],
    [10 ** 10, 'out-of-range'],
    [2.5, 'not-an-integer'],
  ])('refuses %s', (number, code) => {
    expect(nextPrime({ number })).toMatchObject({ ok: false, field: 'number', code });
  });
});
