import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimalText,
  divide,
  exactText,
  figure,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  reduce,
  shortFigure,
  sign,
  subtract,
  toNumber,
} from './index.js';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => rational(n, d));
const nonZero = fraction.filter(({ numerator }) => numerator !== 0n);

const isSame = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;
const isOne = (a: Rational): boolean => a.numerator === a.denominator;
const holds = (law: (a: Rational, b: Rational, c: Rational) => boolean): void => {
  fc.assert(fc.property(nonZero, nonZero, nonZero, law));
};

describe('rationals', () => {
  it('form a field', () => {
    holds((a, b) => isSame(add(a, b), add(b, a)) && isSame(multiply(a, b), multiply(b, a)));
    holds((a, b, c) => isSame(add(add(a, b), c), add(a, add(b, c))));
    holds((a, b, c) => isSame(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c))));
    holds((a, b) => isSame(add(subtract(a, b), b), a) && isSame(multiply(divide(a, b), b), a));
    holds((a) => sign(add(a, negate(a))) === 0 && isOne(divide(a, a)));
  });

  it('always have a positive denominator', () => {
    holds((a, b) =>
      [add(a, b), subtract(a, b), multiply(a, b), divide(a, b)].every((c) => c.denominator > 0n),
    );
    expect(rational(1n, -2n)).toEqual({ numerator: -1n, denominator: 2n });
    expect(rational(3)).toEqual({ numerator: 3n, denominator: 1n });
  });

  it('are ordered as their differences', () => {
    holds((a, b) => compare(a, b) === sign(subtract(a, b)));
    expect(compare(rational(1n, 3n), rational(2n, 6n))).toBe(0);
    expect(compare(rational(-1n, 2n), rational(-1n, 3n))).toBe(-1);
  });

  it('have powers that multiply', () => {
    fc.assert(
      fc.property(nonZero, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (a, m, n) => {
        expect(isSame(power(a, m + n), multiply(power(a, m), power(a, n)))).toBe(true);
        expect(power(a, m).denominator > 0n).toBe(true);
      }),
    );
    expect(power(rational(-2n, 3n), -3)).toEqual({ numerator: -27n, denominator: 8n });
    expect(power(rational(-1n), 1e10)).toEqual(rational(1n));
    expect(power(rational(0n), 1e10)).toEqual(rational(0n));
    expect(power(rational(2n), 500_000).numerator).toBe(1n << 500_000n);
  });

  it.each([
    ['not-an-integer', rational(2n), 0.5],
    ['not-an-integer', rational(2n), NaN],
    ['not-an-integer', rational(2n), -Infinity],
    ['division-by-zero', rational(0n), -1],
    ['too-large', rational(2n), 1e10],
    ['too-large', rational(2n), -1e300],
    ['too-large', rational(1n, 3n), 1e6],
  ])('refuse a power as %s', (code, a, exponent) => {
    expect(() => power(a, exponent)).toThrow(
      expect.objectContaining({ name: 'MathError', field: 'exponent', code }),
    );
  });

  it('reduce to lowest terms', () => {
    fc.assert(
      fc.property(fraction, fc.bigInt({ min: 1n, max: 1000n }), ({ numerator, denominator }, factor) => {
        const lowest = reduce({ numerator, denominator });
        expect(reduce({ numerator: numerator * factor, denominator: denominator * factor })).toEqual(lowest);
        expect(isSame(lowest, { numerator, denominator })).toBe(true);
      }),
    );
    expect(reduce(rational(-6n, 4n))).toEqual({ numerator: -3n, denominator: 2n });
    expect(reduce(rational(0n, 7n))).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('refuse a denominator of 0', () => {
    expect(() => rational(1n, 0n)).toThrow(RangeError);
    expect(() => divide(rational(1n), rational(0n))).toThrow(RangeError);
  });
});

describe('long rationals', () => {
  const long = power('3/7', 100_000);

  it('are refused if lowest terms or decimals take long', () => {
    const refusal = expect.objectContaining({ field: 'value', code: 'too-large' }) as Error;
    const figures = [(value: Rational) => figure(value, 2), (value: Rational) => shortFigure(value, 2)];
    for (const run of [reduce, exactText, decimalText, ...figures]) expect(() => run(long)).toThrow(refusal);
    expect(() => exactText({ numerator: 1n, denominator: long.denominator })).toThrow(refusal);
  });

  it('are computed with and compared', () => {
    expect(compare(long, power('3/7', 99_999))).toBe(-1);
    expect(sign(subtract(long, long))).toBe(0);
    expect(toNumber(long)).toBe(0);
    expect(exactText(power(2, 20_000))).toBe((2n ** 20_000n).toString());
    expect(reduce({ numerator: 2n ** 40_000n, denominator: 6n })).toEqual({
      numerator: 2n ** 39_999n,
      denominator: 3n,
    });
  });
});

it('accepts everything that represents a number, and refuses the rest', () => {
  expect(add(1, 2)).toEqual({ numerator: 3n, denominator: 1n });
  expect(compare(1, 2)).toBe(-1);
  expect(sign(-5)).toBe(-1);
  expect(rational(0.1)).toEqual({ numerator: 1n, denominator: 10n });
  expect(rational('0.1')).toEqual(rational(0.1));
  expect(exactText(add('1/3', '2 1/6'))).toBe('2.5');
  expect(reduce(0.5)).toEqual({ numerator: 1n, denominator: 2n });
  expect(() => add(1, NaN)).toThrow('b must be a number, but is "NaN".');
  expect(() => rational('abc')).toThrow('numerator must be a number, but is "abc".');
});
