import { expect, it } from 'vitest';
import { decidedSetOf } from './read-set.test-support.js';
import { sameSet } from './set-algebra.js';

it.each([
  ['x^2 = 2', 'x = √2 or x = -√2'],
  ['x^2 = 2', 'x = ±√2'],
  ['(x^2 - 2)(x^2 - 3) = 0', 'x = ±√2 or x = ±√3'],
  ['x^2 - x - 1 = 0', 'x = (1+√5)/2 or x = (1-√5)/2'],
  ['√(x + 1) = x - 1', 'x = 3'],
  ['√x + √(x + 5) = 5', 'x = 4'],
  ['√(x^2) = x', 'x ≥ 0'],
  ['√(x - 3) + √(2 - x) = 0', 'no solution'],
  ['√(3 + 2√2) = 1 + √2', 'all real numbers'],
  ['√2 + √3 = 3.146264369942', 'no solution'],
  ['|x - 2| + |x + 1| = 3', '-1 ≤ x ≤ 2'],
  ['||x| - 3| = 1', 'x = -4 or x = -2 or x = 2 or x = 4'],
  ['x^4 - 10x^2 + 1 = 0', 'x = √2 + √3 or x = √2 - √3 or x = √3 - √2 or x = -√2 - √3'],
  ['x^4 - 2x^2 - 1 = 0', 'x = ±√(1 + √2)'],
  ['x/x = 1', 'x ≠ 0'],
  ['1/(1/x) = x', 'x ≠ 0'],
  ['x^0 = 1', 'x ≠ 0'],
  ['x + 1/x ≥ 2', 'x > 0'],
  ['(x - 5)/(x - 5) < 1', 'no solution'],
  ['1/0 = x', 'no solution'],
  ['x = 10^40 + 1 - 10^40', 'x = 1'],
  ['x^3 = 5', 'x = cbrt(5)'],
  ['cbrt(x) = -2', 'x = -8'],
  ['cbrt(x)^2 - cbrt(x) - 2 = 0', 'x = 8 or x = -1'],
  ['cbrt(x)^2 + cbrt(x) + x = 3', 'x = 1'],
  ['root(5, x) = -2', 'x = -32'],
  ['root(4, x) = 2', 'x = 16'],
  ['-1 < x^2 - 2 ≤ 7', 'x in [-3, -1) ∪ (1, 3]'],
  ['x < -1 or x ≥ 3', 'x in (-∞, -1) ∪ [3, ∞)'],
])('%s has the solutions of %s', (line, other) => {
  expect(sameSet(decidedSetOf(line), decidedSetOf(other))).toBe(true);
});

it.each([
  ['x^2 = 2', 'x = √2'],
  ['x = √2', 'x = 1.41421356237309504880168872420969807856967'],
  ['√(x + 1) = x - 1', 'x = 3 or x = 0'],
  ['x ≤ 2', 'x < 2'],
  ['(x^2 - 1)/(x - 1) = x + 1', 'all real numbers'],
  ['√x·√x = x', 'all real numbers'],
])('%s has other solutions than %s', (line, other) => {
  expect(sameSet(decidedSetOf(line), decidedSetOf(other))).toBe(false);
});
