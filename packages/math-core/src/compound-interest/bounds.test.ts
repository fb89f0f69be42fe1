import { describe, expect, it } from 'vitest';
import { amountFigure } from '../loan/amount.js';
import { balanceAfter } from './balance.js';
import { compoundInterest } from './index.js';
import { parseTerms } from './savings-terms.js';

const terms = { principal: 1000, annualRate: 5, years: 100, periodsPerYear: 366, contribution: 100 };
/** The largest numerator or denominator, and that number plus one. */
const [LONGEST, TOO_LONG] = [10n ** 400n - 1n, 10n ** 400n];

describe.each(['principal', 'annualRate', 'contribution'])('%s', (field) => {
  it('has at most 400 digits over and under its line', () => {
    const read = (part: object) => compoundInterest({ ...terms, years: 1, periodsPerYear: 1, [field]: part });
    const refused = { ok: false, field, code: 'too-large' };
    expect(read({ numerator: LONGEST, denominator: LONGEST - 2n }).ok).toBe(true);
    expect(read({ numerator: 1n, denominator: TOO_LONG })).toMatchObject(refused);
    expect(read({ numerator: TOO_LONG, denominator: TOO_LONG + 1n })).toEqual({
      ...refused,
      message: `${field} must have at most 400 characters or digits.`,
    });
  });
});

/** Amounts that are so close to a tie of cents that many digits are needed, and rates that make them long. */
const close = { numerator: 1005n * 10n ** 390n - 1n, denominator: 1000n * 10n ** 390n + 1n };
const amounts = [close, '1.005', { numerator: LONGEST, denominator: 7n * 10n ** 397n + 1n }];
const rates = ['1e-399', '1e-200', { numerator: 1n, denominator: LONGEST }];
const plans = [1, 366].flatMap((periodsPerYear) =>
  rates.flatMap((annualRate) =>
    amounts.flatMap((principal) =>
      amounts.map((contribution) => ({ periodsPerYear, annualRate, principal, contribution })),
    ),
  ),
);

it('computes no balance with more than 6,144 bits for any terms', () => {
  const requestedBits: number[] = [];
  for (const plan of plans) {
    const read = parseTerms({ ...terms, ...plan });
    if (!read.ok) throw new Error(read.message);
    const discount: typeof read.value.discount = (periods, bits) => {
      requestedBits.push(bits);
      return read.value.discount(periods, bits);
    };
    const { balance, interest } = balanceAfter({ ...read.value, discount }, read.value.periods);
    for (const amount of [balance, interest]) amountFigure(amount, 2);
  }
  expect(Math.max(...requestedBits)).toBeLessThanOrEqual(6144 + 128);
  // Two amounts, each with a handful of precisions.
  expect(requestedBits.length / plans.length).toBeLessThanOrEqual(14);
});
