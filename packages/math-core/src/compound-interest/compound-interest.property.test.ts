import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundedText } from '../loan/exact-loan.test-support.js';
import { roundedByRefining, leading } from '../testing/decided.test-support.js';
import { runs } from '../testing/draws.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { type Fraction, nearestDouble } from '../testing/nearest-double.test-support.js';
import { readFraction } from '../testing/step-faults.test-support.js';
import { compoundInterest } from './index.js';

const decimal = (n: number, places: number): string => new Decimal(n).div(10 ** places).toFixed();
const money = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => decimal(n, 2));
const rate = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map((n) => decimal(n, 2)),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => decimal(n, 8)),
  fc.constantFrom(`0.${'0'.repeat(29)}1`, '100', '0.000001'),
);

const NONE: Fraction = [0n, 1n];

interface Saving {
  readonly principal: string;
  readonly annualRate: string;
  readonly contribution: string;
  readonly periodsPerYear: number;
}

const cents = (text: string): bigint => {
  const [n, d] = readFraction(text);
  return (n * 100n) / d;
};

/** Returns the growth factor 1 + r of a period as a fraction. */
function factor({ annualRate, periodsPerYear }: Saving): Fraction {
  const [r, s] = readFraction(annualRate);
  const down = s * 100n * BigInt(periodsPerYear);
  const divisor = greatest(r, down);
  return [(down + r) / divisor, down / divisor];
}

const greatest = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatest(b, a % b));

/**
 * Adds interest and contribution period by period, as a bank does but without rounding. Returns the balances
 * along the way.
 */
function saved(saving: Saving, ...after: readonly number[]): readonly Fraction[] {
  const [up, down] = factor(saving);
  const contribution = cents(saving.contribution);
  const found: Fraction[] = [];
  let [balance, divisor] = [cents(saving.principal), 1n];
  for (let i = 1; i <= Math.max(...after); i++) {
    divisor *= down;
    balance = balance * up + contribution * divisor;
    if (after.includes(i)) found.push([balance, divisor * 100n]);
  }
  return found;
}

/** Formats the first digits of a long fraction ≥ 0. */
const shown = (amount: Fraction): string | undefined =>
  roundedByRefining(
    (bits) => leading(amount, bits),
    (end) => roundedText(end, 2),
    256,
    Infinity,
  );

it('agrees with adding interest period by period in whole numbers', () => {
  const saving = fc.record({
    principal: money,
    annualRate: rate,
    contribution: money,
    periodsPerYear: fromThese([1, 2, 4, 12, 52, 365]),
  });
  fc.assert(
    fc.property(saving, fc.integer({ min: 1, max: 40 }), (input, years) => {
      const periods = years * input.periodsPerYear;
      const result = compoundInterest({ ...input, years });
      if (!result.ok) {
        const [up, down] = factor(input);
        expect(up ** BigInt(periods) > down ** BigInt(periods) * 2n ** 49n).toBe(true);
        return;
      }
      const { value } = result;
      const middle = Math.ceil(years / 2);
      const balances = saved(input, middle * input.periodsPerYear, periods);
      const [atMiddle = NONE, [balance, divisor] = atMiddle] = balances;
      const paidIn = cents(input.principal) + cents(input.contribution) * BigInt(periods);
      const interest: Fraction = [balance - (paidIn * divisor) / 100n, divisor];
      expect(value.paidIn.text).toBe(roundedText([paidIn, 100n], 2));
      expect(value.balance.text).toBe(shown([balance, divisor]));
      expect(value.interest.text).toBe(shown(interest));
      expect(value.balance.number).toBe(
        roundedByRefining((bits) => leading([balance, divisor], bits), nearestDouble, 256, Infinity),
      );
      expect(value.yearEnds[middle - 1]?.balance.text).toBe(shown(atMiddle));
    }),
    { numRuns: runs(60) },
  );
});
