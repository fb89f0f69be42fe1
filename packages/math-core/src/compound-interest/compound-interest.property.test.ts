import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromThese } from '../testing/inputs.test-support.js';
import { compoundInterest } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });
const money = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => new Exact(n).div(100).toFixed());
const rate = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map((n) => new Exact(n).div(100).toFixed()),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => new Exact(n).div(10 ** 8).toFixed()),
  fc.constantFrom('1e-30', '100', '0.000001'),
);

interface Saving {
  readonly principal: string;
  readonly annualRate: string;
  readonly contribution: string;
  readonly periodsPerYear: number;
}

/** Adds interest and contribution period by period, as a bank does, but without rounding. */
function saved({ principal, annualRate, contribution, periodsPerYear }: Saving, periods: number): Decimal {
  const factor = new Exact(annualRate).div(100).div(periodsPerYear).plus(1);
  let balance = new Exact(principal);
  for (let i = 0; i < periods; i++) balance = balance.times(factor).plus(contribution);
  return balance;
}

it('agrees with adding interest period by period in 120 digits', () => {
  const saving = fc.record({
    principal: money,
    annualRate: rate,
    contribution: money,
    periodsPerYear: fromThese([1, 2, 4, 12, 52, 365]),
  });
  fc.assert(
    fc.property(saving, fc.integer({ min: 1, max: 40 }), (input, years) => {
      const result = compoundInterest({ ...input, years });
      if (!result.ok) {
        const perYear = new Exact(input.annualRate).div(100).div(input.periodsPerYear).plus(1);
        expect(perYear.pow(years * input.periodsPerYear).gt(2 ** 49)).toBe(true);
        return;
      }
      const periods = years * input.periodsPerYear;
      const balance = saved(input, periods);
      const paidIn = new Exact(input.contribution).times(periods).plus(input.principal);
      const { value } = result;
      // Ties have few digits: what is off in the last of 120 must not decide them.
      const text = (amount: Decimal) => amount.toDecimalPlaces(70).toFixed(2);
      expect(value.balance.text).toBe(text(balance));
      expect(value.interest.text).toBe(text(balance.minus(paidIn)));
      expect(value.paidIn.text).toBe(text(paidIn));
      expect(value.balance.number).toBe(Number(balance.toPrecision(60)));
      const middle = Math.ceil(years / 2);
      expect(value.yearEnds[middle - 1]?.balance.text).toBe(
        text(saved(input, middle * input.periodsPerYear)),
      );
    }),
    { numRuns: runs(60) },
  );
});
