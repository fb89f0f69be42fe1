import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { stepText } from '../steps/index.js';
import { type TipInput, tip } from './index.js';

const untyped = tip as (input: unknown) => ReturnType<typeof tip>;

function valueOf(input: TipInput) {
  const result = tip(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('tip', () => {
  it.each([
    [50, 15, 1, '7.50', '57.50', '7.50', '57.50'],
    [50, 15, 2, '7.50', '57.50', '3.75', '28.75'],
    [33.33, 15, 3, '5.00', '38.33', '1.67', '12.78'],
    [100, 18, 4, '18.00', '118.00', '4.50', '29.50'],
    ['1,234.50', 20, 7, '246.90', '1481.40', '35.27', '211.63'],
    [0, 15, 2, '0.00', '0.00', '0.00', '0.00'],
    [100, 0, 3, '0.00', '100.00', '0.00', '33.33'],
    [0.1, 5, 1, '0.01', '0.11', '0.01', '0.11'],
  ])(
    'splits a bill of %s with %s%% among %s',
    (bill, percentage, people, amount, total, tipPerPerson, perPerson) => {
      const { steps, ...found } = valueOf({ bill, percentage, people });
      const figures = [found.tip, found.total, found.tipPerPerson, found.perPerson];
      expect(figures.map(({ text }) => text)).toEqual([amount, total, tipPerPerson, perPerson]);
      expect(stepFaults(steps)).toEqual([]);
      expect(steps.at(-1)?.after).toBe(perPerson);
    },
  );

  it('writes each formula with its numbers', () => {
    expect(valueOf({ bill: 50, percentage: 15, people: 2 }).steps.map(stepText)).toEqual([
      'Tip formula: tip = bill × percentage ÷ 100',
      'Tip: 50 × 15 ÷ 100 = 7.50',
      'Total formula: total = bill + tip',
      'Total: 50 + 7.5 = 57.50',
      'Share formula: per person = total ÷ people',
      'Tip per person: 7.5 ÷ 2 = 3.75',
      'Total per person: 57.5 ÷ 2 = 28.75',
    ]);
  });

  it('continues with exact amounts if the displayed ones are rounded', () => {
    const lines = valueOf({ bill: 33.33, percentage: 15, people: 3 }).steps.map(stepText);
    expect(lines).toContain('Exact tip: 33.33 × 15 ÷ 100 = 4.9995');
    expect(lines).toContain('Tip: 33.33 × 15 ÷ 100 ≈ 5.00');
    expect(lines.at(-1)).toBe('Total per person: 38.3295 ÷ 3 ≈ 12.78');
  });

  it('is for one without people', () => {
    expect(valueOf({ bill: 50, percentage: 15 })).toEqual(valueOf({ bill: 50, percentage: 15, people: 1 }));
    expect(tip({ bill: 50, percentage: 15, people: undefined })).toEqual(tip({ bill: 50, percentage: 15 }));
  });

  it('leaves out the shares of one person', () => {
    const { steps } = valueOf({ bill: 50, percentage: 15, people: '1.0' });
    expect(steps.at(-1)?.id).toBe('tip.total');
  });

  it.each([0, '0', '-0.0'])('refuses %s people', (people) => {
    expect(tip({ bill: 1, percentage: 1, people })).toMatchObject({
      field: 'people',
      code: 'out-of-range',
    });
  });

  it.each(['2.5', '7/2', 1.01])('refuses %s people: a share is for a whole person', (people) => {
    expect(tip({ bill: 1, percentage: 1, people })).toMatchObject({
      field: 'people',
      code: 'not-an-integer',
    });
  });

  it('says who pays the remaining cents', () => {
    const shares = (bill: number, count: number) =>
      valueOf({ bill, percentage: 0, people: count }).shares.map(
        ({ people, amount }) => `${people} × ${amount.text}`,
      );
    expect(shares(100, 3)).toEqual(['1 × 33.34', '2 × 33.33']);
    expect(shares(200, 3)).toEqual(['2 × 66.67', '1 × 66.66']);
    expect(shares(0.02, 3)).toEqual(['2 × 0.01', '1 × 0.00']);
    expect(shares(100, 4)).toEqual([]);
  });

  it.each(['0.99', '1/2', -2])('refuses %s people: fewer than one pay nothing', (people) => {
    expect(tip({ bill: 1, percentage: 1, people })).toMatchObject({ field: 'people', code: 'out-of-range' });
  });

  it.each(['-0.01', '-$5', -1])('refuses a bill of %s', (bill) => {
    const message = 'bill must not be negative.';
    expect(tip({ bill, percentage: 15 })).toEqual({
      ok: false,
      field: 'bill',
      code: 'out-of-range',
      message,
    });
  });

  it('accepts a bill of 0', () => {
    expect(valueOf({ bill: 0, percentage: 15 }).total.text).toBe('0.00');
  });

  it.each(['bill', 'percentage', 'people'])('refuses values that aren’t numbers as %s', (field) => {
    for (const bad of notNumbers.filter((value) => value !== undefined || field !== 'people')) {
      const input = { bill: 1, percentage: 1, people: 1, [field]: bad };
      expect(untyped(input)).toMatchObject({ field, code: 'not-a-number' });
    }
    const tooLarge = { bill: 1, percentage: 1, people: 1, [field]: '1e401' };
    expect(untyped(tooLarge)).toMatchObject({ field, code: 'too-large' });
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'bill' });
  });
});
