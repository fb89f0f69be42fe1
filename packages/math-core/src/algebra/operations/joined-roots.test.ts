import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/index.js';
import { unwrap } from '../../result/unwrap.js';
import { approximate } from '../expression/approximate.js';
import { simplify } from './simplify.js';

describe('a product of roots of a letter with different indices', () => {
  it.each([
    ['√x·∛x·x', 'x^(11/6)', 11 / 6],
    ['x^(1/2)*x^(2/3)', 'x^(7/6)', 7 / 6],
    ['x^(1/3)*x^(1/5)', 'x^(8/15)', 8 / 15],
    ['√(x^3)·∛x', 'x^(11/6)', 11 / 6],
    ['⁴√x·√x', 'x^(3/4)', 3 / 4],
    ['√x·x^(-1/3)', '⁶√x', 1 / 6],
    ['√x·∛x·x^(1/6)', 'x', 1],
  ])('%s is %s', (text, answer, exponent) => {
    const { result } = unwrap(simplify(text));
    expect(expressionText(result)).toBe(answer);
    for (const x of [0.3, 1, 2.7, 41]) expect(approximate(result, { x })).toBeCloseTo(x ** exponent, 9);
  });

  it('keeps its sign for negative numbers if all indices are odd', () => {
    const { result } = unwrap(simplify('2∛x·x^(1/5)'));
    expect(approximate(result, { x: -5 })).toBeCloseTo(2 * Math.cbrt(5) * 5 ** (1 / 5), 9);
  });

  it('adds the exponents in one line, after the roots are powers', () => {
    expect(unwrap(simplify('√x·∛x·x')).steps.map(({ law, after }) => [law, expressionText(after)])).toEqual([
      ['Write the roots as powers', 'x^(1/2) × x^(1/3) × x'],
      ['Multiply the numbers and add the exponents of like bases', 'x^(11/6)'],
    ]);
  });

  it('leaves the root of a square alone', () => {
    expect(expressionText(unwrap(simplify('√(x^2)·∛x')).result)).toContain('|x|');
  });
});
