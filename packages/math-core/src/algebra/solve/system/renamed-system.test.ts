import { expect, it } from 'vitest';
import { unwrap } from '../../../result/unwrap.js';
import { expressionText } from '../../../steps/to-text.js';
import { solve } from '../solve.js';

function pointsOf(lines: readonly string[]): readonly string[] {
  const { solution } = unwrap(solve(lines));
  if (solution.kind === 'none') return [];
  if (solution.kind !== 'points') throw new Error(solution.kind);
  return solution.points.map((point) => Object.values(point).map(expressionText).join(' '));
}

// Solved by hand and checked by substitution in both equations.
it.each([
  [['2/x + 3/y = 2', '4/x - 3/y = 1'], ['2 3']],
  [['1/(2x) + 1/(3y) = 2', '1/(3x) + 1/(2y) = 13/6'], ['1/2 1/3']],
  [['√x + y = 5', 'x - y = 7'], ['9 2']],
  [
    ['√x + √y = 5', 'x + y = 13'],
    ['4 9', '9 4'],
  ],
  [['5/(x+y) + 1/(x-y) = 2', '15/(x+y) - 5/(x-y) = -2'], ['3 2']],
  [['√x + y = 1', '√x - y = -5'], []],
  [['x/y = 2', 'x + y = 9'], ['6 3']],
  [['x:y = 2:3', 'x + y = 10'], ['4 6']],
  [
    ['1/x - 1/y = 1/6', 'x + y = 5'],
    ['2 3', '15 -10'],
  ],
  [['x^2/y = 0', 'x - y = 0'], []],
  [['x + sqrt(y) = 3', 'x - y = 1'], ['2 1']],
  [
    ['1/x + y = 3', 'x - y = 1'],
    ['2 - √3 1 - √3', '2 + √3 1 + √3'],
  ],
  [['1/a + 1/b = 5', '1/a - 1/b = 1'], ['1/3 1/2']],
])('%j has the solutions %j', (lines, points) => {
  expect(pointsOf(lines)).toEqual(points);
});

it('refuses a system with a denominator and the same letter outside of it', () => {
  expect(solve(['1/x + y = 2', 'x + 2^y = 3']).ok).toBe(false);
});
