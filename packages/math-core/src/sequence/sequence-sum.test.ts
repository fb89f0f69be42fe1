import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { sequenceSum } from './index.js';

describe('sequenceSum', () => {
  it.each([
    ['2, 5, 8', 10, '155'],
    ['1, 2, 3', 100, '5050'],
    ['7, 7, 7', 4, '28'],
    ['10; 7,5; 5', 5, '25'],
    ['3, 6, 12', 5, '93'],
    ['8, -4, 2', 4, '5'],
    ['1, 1/2, 1/4', 'infinite', '2'],
    ['8, -4, 2', 'infinite', '16/3'],
  ])('adds terms of %s', (numbers, count, sum) => {
    const found = unwrap(sequenceSum({ numbers, count }));
    expect(found.sum).toBe(sum);
    expect(stepFaults(found.steps)).toEqual([]);
  });

  it('agrees with adding term by term', () => {
    let [sum, product, term, power] = [0n, 0n, 3n, 3n];
    for (let count = 1; count <= 40; count++) {
      sum += term;
      product += power;
      expect(unwrap(sequenceSum({ numbers: '3, 7, 11', count })).sum).toBe(String(sum));
      expect(unwrap(sequenceSum({ numbers: '3, -6, 12', count })).sum).toBe(String(product));
      [term, power] = [term + 4n, power * -2n];
    }
  });

  it('writes its steps', () => {
    expect(unwrap(sequenceSum({ numbers: '2, 5, 8', count: 10 })).steps.map(stepText)).toEqual([
      'Subtract each term from the next one. The difference is always the same: 5 - 2 = 3',
      'Write the formula of the nth term. Expand and combine like terms: 2 + (n - 1) × 3 = 3n - 1',
      'Put the place into the formula of the nth term: 3 × 10 - 1 = 29',
      'Multiply the number of terms by the mean of the first and the last term: 10 × (2 + 29) ÷ 2 = 155',
    ]);
  });

  it.each([
    ['1, 4, 9, 16', 5, 'numbers', 'unsupported'],
    ['1, 2, 4', 'infinite', 'count', 'unsupported'],
    ['1, 1, 1', 'infinite', 'count', 'unsupported'],
    ['3, 7, 11', 0, 'count', 'out-of-range'],
    ['3, 7, 11', 'all', 'count', 'not-a-number'],
    ['3, x, 11', 5, 'numbers.1', 'not-a-number'],
  ])('refuses %s, %s', (numbers, count, field, code) => {
    expect(sequenceSum({ numbers, count })).toMatchObject({ ok: false, field, code });
  });
});
