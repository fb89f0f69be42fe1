import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { readFraction, stepFaults } from '../testing/step-faults.test-support.js';
import { exactLoan, roundedText } from './exact-loan.test-support.js';
import { type ExtraPayment, type ExtraPaymentInput, extraPayment, loanSchedule } from './index.js';
import { MONTHS } from './months.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const untyped = extraPayment as (input: unknown) => ReturnType<typeof extraPayment>;

function valueOf(input: ExtraPaymentInput): ExtraPayment {
  const result = extraPayment(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

interface Paid {
  readonly months: number;
  readonly interest: bigint;
}

/** Repays a loan month by month, in cents. */
function payBack(principal: bigint, rateText: string, payment: bigint, term: number): Paid {
  const [r, s] = readFraction(rateText);
  let [balance, interest, months] = [principal, 0n, 0];
  while (balance !== 0n) {
    const charged = cents(roundedText([balance * r, s * 120_000n], 2));
    interest += charged;
    balance += charged;
    months += 1;
    balance -= months === term || balance <= payment ? balance : payment;
  }
  return { months, interest };
}

describe('extraPayment', () => {
  it.each([
    [200_000, '6.5', 30, 200, 110, 9, 2, '90074.66'],
    [1200, 12, 1, 100, 5, 0, 5, '36.98'],
    [1200, 0, 1, 100, 6, 0, 6, '0.00'],
    [100, 5, 30, '1e6', 355, 29, 7, '91.44'],
    [1000, 5, 2, 0, 0, 0, 0, '0.00'],
    [1000, 5, 2, '0.004', 0, 0, 0, '0.00'],
  ])(
    'of %d at %s %% over %d years with %s more a month saves %d payments',
    (principal, annualRate, years, extra, paymentsSaved, savedYears, savedMonths, interestSaved) => {
      const { steps, ...saved } = valueOf({ principal, annualRate, years, extra });
      expect(saved).toMatchObject({
        paymentsSaved,
        timeSaved: { years: savedYears, months: savedMonths },
        interestSaved,
      });
      expect(stepFaults(steps, MONTHS)).toEqual([]);
      expect(steps.at(-1)?.after).toBe(interestSaved);
    },
  );

  it('compares the two schedules, both of which close', () => {
    const terms = { principal: 200_000, annualRate: '6.5', years: 30 };
    const found = valueOf({ ...terms, extra: '200' });
    expect(loanSchedule(terms)).toEqual({ ok: true, value: found.without });
    expect(loanSchedule({ ...terms, extra: '200' })).toEqual({ ok: true, value: found.with });
    expect(found.with.rows.at(-1)?.balance).toBe('0.00');
    expect(found.without.rows.at(-1)?.balance).toBe('0.00');
  });

  it('shows what is saved line by line', () => {
    const { steps } = valueOf({ principal: 1200, annualRate: 12, years: 1, extra: 100 });
    expect(steps.map(stepText)).toEqual([
      'Payment with the extra amount: 106.62 + 100.00 = 206.62',
      'Payments saved: 12 - 7 = 5',
      'Total paid without the extra payment: 11 × 106.62 + 106.60 = 1279.42',
      'Total paid with the extra payment: 6 × 206.62 + 2.72 = 1242.44',
      'Interest without the extra payment: 1279.42 - 1200.00 = 79.42',
      'Interest with the extra payment: 1242.44 - 1200.00 = 42.44',
      'Interest saved: 79.42 - 42.44 = 36.98',
    ]);
  });

  it.each([
    [1200, '6.5', 3, 50, 'Payments saved, in years and months: 21 months = 1 year + 9 months'],
    [1200, 0, 4, 25, 'Payments saved, in years and months: 24 months = 2 years'],
    [1200, 0, 1, 100, undefined],
  ])(
    'writes time only in the units that there are: %d at %s %% over %d years',
    (principal, annualRate, years, extra, line) => {
      const { steps } = valueOf({ principal, annualRate, years, extra });
      expect(steps.map(stepText).find((text) => text.startsWith('Payments saved, in years and months'))).toBe(
        line,
      );
    },
  );

  it('shows a single payment as principal and interest', () => {
    const { steps } = valueOf({ principal: 100, annualRate: 12, months: 12, extra: 1000 });
    expect(steps.map(stepText)).toContain('Total paid with the extra payment: 100.00 + 1.00 = 101.00');
  });

  it('agrees with paying back month by month in whole cents', () => {
    const rates = fc.oneof(fc.nat(3000), fc.integer({ min: -3000, max: -1 }), fc.nat(200_000));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        rates.map((n) => `${n}/100`),
        fc.integer({ min: 1, max: 420 }),
        fc.nat(1_000_000),
        (amount, rate, n, more) => {
          const [numerator, denominator] = readFraction(rate);
          const { steps, ...found } = valueOf({
            principal: { numerator: BigInt(amount), denominator: 100n },
            annualRate: { numerator, denominator },
            years: { numerator: BigInt(n), denominator: 12n },
            extra: { numerator: BigInt(more), denominator: 100n },
          });
          const payment = cents(roundedText(exactLoan(`${amount}/100`, rate, n).payment, 2));
          const usual = payBack(BigInt(amount), rate, payment, n);
          const faster = payBack(BigInt(amount), rate, payment + BigInt(more), n);
          expect(found.paymentsSaved).toBe(usual.months - faster.months);
          expect(12 * found.timeSaved.years + found.timeSaved.months).toBe(found.paymentsSaved);
          expect(cents(found.interestSaved)).toBe(usual.interest - faster.interest);
          expect(stepFaults(steps, MONTHS)).toEqual([]);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('pays more each month, never for longer, and at a rate of 0 or more never more interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.nat(40),
        fc.nat(5000),
        (principal, annualRate, extra) => {
          const found = valueOf({ principal, annualRate, years: 10, extra });
          expect(found.paymentsSaved).toBeGreaterThanOrEqual(0);
          expect(cents(found.interestSaved)).toBeGreaterThanOrEqual(0n);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('compares 12,000 payments, of short amounts', () => {
    const found = valueOf({ principal: 200_000, annualRate: 6.5, years: 1000, extra: 1 });
    expect(found.without.payments).toBe(12_000);
    expect(JSON.stringify(found).length).toBeLessThan(2 * 200 * 12_000);
  });

  const usual = { principal: 1000, annualRate: 5, years: 1, extra: 10 };
  it.each([
    ['extra', { ...usual, extra: 'x' }, 'not-a-number'],
    ['extra', { ...usual, extra: '' }, 'not-a-number'],
    ['extra', { ...usual, extra: -1 }, 'out-of-range'],
    ['extra', { ...usual, extra: '1e401' }, 'too-large'],
    ['principal', { ...usual, principal: 0 }, 'out-of-range'],
    ['principal', { ...usual, principal: '0.004' }, 'out-of-range'],
    ['principal', { ...usual, principal: -1 }, 'out-of-range'],
    ['principal', { ...usual, principal: '1e16' }, 'too-large'],
    ['annualRate', { ...usual, annualRate: -1200 }, 'out-of-range'],
    ['years', { ...usual, years: 1001 }, 'out-of-range'],
    ['principal', null, 'not-a-number'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(untyped(input)).toMatchObject({ ok: false, field, code });
  });
});
