import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rational, rational, toNumber } from '../rational/index.js';
import {
  type Approximation,
  nearestDouble,
  type Real,
  realLogarithm,
  roundedText,
} from './real-logarithm.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 60 });
const TINY = 2n ** 200n;

/**
 * Approximates n/d plus or minus 2^-200. Only an approximation with at least 256 bits shows the difference.
 */
const closeTo = (n: bigint, d: bigint, more: bigint): Approximation => {
  const truth = rational(n * TINY + more * d, d * TINY);
  return (bits) => (bits < 256 ? rational(n, d) : truth);
};
const neverCalled = (): Rational => {
  throw new Error('A double settles it.');
};

describe('nearestDouble', () => {
  it.each([
    [1n, 1 + 2 ** -52],
    [-1n, 1],
  ])('tells on which side of halfway between two doubles a number lies, and more is %s', (more, number) => {
    expect(nearestDouble(closeTo(2n ** 53n + 1n, 2n ** 53n, more))).toBe(number);
  });

  it.each([
    [5n, -1074n],
    [3n, -1075n],
    [-(2n ** 53n + 1n), -1076n],
    [10n ** 308n, 0n],
    [-(10n ** 309n), 0n],
    [1n, -1076n],
  ])('reaches from the least to the greatest: %s × 2^%s', (n, e) => {
    const number = rational(3n * TINY * n + 1n, 3n * TINY * 2n ** -e); // The number is slightly larger.
    expect(nearestDouble(() => number)).toBe(toNumber(number));
  });
});

describe('roundedText', () => {
  it.each([
    [1.23456, '1.2346'],
    [-0.69314718, '-0.6931'],
    [-0.00004999, '0.0000'],
    [0.00004999, '0.0000'],
    [123456.78904, '123456.7890'],
  ])('writes %s as %s without a closer look', (double, text) => {
    expect(roundedText({ near: neverCalled, double }, 4)).toBe(text);
  });

  it.each([
    [1n, '0.0313'],
    [-1n, '0.0312'],
  ])('looks closer where the double lies on a tie, and more is %s', (more, text) => {
    const near = closeTo(1n, 32n, more); // 0.03125
    expect(roundedText({ near, double: 0.03125 }, 4)).toBe(text);
    expect(roundedText({ near, double: 0.03125 * (1 + 1e-13) }, 4)).toBe(text);
    expect(roundedText({ near, double: NaN }, 4)).toBe(text);
  });
});

describe('realLogarithm', () => {
  const LIMIT = 2n ** 53n;

  it('has a double if numerator and denominator are doubles', () => {
    const doubleOf = (n: bigint, d = 1n): Real['double'] => realLogarithm(rational(n, d)).double;
    expect(doubleOf(LIMIT - 1n)).toBeCloseTo(53 * Math.LN2, 12);
    expect(doubleOf(1n, LIMIT - 1n)).toBeCloseTo(-53 * Math.LN2, 12);
    expect(doubleOf(LIMIT + 1n)).toBeNaN();
    expect(doubleOf(1n, LIMIT + 1n)).toBeNaN();
  });

  it('has a double off by less than 10^-13 of the value, however near to 1 that is', () => {
    const whole = fc.maxSafeInteger().map((n) => Math.abs(n) + 1);
    const near = fc.tuple(whole, fc.integer({ min: 1, max: 9 })).map(([n, more]) => [n + more, n] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(whole, whole), near), fc.boolean(), ([n, d], isTurned) => {
        fc.pre(n !== d && n < 2 ** 53 && d < 2 ** 53);
        const [over, under] = isTurned ? [d, n] : [n, d];
        const { double } = realLogarithm(rational(BigInt(over), BigInt(under)));
        const exact = new Exact(over).div(under).ln();
        expect(exact.minus(double).div(exact).abs().lt(1e-13)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
