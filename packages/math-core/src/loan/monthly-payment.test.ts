import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loan, monthlyPayment } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 60 });

function exactPayment(principal: number, annualRate: number, payments: number): Decimal {
  const rate = new Exact(annualRate).div(1200);
  if (rate.isZero()) return new Exact(principal).div(payments);
  return rate.times(principal).div(new Exact(1).minus(rate.plus(1).pow(-payments)));
}

describe('monthlyPayment', () => {
  it('is right to 2^-49 of the payment, near rate 0, below it and at 1000% too', () => {
    const rate = fc.oneof(
      fc.integer({ min: -2000, max: 4000 }).map((n) => n / 100),
      fc.constantFrom(0, 1e-10, 1e-7, 0.001, 100, 1000, -1e-10, -0.5),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), rate, fc.integer({ min: 1, max: 40 }), (p, r, years) => {
        const oracle = exactPayment(p / 100, r, years * 12);
        const difference = oracle.minus(monthlyPayment(p / 100, r, years)).abs();
        expect(difference.lte(oracle.abs().times(2 ** -49))).toBe(true);
      }),
      // The plain formula, whose exponent is rounded, has a larger error in both cases.
      {
        numRuns: runs(500),
        examples: [
          [10_000_000, -19.17, 35],
          [10_000_000, -19.17, 37],
        ],
      },
    );
  });

  it('has no more error than documented, at any rate', () => {
    const Wide = Decimal.clone({ precision: 120 });
    const small = fc.integer({ min: -60, max: 3 }).map((power) => 10 ** power);
    const below = fc.double({ min: -1199.999, max: 0, noNaN: true });
    const rate = fc.oneof(
      small,
      small.map((r) => -r),
      below.filter((r) => r < -1e-60),
    );
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 1000 }), (annualRate, years) => {
        const r = new Wide(annualRate).div(1200);
        const payments = 12 * years;
        const oracle = r.times(1000).div(new Wide(1).minus(r.plus(1).pow(-payments)));
        fc.pre(oracle.gt(1e-300));
        const more = annualRate < 0 ? r.div(r.plus(1)).times(-payments) : new Wide(0);
        const error = oracle
          .minus(monthlyPayment(1000, annualRate, years))
          .div(oracle)
          .abs();
        expect(error.lte(more.times(2 ** -52).plus(2 ** -50))).toBe(true);
      }),
      {
        numRuns: runs(500),
        examples: [
          [-1199, 1],
          [-34.5, 322],
          [-754.3, 45],
        ],
      },
    );
  });

  it.each([
    [1e-200, 1e-200, 1, 8.33333333333333e-202],
    [1e308, 1e3, 1000, 8.333333333333334e307],
  ])('keeps to the range of doubles for %s at %s % in %s years', (principal, annualRate, years, payment) => {
    expect(monthlyPayment(principal, annualRate, years) / payment).toBeCloseTo(1, 14);
  });

  it('shows the cents of loan() over rates from 0 to 1000%', () => {
    for (const principal of [1000, 25_000, 200_000, 1e6]) {
      for (const annualRate of [0, 1e-10, 0.1, 3.5, 6.5, 1000]) {
        for (const years of [1, 5, 10, 15, 30, 40]) {
          const exact = loan({ principal, annualRate, years });
          const cents = Math.round(monthlyPayment(principal, annualRate, years) * 100);
          expect(exact.ok && Math.round(Number(exact.value.payment.text) * 100)).toBe(cents);
        }
      }
    }
  });

  it.each([
    ['principal', 'not-a-number', [NaN, 5, 30]],
    ['principal', 'not-a-number', [Infinity, 5, 30]],
    ['principal', 'out-of-range', [-0.01, 5, 30]],
    ['annualRate', 'not-a-number', [1000, NaN, 30]],
    ['annualRate', 'not-a-number', [1000, -Infinity, 30]],
    ['annualRate', 'out-of-range', [1000, -1200, 30]],
    ['years', 'not-a-number', [1000, 5, NaN]],
    ['years', 'out-of-range', [1000, 5, 0]],
    ['years', 'out-of-range', [1000, 5, 1001]],
    ['years', 'not-an-integer', [1000, 5, 1.51]],
  ] as const)('refuses %s as %s in %o', (field, code, [principal, annualRate, years]) => {
    expect(() => monthlyPayment(principal, annualRate, years)).toThrow(
      expect.objectContaining({ name: 'MathError', field, code }),
    );
  });
});
