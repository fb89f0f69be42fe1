import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedByRefining } from '../testing/decided.test-support.js';
import { type Fraction, nearestDouble } from '../testing/nearest-double.test-support.js';
import { stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { enclosedLoan, exactLoan, roundedText } from './exact-loan.test-support.js';
import { amortise } from './amortisation.js';
import { type Amount, amountFigure } from './amount.js';
import { type LoanInput, loan } from './index.js';
import { parseTerms } from './terms.js';
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

/** Returns whether a fraction is below, equal to or above an amount with cents. */
function compared([n, d]: Fraction, text: string): 'below' | 'equal' | 'above' {
  const difference = n * 100n - BigInt(text.replace('.', '')) * d;
  return difference === 0n ? 'equal' : difference < 0n ? 'below' : 'above';
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

  it('agrees with the formula in whole numbers for negative rates', () => {
    const rate = fc.integer({ min: -119_999, max: -1 }).map((n) => new Decimal(n).div(100).toFixed());
    fc.assert(fc.property(principal, rate, fc.integer({ min: 1, max: 60 }), expectExact), {
      numRuns: runs(60),
    });
    expectExact('1000', '-0.123456789012345678901234567890123456789', 600);
  });

  it('agrees with the formula in whole numbers up to 12,000 payments, and gives the nearest double', () => {
    let [attempts, undetermined] = [0, 0];
    const tiny = ['1e-10', '1000', '1e-30', '0.000001'].map((text) => new Decimal(text).toFixed());
    const rates = fc.oneof(usualRate, decimal(20, 30), fc.constantFrom(...tiny));
    fc.assert(
      fc.property(principal, rates, fc.integer({ min: 1, max: 12_000 }), (p, rate, n) => {
        const found = valueOf({ principal: p, annualRate: rate, years: termOf(n) });
        const oracle = enclosedLoan(p, rate, n);
        for (const name of ['payment', 'total', 'interest'] as const) {
          const between = (bits: number) => oracle(bits)?.[name];
          const { text, number, relation } = found[name];
          const side = roundedByRefining(between, (end) => compared(end, text));
          const printed = [
            [text, roundedByRefining(between, (end) => roundedText(end, 2))],
            [number, roundedByRefining(between, nearestDouble)],
            [relation, side && (side === 'equal' ? '=' : '≈')],
          ];
          for (const [shown, wanted] of printed) if (wanted !== undefined) expect(shown, name).toBe(wanted);
          attempts += printed.length;
          undetermined += printed.filter(([, wanted]) => wanted === undefined).length;
        }
      }),
      {
        numRuns: runs(60),
        // The total exceeds a tie, 22137011565.625, only from the 2,255th digit on.
        examples: [['3101507.75', '1000', 8565]],
      },
    );
    // At rates such as 10^18%, some payments need more than 32,768 bits.
    expect(undetermined).toBeLessThan(attempts / 20);
  });

  it('shows each figure once, and every line from the growth factor on in the digits of the lines before', () => {
    const rates = fc.oneof(
      usualRate,
      decimal(12, 9),
      fc.integer({ min: -9999, max: -1 }).map((n) => `${n / 100}`),
    );
    fc.assert(
      fc.property(principal, rates, fc.integer({ min: 1, max: 480 }), (p, rate, n) => {
        const { steps, payment, total, interest } = valueOf({
          principal: p,
          annualRate: rate,
          years: termOf(n),
        });
        const lines = steps.map(({ before }) => JSON.stringify(before));
        expect(new Set(lines).size).toBe(lines.length);
        const endOf = (id: string) => steps.find((step) => step.id === `loan.${id}`)?.after;
        // If 30 decimals of the payment don't determine the cents of the total, three lines have the whole
        // formula.
        const isWhole = endOf('growth') === undefined && endOf('unrounded-payment') === undefined;
        const formulas = steps.map(stepText).filter((line) => /\(1 [+-] [\d(]/.test(line));
        expect(formulas.length).toBeLessThanOrEqual(isWhole ? 3 : 1);
        expect([endOf('payment'), endOf('total'), endOf('interest')]).toEqual([
          payment.text,
          total.text,
          interest.text,
        ]);
        const growth = endOf('growth');
        if (growth === undefined) return;
        const unrounded = endOf('unrounded-payment') ?? endOf('payment');
        const printed = steps.slice(steps.findIndex(({ id }) => id === 'loan.growth') + 1);
        expect(stepFaults(printed)).toEqual([]);
        expect(JSON.stringify(printed[0]?.before)).toContain(`"${String(growth)}"`);
        expect(printed.at(-2)?.before).toEqual(['×', unrounded, String(n)]);
      }),
      { numRuns: runs(100), examples: [['95409427', '226759401169', 150]] },
    );
  });

  it('computes the same figures from an enclosure as from the fraction', () => {
    let enclosed = 0;
    fc.assert(
      fc.property(
        fc.oneof(principal, fc.constant('1000')),
        usualRate,
        payments,
        fc.nat(12),
        (p, rate, n, decimals) => {
          const terms = parseTerms({ principal: p, annualRate: rate, months: n });
          if (!terms.ok) throw new Error(terms.message);
          for (const amount of Object.values(amortise(terms.value)) as Amount[]) {
            if (typeof amount === 'function' || !('near' in amount)) continue;
            enclosed++;
            expect(amountFigure(amount, decimals)).toEqual(amountFigure(amount.exact(), decimals));
          }
        },
      ),
      { numRuns: runs(150) },
    );
    expect(enclosed).toBeGreaterThan(runs(200));
  });

  it('every step is true', () => {
    fc.assert(
      fc.property(principal, usualRate, fc.integer({ min: 1, max: 120 }), (p, rate, n) => {
        expect(stepFaults(valueOf({ principal: p, annualRate: rate, years: termOf(n) }).steps)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('never throws for any input', () => {
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
