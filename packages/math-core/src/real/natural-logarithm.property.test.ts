import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rational, rational } from '../rational/index.js';
import { shown, roundedIfCertain } from '../testing/oracle.test-support.js';
import { naturalLogarithm } from './natural-logarithm.js';
import { realFigure } from './enclosure.js';
import { approximateLogarithm } from './natural-logarithm.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });
const lnOf = ({ numerator, denominator }: Rational): Decimal =>
  new Exact(numerator.toString()).div(denominator.toString()).ln();

const big = fc.bigInt({ min: 1n, max: 10n ** 25n });
const positive = fc.oneof(
  fc.tuple(big, big).map(([n, d]) => rational(n, d)),
  fc.integer({ min: 2, max: 1000 }).map((n) => rational(n)),
  big.map((n) => rational(n + 1n, n)), // The numbers are near 1.
  fc.tuple(big, fc.integer({ min: -300, max: 300 })).map(([n, e]) => {
    const ten = 10n ** BigInt(Math.abs(e));
    return e < 0 ? rational(n, ten) : rational(n * ten);
  }),
);
const notOne = positive.filter(({ numerator, denominator }) => numerator !== denominator);

describe('naturalLogarithm', () => {
  it('encloses ln within 3 units, as decimal.js has it to 120 digits', () => {
    fc.assert(
      fc.property(positive, fc.constantFrom(1, 53, 96, 192), (value, bits) => {
        const [low, high] = naturalLogarithm(value, bits);
        const scaled = lnOf(value).times(new Exact(2).pow(bits));
        expect(scaled.gte(low.toString()) && scaled.lte(high.toString())).toBe(true);
        expect(high - low <= 3n).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('encloses 0 for 1', () => {
    const [low, high] = naturalLogarithm(rational(7n, 7n), 96);
    expect(low <= 0n && high >= 0n).toBe(true);
  });

  it.each([
    ['value', 'out-of-range', rational(0n), 8],
    ['value', 'out-of-range', rational(-2n), 8],
    ['bits', 'not-an-integer', rational(2n), 8.5],
    ['bits', 'not-an-integer', rational(2n), NaN],
    ['bits', 'out-of-range', rational(2n), -1],
    ['bits', 'out-of-range', rational(2n), 1e10],
  ])('refuses %s as %s', (field, code, value, bits) => {
    expect(() => naturalLogarithm(value, bits)).toThrow(
      expect.objectContaining({ name: 'MathError', field, code }),
    );
  });

  it('turns products into sums', () => {
    fc.assert(
      fc.property(notOne, notOne, (a, b) => {
        const product = rational(a.numerator * b.numerator, a.denominator * b.denominator);
        const [lowA, highA] = naturalLogarithm(a, 128);
        const [lowB, highB] = naturalLogarithm(b, 128);
        const [low, high] = naturalLogarithm(product, 128);
        expect(low <= highA + highB && high >= lowA + lowB).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('approximateLogarithm', () => {
  const nearOne = fc.integer({ min: 1, max: 90 }).chain((zeros) =>
    fc.bigInt({ min: -9n, max: 9n }).map((more) => {
      const ten = 10n ** BigInt(zeros);
      return rational(ten + more, ten);
    }),
  );

  it('is within 2^(16 - bits) of the value, however near to 1 it is', () => {
    const precise = Decimal.clone({ precision: 250 });
    fc.assert(
      fc.property(fc.oneof(notOne, nearOne), fc.constantFrom(64, 96, 192), (value, bits) => {
        fc.pre(value.numerator !== value.denominator && value.numerator > 0n);
        const ratio = new precise(value.numerator.toString()).div(value.denominator.toString());
        const { numerator, denominator } = approximateLogarithm(value, bits);
        const near = new precise(numerator.toString()).div(denominator.toString());
        const error = near.minus(ratio.ln()).div(ratio.ln()).abs();
        expect(error.lt(new precise(2).pow(16 - bits))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is 0 for 1', () => {
    expect(approximateLogarithm(rational(7n, 7n), 64).numerator).toBe(0n);
  });
});

describe('realFigure', () => {
  it('rounds ln correctly to any decimals and to the nearest double', () => {
    fc.assert(
      fc.property(notOne, fc.integer({ min: 0, max: 60 }), (value, decimals) => {
        const oracle = lnOf(value);
        const error = new Exact('1e-110'); // The bound is for a quotient of 120 digits and numbers up to 800.
        const text = roundedIfCertain(oracle, error, (near) => shown(near, decimals));
        const number = roundedIfCertain(oracle, error, Number);
        const figure = realFigure((bits) => naturalLogarithm(value, bits), decimals);
        expect(figure).toEqual({ text: text ?? figure.text, number: number ?? figure.number, relation: '≈' });
      }),
      { numRuns: runs(200) },
    );
  });
});
