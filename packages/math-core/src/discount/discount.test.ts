import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { stepText } from '../steps/index.js';
import { type DiscountInput, discount } from './index.js';

const untyped = discount as (input: unknown) => ReturnType<typeof discount>;

function valueOf(input: DiscountInput) {
  const result = discount(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('discount', () => {
  it.each([
    [80, 25, '20.00', '60.00'],
    ['1,299.99', 15, '195.00', '1104.99'],
    [19.99, 33, '6.60', '13.39'],
    [1.01, 50, '0.51', '0.51'],
    [50, 0, '0.00', '50.00'],
    [50, 100, '50.00', '0.00'],
    [50, -10, '-5.00', '55.00'],
    [0, 20, '0.00', '0.00'],
  ])('takes off %s at %s%% the amount %s and leaves %s', (price, percentage, saved, finalPrice) => {
    const { steps, ...figures } = valueOf({ price, percentage });
    expect(figures).toMatchObject({ saved: { text: saved }, finalPrice: { text: finalPrice } });
    expect(stepFaults(steps)).toEqual([]);
    expect(steps.at(-1)?.after).toBe(finalPrice);
  });

  it('writes both formulas with their numbers', () => {
    expect(valueOf({ price: 80, percentage: 25 }).steps.map(stepText)).toEqual([
      'Discount formula: saved = price × percentage ÷ 100',
      'Amount saved: 80 × 25 ÷ 100 = 20.00',
      'Price formula: final price = price - saved',
      'Final price: 80 - 20 = 60.00',
    ]);
  });

  it('continues with the exact amount if the displayed one is rounded', () => {
    expect(valueOf({ price: 19.99, percentage: 33 }).steps.map(stepText)).toEqual([
      'Discount formula: saved = price × percentage ÷ 100',
      'Exact amount saved: 19.99 × 33 ÷ 100 = 6.5967',
      'Amount saved: 19.99 × 33 ÷ 100 ≈ 6.60',
      'Price formula: final price = price - saved',
      'Final price: 19.99 - 6.5967 ≈ 13.39',
    ]);
  });

  it('refuses values that aren’t numbers, in either field', () => {
    for (const bad of notNumbers) {
      const code = 'not-a-number';
      expect(untyped({ price: bad, percentage: 1 })).toMatchObject({ field: 'price', code });
      expect(untyped({ price: 1, percentage: bad })).toMatchObject({ field: 'percentage', code });
    }
  });

  it.each(['100.01', '120%', 1e6])('refuses %s percent: nobody is paid to buy', (percentage) => {
    expect(discount({ price: 50, percentage })).toMatchObject({ field: 'percentage', code: 'out-of-range' });
  });

  it.each(['-0.01', '-$5', -1])('refuses a price of %s', (price) => {
    const message = 'price must not be negative.';
    expect(discount({ price, percentage: 5 })).toEqual({
      ok: false,
      field: 'price',
      code: 'out-of-range',
      message,
    });
  });

  it('refuses a number past the bound', () => {
    expect(discount({ price: '1e401', percentage: 1 })).toMatchObject({ field: 'price', code: 'too-large' });
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'price' });
  });
});
