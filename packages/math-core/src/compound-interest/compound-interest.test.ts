import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { notNumbers } from '../testing/oracle.test-support.js';
import { type CompoundInterestInput, compoundInterest } from './index.js';

function valueOf(input: CompoundInterestInput) {
  const result = compoundInterest(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const terms = { principal: 1000, annualRate: 5, years: 10, periodsPerYear: 12 };

describe('compoundInterest', () => {
  it.each([
    [{ ...terms, periodsPerYear: 1 }, '1628.89', '1000.00', '628.89'],
    [terms, '1647.01', '1000.00', '647.01'],
    [{ ...terms, periodsPerYear: 365 }, '1648.66', '1000.00', '648.66'],
    [{ ...terms, contribution: 100 }, '17175.24', '13000.00', '4175.24'],
    [{ ...terms, annualRate: 0, contribution: 100 }, '13000.00', '13000.00', '0.00'],
    [{ ...terms, principal: 0 }, '0.00', '0.00', '0.00'],
    [{ ...terms, years: '0.25', periodsPerYear: 4 }, '1012.50', '1000.00', '12.50'],
    [{ ...terms, years: 100, periodsPerYear: 366 }, '148362.48', '1000.00', '147362.48'],
  ])('lets %o grow to %s', (input, balance, paidIn, interest) => {
    const found = valueOf(input);
    expect([found.balance.text, found.paidIn.text, found.interest.text]).toEqual([balance, paidIn, interest]);
  });

  it('lists the ends of the full years, the last as the result', () => {
    const { yearEnds, balance } = valueOf({ ...terms, contribution: 100 });
    expect(yearEnds.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(yearEnds[0]?.balance.text).toBe('2279.05');
    expect(yearEnds.at(-1)?.balance).toEqual(balance);
    expect(valueOf({ ...terms, years: '1.5' }).yearEnds).toHaveLength(1);
  });

  it('writes the formula with its numbers', () => {
    const input = { principal: 1000, annualRate: 6, years: 1, periodsPerYear: 2, contribution: 50 };
    expect(valueOf(input).steps.map(stepText)).toEqual([
      'Rate per period: 6 ÷ 100 ÷ 2 = 0.03',
      'Number of periods: 1 × 2 = 2',
      'Formula: balance = P(1 + r)^n + C((1 + r)^n - 1) ÷ r',
      'Growth factor: (1 + 0.03)² = 1.0609000000',
      'Balance: 1000 × (1 + 0.03)² + 50 × ((1 + 0.03)² - 1) ÷ 0.03 = 1162.40',
      'Total deposited: 1000 + 50 × 2 = 1100.00',
      'Interest: balance minus the total deposited: 1000 × (1 + 0.03)² + 50 × ((1 + 0.03)² - 1) ÷ 0.03 - 1100 = 62.40',
    ]);
    expect(valueOf({ ...input, contribution: 0 }).steps.map(({ id }) => id)).not.toContain(
      'compound-interest.paid-in',
    );
    const resting = { ...terms, principal: '10.25', annualRate: 0 };
    expect(valueOf(resting).steps.map(stepText).slice(2)).toEqual([
      'Formula: balance = P',
      'Interest: balance minus the total deposited: 10.25 - 10.25 = 0.00',
    ]);
  });

  it.each([
    [{ principal: -1 }, 'principal', 'out-of-range'],
    [{ annualRate: '-0.1' }, 'annualRate', 'out-of-range'],
    [{ contribution: -1 }, 'contribution', 'out-of-range'],
    [{ years: 0 }, 'years', 'out-of-range'],
    [{ years: '100.5' }, 'years', 'out-of-range'],
    [{ years: '0.3' }, 'years', 'not-an-integer'],
    [{ periodsPerYear: 0 }, 'periodsPerYear', 'out-of-range'],
    [{ periodsPerYear: 367 }, 'periodsPerYear', 'out-of-range'],
    [{ periodsPerYear: '1.5' }, 'periodsPerYear', 'not-an-integer'],
    [{ annualRate: 1000 }, 'annualRate', 'too-large'],
    [{ annualRate: '1e400' }, 'annualRate', 'too-large'],
    [{ principal: '1e401' }, 'principal', 'too-large'],
    [{ principal: 10n ** 15n + 1n }, 'principal', 'too-large'],
    [{ contribution: 10n ** 15n + 1n }, 'contribution', 'too-large'],
  ])('refuses %o', (part, field, code) => {
    expect(compoundInterest({ ...terms, ...part })).toMatchObject({ field, code });
  });

  it('accepts amounts up to 10^15', () => {
    const most = { principal: 10n ** 15n, contribution: 10n ** 15n };
    expect(valueOf({ ...most, annualRate: 0, years: 1, periodsPerYear: 1 }).balance.text).toBe(
      '2000000000000000.00',
    );
  });

  it.each(['principal', 'annualRate', 'years', 'periodsPerYear'])(
    'refuses what is no number as %s',
    (field) => {
      for (const bad of notNumbers) {
        expect(compoundInterest({ ...terms, [field]: bad })).toMatchObject({ field, code: 'not-a-number' });
      }
    },
  );
});
