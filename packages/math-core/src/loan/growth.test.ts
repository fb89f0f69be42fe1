import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/draws.test-support.js';
import { discountFactor, discountFactors } from './growth.js';

/** Returns whether low ÷ 2^bits ≤ over ÷ under ≤ high ÷ 2^bits. */
function encloses(
  [low, high]: readonly [bigint, bigint],
  over: bigint,
  under: bigint,
  bits: number,
): boolean {
  const one = 1n << BigInt(bits);
  return low * under <= over * one && over * one <= high * under;
}

it('encloses the discount of any number of periods, closely', () => {
  const part = fc.bigInt({ min: 1n, max: 10n ** 9n });
  fc.assert(
    fc.property(
      part,
      part,
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(20, 60, 160),
      (a, b, n, bits) => {
        fc.pre(a !== b);
        const rate = { numerator: a - b, denominator: b };
        const [small, large] = a < b ? [a, b] : [b, a];
        const [over, under] = [small ** BigInt(n), large ** BigInt(n)];
        const found = discountFactor(rate, n, bits);
        expect(encloses(found, over, under, bits)).toBe(true);
        // Each period adds the width of the base, and each of at most 12 products adds 1.
        expect(found[1] - found[0]).toBeLessThanOrEqual(BigInt(n) + 200n);
        expect(encloses(discountFactors(rate, 12)(n * 12, bits), over ** 12n, under ** 12n, bits)).toBe(true);
      },
    ),
    { numRuns: runs(300) },
  );
});

it('is the factor itself for one period: 1 ÷ 1.05 and, for a rate below 0, 0.95', () => {
  const bits = 40;
  expect(encloses(discountFactor({ numerator: 1n, denominator: 20n }, 1, bits), 20n, 21n, bits)).toBe(true);
  expect(encloses(discountFactor({ numerator: -1n, denominator: 20n }, 1, bits), 19n, 20n, bits)).toBe(true);
});
