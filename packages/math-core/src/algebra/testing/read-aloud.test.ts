import { expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import type { Step } from '../../steps/step.js';
import { stepText } from '../../steps/to-text.js';
import { evaluateAt } from '../operations/substitute.js';
import { simplify } from '../operations/simplify.js';
import { answerRequest } from '../request/answer-request.js';
import { solve } from '../solve/solve.js';

/** Lines whose text once sounded wrong. */
const lines = (done: { readonly steps: readonly Step[] }): string[] => done.steps.map(stepText);

it('a substituted number keeps its sign in parentheses', () => {
  expect(lines(unwrap(evaluateAt('x^2 - 3x', { x: '-2' })))).toEqual([
    'Substitute -2 for x: x² - 3x = (-2)² - 3 × (-2)',
    'Evaluate the power: (-2)² - 3 × (-2) = 4 - 3 × (-2)',
    'Multiply: 4 - 3 × (-2) = 4 - (-6)',
    'Subtract: 4 - (-6) = 10',
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
  ['log_2(x) + log_4(x) = 3', 'Combine like terms: 3 log₂ x = 6'],
  ['ln x + ln x = 4', 'Combine like terms: 2 ln x = 4'],
  ['x^(-3/2) = 8', 'A negative exponent is a reciprocal: x = 1 ÷ (∛8)²'],
  ['x = (5 + 1)/2', 'Simplify the numbers: x = 3'],
  ['x^(3/4) = 8', 'Write the power with a root: x = (∛8)⁴'],
  ['x/100*80 = 20', 'Simplify: 4/5 x = 20'],
])('%s has the line %s', (text, line) => {
  expect(lines(unwrap(solve(text)))).toContain(line);
});

it.each([
  ['sin x = 0.3', 'Find the angle with this sine: arcsin 0.3 ≈ 0.3047'],
  ['sin x = 0.3', 'Subtract the angle from π to get one with the same sine: π - arcsin 0.3 ≈ 2.8369'],
  ['cos x = 0.3', 'Use the opposite angle, which has the same cosine: cos (-arccos 0.3) = 0.3'],
  [
    'synthetic division x^3 - 2x + 4 by x + 2',
    'Bring down the first coefficient, 1, multiply it by -2 and add the next coefficient: 0 + (-2 × 1) = -2',
  ],
  ['f(x) = x^2 - 4x\ninverse', 'Quadratic formula: y = (4 ± √(4x + 16)) ÷ (2 × 1)'],
  ['f(x) = x^2 - 4x\ninverse', 'Simplify: y = 2 ± √(x + 4)'],
  ['f(x) = x^2 - 4x\ninverse', 'Only this value is in the domain x ≥ 2: y = 2 + √(x + 4)'],
])('the answer to %s has the line %s', (text, line) => {
  const answered = answerRequest(text);
  expect(answered?.ok && lines(answered.value)).toContain(line);
});

it('a value in another letter and requests about the function are answered apart', () => {
  const answered = answerRequest('f(x) = 2x^2 - 8x + 3\nvertex form\nzeros\nf(a + 1)');
  const answers = answered?.ok ? answered.value.answers : [];
  expect(answers.map(({ name }) => name)).toEqual(['value', 'vertex-form', 'vertex', 'zeros']);
  // f(a + 1) = 2(a² + 2a + 1) − 8a − 8 + 3
  expect(JSON.stringify(answers[0]?.statement)).toContain(
    JSON.stringify(['-', ['-', ['×', '2', ['^', 'a', '2']], ['×', '4', 'a']], '3']),
  );
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
