import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactLoan, exactPrincipal, roundedText } from '../loan/exact-loan.test-support.js';
import { loan, loanSchedule } from '../loan/index.js';
import { unwrap } from '../result/index.js';
import { runs } from '../testing/draws.test-support.js';
import { nearestDouble } from '../testing/nearest-double.test-support.js';
import { readFraction } from '../testing/step-faults.test-support.js';
import {
  PAYMENT_FREQUENCIES,
  type PaymentFrequency,
  regularPayment,
  repaymentSchedule,
  solvePrincipal,
  solveRate,
  solveTerm,
} from './index.js';

/** Independent arithmetic with 120 digits. No tie can be closer than that. */
const Wide = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });

const frequency = fc.constantFrom(...(Object.keys(PAYMENT_FREQUENCIES) as PaymentFrequency[]));
const money = fc.integer({ min: 1, max: 1e10 }).map((n) => new Wide(n).div(100).toFixed());
const annualRate = fc.oneof(
  fc.constant('0'),
  fc.integer({ min: 1, max: 10_000 }).map((n) => new Wide(n).div(100).toFixed()),
  fc.integer({ min: 1, max: 1e6 }).map((n) => new Wide(n).div(1e8).toFixed()),
);
const payments = fc.integer({ min: 1, max: 1000 });

/** Returns the annual rate as a fraction of 1 for one period. */
const rateOf = (percent: Decimal.Value, name: PaymentFrequency) =>
  new Wide(percent).div(100).div(PAYMENT_FREQUENCIES[name]);

function paymentOf(principal: Decimal.Value, rate: Decimal, n: number): Decimal {
  if (rate.isZero()) return new Wide(principal).div(n);
  return rate.times(principal).div(new Wide(1).minus(rate.plus(1).pow(-n)));
}

describe('regularPayment', () => {
  it('agrees with the formula in whole numbers', () => {
    fc.assert(
      fc.property(money, annualRate, payments, frequency, (principal, percent, n, name) => {
        const found = unwrap(
          regularPayment({ principal, annualRate: percent, payments: n, frequency: name }),
        );
        const { payment, total, interest } = exactLoan(principal, percent, n, PAYMENT_FREQUENCIES[name]);
        expect(found.payment.text).toBe(roundedText(payment, 2));
        expect(found.total.text).toBe(roundedText(total, 2));
        expect(found.interest.text).toBe(roundedText(interest, 2));
        expect(found.payment.number).toBe(nearestDouble(payment));
      }),
      { numRuns: runs(100) },
    );
  });

  it('is the loan of every month by default', () => {
    const terms = { principal: 200_000, annualRate: 6.5, years: 30 };
    const ours = unwrap(regularPayment(terms));
    expect(unwrap(loan(terms))).toEqual({ ...ours, steps: expect.any(Array) as unknown });
  });
});

describe('solvePrincipal', () => {
  it('agrees with the formula in whole numbers', () => {
    fc.assert(
      fc.property(money, annualRate, payments, frequency, (payment, percent, n, name) => {
        const found = unwrap(solvePrincipal({ payment, annualRate: percent, payments: n, frequency: name }));
        const principal = exactPrincipal(payment, percent, n, PAYMENT_FREQUENCIES[name]);
        expect(found.principal.text).toBe(roundedText(principal, 2));
        expect(found.principal.number).toBe(nearestDouble(principal));
        expect(found.total.text).toBe(new Wide(payment).times(n).toFixed(2));
      }),
      {
        numRuns: runs(100),
        // The principal is 10^-112 below a tie, 81082503.125.
        examples: [['67460642.6', '83.2', 458, 'yearly']],
      },
    );
  });
});

describe('solveTerm', () => {
  it('is the smallest number of payments that repays the loan, and the logarithms in 120 digits', () => {
    fc.assert(
      fc.property(
        money,
        annualRate,
        frequency,
        fc.integer({ min: 1, max: 1000 }),
        (principal, percent, name, n) => {
          const rate = rateOf(percent, name);
          const payment = paymentOf(principal, rate, n).plus('0.004').toFixed(2);
          fc.pre(Number(payment) > 0 && rate.times(principal).lt(payment));
          const result = solveTerm({ principal, payment, annualRate: percent, frequency: name });
          // The balance after that many payments has the sign of the principal that they don't repay.
          const isRepaidBy = (count: number): boolean => {
            const [p, q] = exactPrincipal(payment, percent, count, PAYMENT_FREQUENCIES[name]);
            const [owed, unit] = readFraction(principal);
            return p * unit >= owed * q;
          };
          if (!result.ok) {
            expect(result).toMatchObject({ field: 'payment', code: 'out-of-range' });
            expect(isRepaidBy(12_000)).toBe(false);
            return;
          }
          expect(isRepaidBy(result.value.payments)).toBe(true);
          expect(isRepaidBy(result.value.payments - 1)).toBe(false);
          const count = rate.isZero()
            ? new Wide(principal).div(payment)
            : Wide.ln(new Wide(payment).div(new Wide(payment).minus(rate.times(principal)))).div(
                Wide.ln(rate.plus(1)),
              );
          expect(result.value.exactPayments.text).toBe(count.toFixed(4));
          expect(result.value.exactPayments.number).toBeCloseTo(count.toNumber(), 9);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it.each([
    [{ principal: 1000, payment: 1210, annualRate: 21, frequency: 'yearly' }, 1, '1'],
    [{ principal: 2100, payment: 1210, annualRate: 10, frequency: 'yearly' }, 2, '2'],
    [{ principal: 1000, payment: 2310, annualRate: 21, frequency: 'yearly' }, 1, '0.5'],
    [{ principal: 1000, payment: 300, annualRate: 0 }, 4, '10/3'],
  ] as const)('knows rational numbers of payments: %o', (input, count, exact) => {
    const found = unwrap(solveTerm(input));
    expect([found.payments, found.exactPayments.exact]).toEqual([count, exact]);
  });
});

describe('solveRate', () => {
  it('is rounded correctly: the payment at half a digit less is smaller, at half a digit more larger', () => {
    fc.assert(
      fc.property(money, payments, frequency, fc.nat(500), (principal, n, name, more) => {
        const payment = new Wide(principal)
          .div(n)
          .times(1 + more / 100)
          .plus('0.005')
          .toFixed(2);
        fc.pre(Number(payment) >= 0.01 && new Wide(payment).times(n).gte(principal));
        const { annualRate: found } = unwrap(solveRate({ principal, payment, payments: n, frequency: name }));
        const at = (percent: Decimal.Value) => paymentOf(principal, rateOf(percent, name), n);
        const [half, text] = [new Wide('0.00005'), new Wide(found.text)];
        if (text.gt(0)) expect(at(text.minus(half)).minus(payment).lt('1e-60')).toBe(true);
        expect(at(text.plus(half)).gt(payment)).toBe(true);
        expect(found.exact === undefined || at(text).minus(payment).abs().lt('1e-60')).toBe(true);
        const size = found.number;
        expect(
          at(new Wide(size).times(1 - 2 ** -51))
            .minus(payment)
            .lt('1e-60'),
        ).toBe(true);
        expect(
          at(new Wide(size).times(1 + 2 ** -51))
            .minus(payment)
            .gt('-1e-60'),
        ).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('finds the rate of a payment if it is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 6 }), (rate, n) => {
        const percent = new Wide(rate).div(1e4);
        const growth = percent.div(100).plus(1);
        // The principal of n payments of 1 × growth^n is a short decimal.
        let principal = new Wide(0);
        for (let i = 0; i < n; i++) principal = principal.plus(growth.pow(i));
        const found = unwrap(
          solveRate({
            principal: principal.toFixed(),
            payment: growth.pow(n).toFixed(),
            payments: n,
            frequency: 'yearly',
          }),
        );
        expect(found.annualRate).toEqual({
          exact: percent.toFixed(),
          number: percent.toNumber(),
          text: percent.toFixed(4),
          relation: '=',
        });
      }),
      { numRuns: runs(60) },
    );
  });

  it.each([
    [
      { principal: 1000, payment: '1000.0005', payments: 1, frequency: 'yearly' },
      '0.0001',
      '0.00005',
      0.00005,
    ],
    [
      { principal: 1000, payment: '1000.0015', payments: 1, frequency: 'yearly' },
      '0.0002',
      '0.00015',
      0.00015,
    ],
  ] as const)('rounds a tie up: %o', (input, text, exact, number) => {
    expect(unwrap(solveRate(input)).annualRate).toEqual({ exact, number, text, relation: '≈' });
  });
});

/** Repays a loan payment by payment, in cents, with the payment from the formula. */
function repaid(
  principal: string,
  percent: string,
  n: number,
  name: PaymentFrequency,
  extras: readonly Decimal[],
) {
  const rate = rateOf(percent, name);
  const regular = paymentOf(principal, rate, n).toDecimalPlaces(2);
  const rows: string[][] = [];
  let balance = new Wide(principal);
  for (let number = 1; !balance.isZero(); number++) {
    // Divided only once, at the end: 1/26 of 13,287,084.85 is a tie, which a rate with 120 digits would miss.
    const interest = balance
      .times(percent)
      .div(new Wide(100).times(PAYMENT_FREQUENCIES[name]))
      .toDecimalPlaces(2);
    const owed = balance.plus(interest);
    const usual = regular.plus(extras[number - 1] ?? 0);
    const paid = number === n || owed.lte(usual) ? owed : usual;
    balance = owed.minus(paid);
    rows.push([paid, interest, balance].map((amount) => amount.toFixed(2)));
  }
  return rows;
}

describe('repaymentSchedule', () => {
  it('agrees with repaying payment by payment', () => {
    const extras = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.nat(1e7)), { maxLength: 5 });
    fc.assert(
      fc.property(
        money,
        annualRate,
        fc.integer({ min: 1, max: 200 }),
        frequency,
        extras,
        fc.nat(1000),
        (principal, percent, n, name, given, extra) => {
          const once = given.filter(([number]) => number <= n);
          const found = unwrap(
            repaymentSchedule({
              principal,
              annualRate: percent,
              payments: n,
              frequency: name,
              extra,
              extras: once.map(([payment, cents]) => ({
                payment,
                amount: `$${new Wide(cents).div(100).toFixed(2)}`,
              })),
            }),
          );
          const added = Array.from({ length: n }, () => new Wide(extra));
          for (const [number, cents] of once)
            added[number - 1] = (added[number - 1] ?? new Wide(0)).plus(new Wide(cents).div(100));
          expect(found.rows.map(({ payment, interest, balance }) => [payment, interest, balance])).toEqual(
            repaid(principal, percent, n, name, added),
          );
          expect(found.rows.at(-1)?.balance).toBe('0.00');
        },
      ),
      { numRuns: runs(60), examples: [['15114879.72', '100', 30, 'fortnightly', [], 130]] },
    );
  });

  it('is the schedule of every month without anything extra', () => {
    const terms = { principal: 200_000, annualRate: 6.5, years: 30 };
    expect(repaymentSchedule(terms)).toEqual(loanSchedule(terms));
    expect(repaymentSchedule({ ...terms, extra: 200 })).toEqual(loanSchedule({ ...terms, extra: 200 }));
  });
});
