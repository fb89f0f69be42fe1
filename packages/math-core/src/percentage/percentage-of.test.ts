import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestDouble, readDecimal } from '../testing/nearest-double.test-support.js';
import { percentageOf } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const short = fc.integer({ min: -1e6, max: 1e6 }).chain((n) => fc.nat(6).map((places) => n / 10 ** places));
const finite = fc.oneof(short, fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));

describe('percentageOf', () => {
  it.each([
    [35, 1.35, 0.4725],
    [7, 100, 7],
    [0, -5, 0],
    [1e300, 1e300, Infinity],
    [1e-300, 1e-300, 0],
  ])('takes %s %% of %s as %s', (percentage, value, expected) => {
    expect(percentageOf(percentage, value)).toBe(expected);
  });

  it('gives the double nearest to the exact product of the two decimals', () => {
    fc.assert(
      fc.property(finite, finite, (percentage, value) => {
        const [[a, b], [c, d]] = [readDecimal(percentage), readDecimal(value)];
        expect(percentageOf(percentage, value)).toBe(nearestDouble([a * c, 100n * b * d]));
      }),
      { numRuns: runs(3000) },
    );
  });

  it.each([
    ['percentage', NaN, 1],
    ['percentage', Infinity, 0],
    ['value', 0, -Infinity],
    ['value', 1, NaN],
  ])('refuses %s in (%s, %s)', (field, percentage, value) => {
    expect(() => percentageOf(percentage, value)).toThrow(
      expect.objectContaining({ name: 'MathError', field, code: 'not-a-number' }),
    );
  });
});
