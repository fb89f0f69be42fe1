import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compoundInterest } from '../compound-interest/index.js';
import { discount } from '../discount/index.js';
import { extraPayment, loan, loanSchedule } from '../loan/index.js';
import { partOfTotal, percentageChange, percentOf, reversePercentage } from '../percentage/index.js';
import type { Result } from '../result/index.js';
import { runs } from '../testing/draws.test-support.js';
import { tip } from '../tip/index.js';

type Fields = Readonly<Record<string, string>>;

/** The fields of each calculator: money, percentages and others. */
const CALCULATORS: readonly {
  readonly run: (input: never) => Result<unknown>;
  readonly money: readonly string[];
  readonly percentages: readonly string[];
  readonly others: Fields;
}[] = [
  { run: tip, money: ['bill'], percentages: ['percentage'], others: { people: '3' } },
  { run: discount, money: ['price'], percentages: ['percentage'], others: {} },
  { run: loan, money: ['principal'], percentages: ['annualRate'], others: { months: '18' } },
  { run: loanSchedule, money: ['principal', 'extra'], percentages: ['annualRate'], others: { years: '2' } },
  { run: extraPayment, money: ['principal', 'extra'], percentages: ['annualRate'], others: { years: '2' } },
  {
    run: compoundInterest,
    money: ['principal', 'contribution'],
    percentages: ['annualRate'],
    others: { years: '2', periodsPerYear: '4' },
  },
  { run: percentOf, money: [], percentages: ['percentage'], others: { value: '80' } },
  { run: reversePercentage, money: [], percentages: ['percentage'], others: { part: '80' } },
  { run: partOfTotal, money: [], percentages: [], others: { part: '20', total: '80' } },
  { run: percentageChange, money: [], percentages: [], others: { from: '20', to: '80' } },
];

const amount = fc.oneof(
  fc.integer({ min: 1, max: 1e8 }).map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`),
  fc.constantFrom('1,234.50', '2 1/2', '½', '80'),
);

it.each(CALCULATORS)(
  '$run.name reads signs where they belong, and nowhere else',
  ({ run, money, percentages, others }) => {
    const call = (input: Fields) => run(input as never);
    const marks = fc.tuple(fc.constantFrom('$', '€', '£', '¥'), fc.constantFrom('', ' '));
    const names = [...money, ...percentages];
    const texts = fc.array(amount, { minLength: names.length, maxLength: names.length });
    fc.assert(
      fc.property(texts, marks, (values, [sign, blank]) => {
        const plain: Record<string, string> = { ...others };
        for (const [i, name] of names.entries()) plain[name] = values[i] ?? '1';
        const expected = call(plain);
        expect(expected).not.toMatchObject({ code: 'not-a-number' });
        const marked = { ...plain };
        for (const name of money) marked[name] = sign + blank + (plain[name] ?? '');
        for (const name of percentages) marked[name] = `${plain[name] ?? ''}${blank}%`;
        expect(call(marked)).toEqual(expected);
        const wrong = [
          ...money.map((name) => [name, `${plain[name] ?? ''}%`] as const),
          ...percentages.map((name) => [name, `$${plain[name] ?? ''}`] as const),
          ...Object.keys(others).flatMap((name) => [
            [name, `$${plain[name] ?? ''}`] as const,
            [name, `${plain[name] ?? ''}%`] as const,
          ]),
        ];
        for (const [field, text] of wrong)
          expect(call({ ...plain, [field]: text })).toMatchObject({ ok: false, field, code: 'not-a-number' });
      }),
      { numRuns: runs(50) },
    );
  },
);
