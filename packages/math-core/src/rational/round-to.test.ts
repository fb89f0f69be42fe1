import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestDouble, readDecimal } from '../testing/nearest-double.test-support.js';
import { decimalScale, exactDecimal } from './decimal-scale.js';
import { roundTo } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const short = fc.integer({ min: -1e9, max: 1e9 }).chain((n) => fc.nat(9).map((places) => n / 10 ** places));
const finite = fc.oneof(short, fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));

function rounded(value: number, decimals: number): number {
  const [n, d] = readDecimal(value);
  const ten = 10n ** BigInt(decimals);
  const size = (2n * (n < 0n ? -n : n) * ten + d) / (2n * d);
  return nearestDouble([n < 0n ? -size : size, ten]);
}

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1.0049999999999997, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.4, 0, 0],
    [-0, 3, 0],
    [1e-22, 0, 0],
    [5e-324, 400, 5e-324],
    [5e-324, 323, 1e-323],
    [5e-324, 322, 0],
    [1.7976931348623157e308, 2, 1.7976931348623157e308],
    [123456789012345.67, 1, 123456789012345.7],
    [0.1 + 0.2, 16, 0.3],
  ])('rounds %s to %s decimals as %s', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it('accepts everything that represents a number', () => {
    expect(roundTo('2/3', 2)).toBe(0.67);
    expect(roundTo('1.005', 2)).toBe(1.01);
    expect(roundTo({ numerator: -5n, denominator: 2n }, 0)).toBe(-3);
    expect(roundTo(10n ** 30n, 0)).toBe(1e30);
    expect(() => roundTo('abc', 2)).toThrow('value must be a number, but is "abc".');
  });

  it('agrees with whole-number arithmetic on the shortest decimal text', () => {
    const decimals = fc.oneof(fc.nat(6), fc.nat(400));
    fc.assert(
      fc.property(finite, decimals, (value, places) => {
        expect(roundTo(value, places)).toBe(rounded(value, places));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('rounds ties away from zero, and the doubles just below a tie down', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (n) => {
        const tie = Number(`${n}.5e-2`);
        expect(roundTo(tie, 2)).toBe((n + 1) / 100);
        expect(roundTo(-tie, 2)).toBe(-(n + 1) / 100);
        const below = tie * (1 - 2 ** -53);
        expect(below < tie).toBe(true);
        expect(roundTo(below, 2)).toBe(n / 100);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['value', 'not-a-number', NaN, 2],
    ['value', 'not-a-number', -Infinity, 2],
    ['decimals', 'not-an-integer', 1, 0.5],
    ['decimals', 'not-an-integer', 1, NaN],
    ['decimals', 'out-of-range', 1, -1],
    ['decimals', 'out-of-range', 1, 401],
  ])('refuses %s as %s for (%s, %s)', (field, code, value, decimals) => {
    expect(() => roundTo(value, decimals)).toThrow(
      expect.objectContaining({ name: 'MathError', field, code }),
    );
  });
});

describe('decimalScale', () => {
  it('returns the least power of ten that makes the shortest decimal text whole, up to 15 digits', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const scale = decimalScale(value);
        const [n, d] = readDecimal(value);
        const isWhole = (power: bigint): boolean => (n * power) % d === 0n;
        if (Number.isNaN(scale)) {
          const least = Array.from({ length: 23 }, (_, i) => 10n ** BigInt(i)).find(isWhole);
          const size = n < 0n ? -n : n;
          expect(least === undefined || size * least >= 10n ** 15n * d).toBe(true);
        } else {
          expect(isWhole(BigInt(scale))).toBe(true);
          expect(scale === 1 || !isWhole(BigInt(scale) / 10n)).toBe(true);
          expect(BigInt(Math.round(value * scale)) * d).toBe(n * BigInt(scale));
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

it.each([
  [1e15, NaN],
  [1e15 - 1, 1],
  [-1e15, NaN],
  [0.1, 10],
  [1e-22, 1e22],
  [1e-23, NaN],
])('decimalScale of %s is %s', (value, scale) => {
  expect(decimalScale(value)).toBe(scale);
});

describe('exactDecimal', () => {
  it('reads a double as its shortest decimal text', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const { numerator, denominator } = exactDecimal(value);
        const [n, d] = readDecimal(value);
        expect(numerator * d).toBe(n * denominator);
      }),
    );
  });
});
