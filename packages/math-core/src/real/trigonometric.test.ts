import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Interval } from './enclosure.js';
import { arcsine, arctangent, cosine, sine } from './trigonometric.js';

const Real = Decimal.clone({ precision: 80, toExpPos: 100 });
const BITS = 160;
const UNIT = new Real(2).pow(BITS);

const cases = [
  ['sine', sine, (x: Decimal) => x.sin(), 1e6],
  ['cosine', cosine, (x: Decimal) => x.cos(), 1e6],
  ['arctangent', arctangent, (x: Decimal) => x.atan(), 1e6],
  ['arcsine', arcsine, (x: Decimal) => x.asin(), 1],
] as const;

describe.each(cases)('%s', (_, enclose, value, size) => {
  it('encloses the value tightly', () => {
    const number = fc.double({ min: -size, max: size, noNaN: true });
    fc.assert(
      fc.property(number, (x) => {
        const scaled = BigInt(new Real(x).times(UNIT).floor().toFixed(0));
        const exact = new Real(scaled.toString()).div(UNIT);
        const [low, high] = enclose([scaled, scaled], BITS) as Interval;
        const expected = value(exact).times(UNIT);
        expect(expected.gte(low.toString()) && expected.lte(high.toString())).toBe(true);
        expect(high - low <= 4n).toBe(true);
      }),
      { seed: 42, numRuns: 300 },
    );
  });
});

it('keeps the precision of large angles', () => {
  const angle = (10n ** 22n) << 200n;
  const [low] = sine([angle, angle], 200) as Interval;
  expect(Number((low * 10n ** 12n) >> 200n)).toBe(-852_200_849_768);
});

it('encloses the values of wide intervals', () => {
  const [low, high] = sine([0n, 2n << 64n], 64) as Interval;
  expect(low <= 0n && high >= 1n << 64n).toBe(true);
});

it('refuses numbers without an arcsine, and angles that are too large', () => {
  expect(arcsine([3n << 64n, 4n << 64n], 64)).toBeUndefined();
  expect(sine([1n << 5000n, 1n << 5000n], 64)).toBeUndefined();
});
