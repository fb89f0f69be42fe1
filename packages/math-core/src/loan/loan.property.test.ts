import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { exactLoan, roundedText } from './exact-loan.test-support.js';
import { type LoanInput, loan } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const decimal = (digits: number, decimals: number) =>
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) }), fc.nat(decimals))
    .map(([n, places]) => new Decimal(n.toString()).div(new Decimal(10).pow(places)).toFixed());

const principal = fc.oneof(decimal(9, 2), decimal(15, 8));
const usualRate = decimal(4, 2).map((text) => new Decimal(text).mod(40).toFixed());
const payments = fc.integer({ min: 1, max: 480 });

function valueOf(input: LoanInput) {
  const result = loan(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const termOf = (payments: number) => ({ numerator: BigInt(payments), denominator: 12n });

function expectExact(principal: string, annualRate: string, payments: number): void {
  const found = valueOf({ principal, annualRate, years: termOf(payments) });
  const oracle = exactLoan(principal, annualRate, payments);
  for (const name of ['payment', 'total', 'interest'] as const) {
    expect(found[name].text, name).toBe(roundedText(oracle[name], 2));
    const [n, d] = oracle[name];
    const isSame = BigInt(found[name].text.replace('.', '')) * d === n * 100n;
    expect(found[name].relation, name).toBe(isSame ? '=' : '≈');
  }
}

describe('loan', () => {
  it('agrees with the formula in whole numbers', () => {
    fc.assert(fc.property(principal, usualRate, payments, expectExact), { numRuns: runs(150) });
  });

  it('agrees with the formula in whole numbers for rates of many digits and long terms', () => {
    const longRate = decimal(60, 60);
    fc.assert(fc.property(principal, longRate, fc.integer({ min: 200, max: 700 }), expectExact), {
      numRuns: runs(12),
    });
    expectExact('200000', '6.5', 12_000);
    expectExact('123456.78', '6.4999999999999', 1200);
  });

  it('agrees with the formula in whole numbers for negative rates and principals', () => {
    const rate = fc.integer({ min: -119_999, max: -1 }).map((n) => new Decimal(n).div(100).toFixed());
    fc.assert(fc.property(principal, rate, fc.integer({ min: 1, max: 60 }), expectExact), {
      numRuns: runs(60),
    });
    const negative = principal.map((text) => `-${text}`);
    fc.assert(fc.property(negative, usualRate, payments, expectExact), { numRuns: runs(40) });
    expectExact('1000', '-0.123456789012345678901234567890123456789', 600);
    expectExact('-1000', '-0.123456789012345678901234567890123456789', 600);
  });

  it('agrees with decimal.js to 100 digits, and gives the nearest double', () => {
    const Exact = Decimal.clone({ precision: 140, rounding: Decimal.ROUND_HALF_UP });
    const rates = fc.oneof(usualRate, decimal(20, 30), fc.constantFrom('1e-10', '1000', '1e-30', '0.000001'));
    fc.assert(
      fc.property(principal, rates, fc.integer({ min: 1, max: 12_000 }), (p, rate, n) => {
        if (Number(rate) === 0) return;
        const { payment, total, interest } = valueOf({ principal: p, annualRate: rate, years: termOf(n) });
        const r = new Exact(rate).div(1200);
        const growth = r.plus(1).pow(n);
        const oracle = r.times(p).times(growth).div(growth.minus(1));
        const rows = [
          [payment, oracle],
          [total, oracle.times(n)],
          [interest, oracle.times(n).minus(p)],
        ] as const;
        for (const [figure, exact] of rows) {
          expect(figure.number).toBe(Number(exact.toPrecision(60)));
          expect(figure.text).toBe(exact.toFixed(2));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('every step holds', () => {
    fc.assert(
      fc.property(principal, usualRate, fc.integer({ min: 1, max: 120 }), (p, rate, n) => {
        expect(stepFaults(valueOf({ principal: p, annualRate: rate, years: termOf(n) }).steps)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('never throws, whatever is passed', () => {
    const untyped = loan as (input: unknown) => ReturnType<typeof loan>;
    const anything = fc.oneof(fc.anything({ withBigInt: true }), fc.double(), decimal(5, 2));
    const fields = fc.record({ principal: anything, annualRate: anything, years: anything });
    fc.assert(
      fc.property(fc.oneof(fields, fc.anything()), (input) => {
        expect(typeof untyped(input).ok).toBe('boolean');
      }),
    );
  });
});
