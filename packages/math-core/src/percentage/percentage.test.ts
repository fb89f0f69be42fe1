import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import type { Result } from '../result/index.js';
import { expressionText, stepText } from '../steps/index.js';
import {
  type PercentageAnswer,
  partOfTotal,
  percentageChange,
  percentOf,
  reversePercentage,
} from './index.js';

type Untyped = (input: unknown) => Result<PercentageAnswer>;

function expectShown(result: Result<PercentageAnswer>, relation: string, text: string) {
  if (!result.ok) throw new Error(result.message);
  const { answer, steps } = result.value;
  expect(answer).toMatchObject({ relation, text });
  expect(stepFaults(steps)).toEqual([]);
  expect(expressionText(steps.at(-1)?.after ?? '')).toBe(text);
  expect(steps.at(-1)?.relation).toBe(relation);
}

const lines = (result: Result<PercentageAnswer>) => (result.ok ? result.value.steps.map(stepText) : []);

describe('percentOf', () => {
  it.each([
    [25, 80, '=', '20.00'],
    [25, 100, '=', '25.00'],
    [7, 100, '=', '7.00'],
    [35, 1.35, '≈', '0.47'],
    [100, 1.005, '≈', '1.01'],
    [100, -1.005, '≈', '-1.01'],
    [-10, 50, '=', '-5.00'],
    [0, 50, '=', '0.00'],
    [1, '-0.1', '=', '-0.001'],
    [150, '1,000', '=', '1500.00'],
  ])('shows %s%% of %s %s %s', (percentage, value, relation, text) => {
    expectShown(percentOf({ percentage, value }), relation, text);
  });

  it('keeps the exact value: 35% of 1.35 is 0.4725', () => {
    const result = percentOf({ percentage: 35, value: 1.35 });
    expect(result.ok && result.value.answer).toMatchObject({ exact: '0.4725', number: 0.4725 });
  });

  it('returns its inputs as plain decimal text', () => {
    expect(percentOf({ percentage: ' 2.50e1 ', value: '1,080' })).toMatchObject({
      value: { percentage: '25', value: '1080' },
    });
  });

  it('ends at the formula line of the page', () => {
    expect(lines(percentOf({ percentage: 25, value: 80 }))).toEqual([
      'Formula: result = (value × percentage) ÷ 100',
      'Multiply: 80 × 25 = 2000',
      'Answer: (80 × 25) ÷ 100 = 20.00',
    ]);
  });
});

describe('partOfTotal', () => {
  it.each([
    [30, 120, '=', '25.00'],
    [1, 3, '≈', '33.33'],
    [2, 3, '≈', '66.67'],
    [-5, 20, '=', '-25.00'],
    [5, -20, '=', '-25.00'],
    [0, 7, '=', '0.00'],
    [1, 16000, '=', '0.00625'],
    [1, 17000, '≈', '0.005882'],
  ])('shows %s of %s as %s %s percent', (part, total, relation, text) => {
    expectShown(partOfTotal({ part, total }), relation, text);
  });

  it('keeps an endless quotient as a fraction', () => {
    expect(lines(partOfTotal({ part: 2, total: 6 }))).toEqual([
      'Formula: percentage = part ÷ total × 100',
      'Divide by the total: 2 ÷ 6 = 1/3',
      'Answer: 2 ÷ 6 × 100 ≈ 33.33',
    ]);
  });

  it('refuses a total of 0', () => {
    expect(partOfTotal({ part: 1, total: '0.0' })).toMatchObject({
      field: 'total',
      code: 'division-by-zero',
    });
  });
});

describe('percentageChange', () => {
  it.each([
    [80, 100, '=', '25.00'],
    [100, 80, '=', '-20.00'],
    [-10, -20, '=', '-100.00'],
    [-10, 10, '=', '200.00'],
    [-20, -10, '=', '50.00'],
    [3, 4, '≈', '33.33'],
    [5, 5, '=', '0.00'],
    [5, 0, '=', '-100.00'],
  ])('shows the change from %s to %s as %s %s percent', (from, to, relation, text) => {
    expectShown(percentageChange({ from, to }), relation, text);
  });

  it('divides by the size of the old value', () => {
    const result = percentageChange({ from: -10, to: -20 });
    expect(lines(result)[0]).toBe('Formula: change = (to - from) ÷ |from| × 100');
    expect(lines(result).at(-1)).toBe('Answer: -10 ÷ 10 × 100 = -100.00');
  });

  it('refuses a change from 0', () => {
    expect(percentageChange({ from: 0, to: 1 })).toMatchObject({ field: 'from', code: 'division-by-zero' });
  });
});

describe('reversePercentage', () => {
  it.each([
    [25, 20, '=', '80.00'],
    [3, 1, '≈', '33.33'],
    [-50, 10, '=', '-20.00'],
    [0.5, 1, '=', '200.00'],
    [12, 0, '=', '0.00'],
  ])('shows the number of which %s%% is %s %s %s', (percentage, part, relation, text) => {
    expectShown(reversePercentage({ percentage, part }), relation, text);
  });

  it('writes the formula, then the numbers', () => {
    expect(lines(reversePercentage({ percentage: 25, part: 20 }))).toEqual([
      'Formula: whole = part × 100 ÷ percentage',
      'Multiply by 100: 20 × 100 = 2000',
      'Answer: 20 × 100 ÷ 25 = 80.00',
    ]);
  });

  it('refuses 0 percent', () => {
    expect(reversePercentage({ percentage: 0, part: 1 })).toMatchObject({
      field: 'percentage',
      code: 'division-by-zero',
    });
  });
});

describe.each([
  ['percentOf', percentOf as Untyped, 'percentage', 'value'],
  ['partOfTotal', partOfTotal as Untyped, 'part', 'total'],
  ['percentageChange', percentageChange as Untyped, 'from', 'to'],
  ['reversePercentage', reversePercentage as Untyped, 'percentage', 'part'],
])('%s', (_, calculator, first, second) => {
  it('refuses values that aren’t numbers, in either field', () => {
    for (const bad of notNumbers) {
      const code = 'not-a-number';
      expect(calculator({ [first]: bad, [second]: 1 })).toMatchObject({ field: first, code });
      expect(calculator({ [first]: 1, [second]: bad })).toMatchObject({ field: second, code });
    }
  });

  it('refuses a number past the bound', () => {
    expect(calculator({ [first]: 1, [second]: '1e401' })).toMatchObject({ field: second, code: 'too-large' });
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(calculator(input)).toMatchObject({ ok: false, field: first });
  });
});

describe('digits', () => {
  it.each([
    [{ part: 1, total: 17_000 }, '0.005882'],
    [{ part: 1, total: 17_000, decimals: 2 }, '0.01'],
    [{ part: 1, total: 3, decimals: 5 }, '33.33333'],
    [{ part: 1, total: 3, significant: 6 }, '33.3333'],
  ])('of partOfTotal %o: %s, also in the steps', (input, text) => {
    const result = partOfTotal(input);
    expect(result.ok && [result.value.answer.text, result.value.steps.at(-1)?.after]).toEqual([text, text]);
  });

  it('are refused outside their range', () => {
    expect(percentOf({ percentage: 1, value: 1, decimals: 100 })).toMatchObject({ field: 'decimals' });
    expect(percentageChange({ from: 1, to: 2, significant: 0 })).toMatchObject({ field: 'significant' });
    expect(reversePercentage({ percentage: 1, part: 2, decimals: 0.5 })).toMatchObject({ field: 'decimals' });
  });
});
