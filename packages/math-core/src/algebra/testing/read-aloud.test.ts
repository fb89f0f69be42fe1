import { expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import type { Step } from '../../steps/step.js';
import { stepText } from '../../steps/to-text.js';
import { evaluateAt } from '../operations/substitute.js';
import { simplify } from '../operations/simplify.js';
import { solve } from '../solve/solve.js';

/** Lines whose text once sounded wrong. */
const lines = (done: { readonly steps: readonly Step[] }): string[] => done.steps.map(stepText);

it('a substituted number keeps its sign in parentheses', () => {
  expect(lines(unwrap(evaluateAt('x^2 - 3x', { x: '-2' })))).toEqual([
    'Substitute -2 for x: x² - 3x = (-2)² - 3 × (-2)',
    'Evaluate powers and roots: (-2)² - 3 × (-2) = 4 - 3 × (-2)',
    'Multiply and divide: 4 - 3 × (-2) = 4 - (-6)',
    'Add and subtract: 4 - (-6) = 10',
  ]);
});

it('logarithms of one base keep it, and equal roots make a square', () => {
  expect(lines(unwrap(simplify('log_2(8) + log_2(x)'))).at(-1)).toMatch(/ = 3 \+ log₂ x$/);
  expect(lines(unwrap(simplify('sqrt(x) * sqrt(x)')))).toEqual([
    'Squaring undoes the square root: √x × √x = x',
  ]);
});

it.each([
  ['(x + 1)/(x - 2) = 3/4', 'Multiply both sides by 4(x - 2): 4(x + 1) = 3(x - 2)'],
  ['x/(x - 1) = 1/(x - 1)', 'No value remains, so there is no solution: x ÷ (x - 1) = 1 ÷ (x - 1)'],
  ['y = x^2\ny = x + 2', 'Check x = 2 and y = 4 in equation 1: 4 = 2²'],
])('%s has the line %s', (text, line) => {
  expect(lines(unwrap(solve(text)))).toContain(line);
});

it('equations are multiplied in order', () => {
  const laws = unwrap(solve('3x + 2y = 12\n5x - 3y = 1', { method: 'elimination' })).steps.map(
    ({ law }) => law,
  );
  expect(laws.slice(0, 3)).toEqual([
    'Multiply equation 1 by 3',
    'Multiply equation 2 by 2',
    'Add both equations',
  ]);
});
