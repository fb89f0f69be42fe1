import { expect, it } from 'vitest';
import { percentOf } from '../percentage/index.js';
import { MathError, unwrap } from './index.js';

it('returns the value of a success', () => {
  expect(unwrap(percentOf({ percentage: 25, value: 80 })).answer.number).toBe(20);
});

it('throws field, code and message of a failure', () => {
  const refused = percentOf({ percentage: '25 apples', value: 80 });
  expect(() => unwrap(refused)).toThrow(MathError);
  expect(() => unwrap(refused)).toThrow('percentage must be a number, but is "25 apples".');
  try {
    unwrap(refused);
  } catch (error) {
    expect(error).toMatchObject({ field: 'percentage', code: 'not-a-number' });
  }
});
