import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded, SEEDS } from './index.js';
import { runs } from '@mathtools/math-core/testing/draws';

const seed = fc.integer({ min: 0, max: SEEDS - 1 });

describe('seeded', () => {
  it('gives the same choices for the same seed', () => {
    // These numbers are frozen, because links to problems depend on them.
    const { whole } = seeded(2026);
    expect(Array.from({ length: 8 }, () => whole(0, 999))).toMatchInlineSnapshot(`
      [
        175,
        858,
        622,
        836,
        57,
        762,
        988,
        153,
      ]
    `);
  });

  it('stays between its bounds and reaches both', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: -50, max: 50 }), fc.nat(20), (start, low, size) => {
        const { whole } = seeded(start);
        const seen = Array.from({ length: 400 }, () => whole(low, low + size));
        expect(Math.min(...seen)).toBe(low);
        expect(Math.max(...seen)).toBe(low + size);
      }),
      { numRuns: runs(50) },
    );
  });

  it('omits the excluded numbers', () => {
    fc.assert(
      fc.property(seed, (start) => {
        expect([1, 3, 5]).toContain(seeded(start).wholeExcept(1, 5, 2, 4));
      }),
    );
  });

  it('makes different choices for adjacent seeds', () => {
    const firsts = Array.from({ length: 1000 }, (_, start) => seeded(start).whole(0, 9));
    for (let digit = 0; digit < 10; digit++) {
      const share = firsts.filter((first) => first === digit).length;
      expect(share).toBeGreaterThan(60);
      expect(share).toBeLessThan(140);
    }
  });
});
