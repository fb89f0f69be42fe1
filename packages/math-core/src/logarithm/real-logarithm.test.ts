import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '../rational/index.js';
import { nearestDouble, type Real, realLogarithm, roundedText } from './real-logarithm.js';

const TINY = 2n ** 200n;

/** n/d and 2^-200 more or less, of which an approximation sees nothing before it has 256 bits. */
const beside = (n: bigint, d: bigint, more: bigint): Real['near'] => {
  const truth = rational(n * TINY + more * d, d * TINY);
  return (bits) => (bits < 256 ? rational(n, d) : truth);
};
const unasked = (): Rational => {
  throw new Error('Doubles settle it.');
};

describe('nearestDouble', () => {
  it.each([
    [[1, 2 ** -54], 1],
    [[-1, -(2 ** -54)], -1],
    [[1, 2 ** -53 + 2 ** -60], 1 + 2 ** -52],
    [[3.5, -(2 ** -53)], 3.5],
  ] as const)('takes the pair %s where that is sure', (pair, number) => {
    expect(nearestDouble({ near: unasked, pair })).toBe(number);
  });

  it.each([
    [1n, 1 + 2 ** -52],
    [-1n, 1],
  ])('looks closer where the pair lies halfway between two doubles, and more is %s', (more, number) => {
    const near = beside(2n ** 53n + 1n, 2n ** 53n, more);
    expect(nearestDouble({ near, pair: [1, 2 ** -53] })).toBe(number);
    expect(nearestDouble({ near, pair: undefined })).toBe(number);
  });
});

describe('roundedText', () => {
  it.each([
    [1.23456, '1.2346'],
    [-0.69314718, '-0.6931'],
    [0.00004999, '0.0000'],
    [123456.78904, '123456.7890'],
  ])('writes %s as %s without a closer look', (high, text) => {
    expect(roundedText({ near: unasked, pair: [high, 0] }, 4)).toBe(text);
  });

  it.each([
    [1n, '0.0313'],
    [-1n, '0.0312'],
  ])('looks closer where the pair lies on a tie, and more is %s', (more, text) => {
    const near = beside(1n, 32n, more); // 0.03125
    expect(roundedText({ near, pair: [0.03125, 0] }, 4)).toBe(text);
    expect(roundedText({ near, pair: undefined }, 4)).toBe(text);
  });
});

describe('realLogarithm', () => {
  const LIMIT = 2n ** 53n;

  it('has a pair where doubles hold numerator and denominator', () => {
    expect(realLogarithm(rational(LIMIT - 1n)).pair?.[0]).toBeCloseTo(53 * Math.LN2, 12);
    expect(realLogarithm(rational(1n, LIMIT - 1n)).pair?.[0]).toBeCloseTo(-53 * Math.LN2, 12);
    expect(realLogarithm(rational(LIMIT + 1n)).pair).toBeUndefined();
    expect(realLogarithm(rational(1n, LIMIT + 1n)).pair).toBeUndefined();
  });
});
