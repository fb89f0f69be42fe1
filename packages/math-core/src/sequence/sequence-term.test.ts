import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { expressionText, stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { sequenceTerm } from './index.js';

describe('sequenceTerm', () => {
  it.each([
    ['3, 7, 11', 20, 'arithmetic', '79'],
    ['5, 8, 11', 1, 'arithmetic', '5'],
    ['3, 7, 11, 15', undefined, 'arithmetic', '19'],
    ['10; 7,5; 5', 4, 'arithmetic', '2.5'],
    ['7, 7, 7', 9, 'arithmetic', '7'],
    ['6, 12, 24', 10, 'geometric', '3072'],
    ['8, -4, 2', undefined, 'geometric', '-1'],
    ['1/2, 1/6, 1/18', 4, 'geometric', '1/54'],
    ['1, 4, 9, 16, 25', undefined, 'quadratic', '36'],
    ['1, 3, 6, 10', 100, 'quadratic', '5050'],
    ['5, 4, 1, -4', 6, 'quadratic', '-20'],
    ['0.5, 2, 4.5, 8', 1, 'quadratic', '0.5'],
  ])('continues %s to term %s', (terms, place, kind, term) => {
    const found = unwrap(sequenceTerm({ numbers: terms, place }));
    expect(found).toMatchObject({ kind, term });
    expect(stepFaults(found.steps)).toEqual([]);
  });

  it('agrees with adding and multiplying term by term', () => {
    for (let place = 1; place <= 40; place++) {
      let [sum, product] = [3n, 3n];
      for (let i = 1; i < place; i++) [sum, product] = [sum + 4n, product * 2n];
      expect(unwrap(sequenceTerm({ numbers: '3, 7, 11', place })).term).toBe(String(sum));
      expect(unwrap(sequenceTerm({ numbers: '3, 6, 12', place })).term).toBe(String(product));
    }
  });

  it('agrees with a quadratic formula', () => {
    for (let place = 1; place <= 40; place++) {
      const term = unwrap(sequenceTerm({ numbers: '2, 9, 22, 41', place })).term;
      expect(term).toBe(String(3 * place * place - 2 * place + 1));
    }
  });

  it('writes the formula of a quadratic sequence', () => {
    const { formula, steps } = unwrap(sequenceTerm({ numbers: '1, 4, 9, 16' }));
    expect(expressionText(formula)).toBe('n²');
    expect(steps.map(stepText)).toEqual([
      'The differences themselves always change by the same number: 5 - 3 = 2',
      'Write the formula of the nth term. Expand and combine like terms: 1 + (n - 1) × 3 + (n - 1)(n - 2) × 2 ÷ 2 = n²',
      'Put the place into the formula of the nth term: 5² = 25',
    ]);
  });

  it.each([
    ['4, 7, 10, 13', '3n + 1'],
    ['2, 6, 12, 20', 'n² + n'],
    ['2, 9, 22, 41', '3n² - 2n + 1'],
    ['5, 4, 1, -4', '-n² + 2n + 4'],
    ['10; 7,5; 5', '-2.5n + 12.5'],
    ['4, 3, 2', '-n + 5'],
    ['7, 7, 7', '7'],
    ['6, 12, 24', '6 × 2^(n - 1)'],
  ])('writes the formula of %s as %s', (numbers, formula) => {
    expect(expressionText(unwrap(sequenceTerm({ numbers })).formula)).toBe(formula);
  });

  it('writes the formula and the steps', () => {
    const { formula, steps } = unwrap(sequenceTerm({ numbers: '3, 7, 11', place: 20 }));
    expect(expressionText(formula)).toBe('4n - 1');
    expect(steps.map(stepText)).toEqual([
      'Subtract each term from the next one. The difference is always the same: 7 - 3 = 4',
      'Write the formula of the nth term. Expand and combine like terms: 3 + (n - 1) × 4 = 4n - 1',
      'Put the place into the formula of the nth term: 4 × 20 - 1 = 79',
    ]);
  });

  it.each([
    ['1, 4, 9', 5, 'unsupported'],
    ['1, 4, 9, 17', 5, 'unsupported'],
    ['1, 8, 27, 64, 125', 6, 'unsupported'],
    ['1, 1, 2, 3, 5, 8', 7, 'unsupported'],
    ['1, 4, 9, 16', 1_000_001, 'out-of-range'],
    ['3, 7', 5, 'unsupported'],
    ['0, 0, 1', 5, 'unsupported'],
    ['3, 7, 11', 0, 'out-of-range'],
    ['3, 7, 11', 1.5, 'not-an-integer'],
    ['3, 6, 12', 1001, 'out-of-range'],
    ['3, x, 11', 5, 'not-a-number'],
  ])('refuses %s at %s', (terms, place, code) => {
    expect(sequenceTerm({ numbers: terms, place })).toMatchObject({ ok: false, code });
  });

  it('says which sequences it continues', () => {
    expect(sequenceTerm({ numbers: '1, 4, 9' })).toMatchObject({
      message:
        'numbers must be at least three terms of an arithmetic or geometric sequence, or four of a quadratic one.',
    });
  });
});
