import { describe, expect, it } from 'vitest';
import { checkWorking } from './check-working.js';

/** Returns the law or the mistake of each line. */
function named(lines: readonly string[]): readonly string[] {
  return checkWorking(lines).map((line) => {
    if (line.verdict === 'follows') return line.laws.map(({ id }) => id).join();
    return line.verdict === 'wrong' ? (line.mistake ?? 'unnamed') : line.verdict;
  });
}

describe('checkWorking', () => {
  it.each([
    [['9 ≥ x', 'x ≥ 9'], 'inequality-sides-swapped'],
    [['4 > 2m', '2m > 4'], 'inequality-sides-swapped'],
    [['4 > 2m', 'm > 2'], 'inequality-sides-swapped'],
    [['8 < -2x', 'x > -4'], 'inequality-not-turned'],
    [['-3x > 6', 'x > -2'], 'inequality-not-turned'],
    [['2x < 6', 'x > 3'], 'inequality-turned-needlessly'],
    [['x² < 25', 'x < ±5'], 'square-inequality-root'],
    [['|x| < 5', 'x < ±5'], 'absolute-inequality-wrong-side'],
    [['0.25x = 12', 'x = 3'], 'subtracted-instead-of-divided'],
    [['0.4x = 8', 'x = 3.2'], 'subtracted-instead-of-divided'],
    [['x/0.5 = 6', 'x = 12'], 'divided-instead-of-multiplied'],
    [['3/4 x = 12', 'x = 9'], 'wrong-fraction-inverted'],
    [['3/x = 6', 'x = 2'], 'divided-upside-down'],
    [['20% of x = 30', '20x = 30'], 'percent-as-number'],
    [['20/100 * x = 30', '20x = 30'], 'divided-one-side-only'],
    [['x + 10% = 55', 'x + 10 = 55'], 'percent-as-number'],
    [['0.3x + 2 = 3.5', '3x + 2 = 35'], 'multiplied-only-one-term'],
    [['4x + 7 = 2x - 5', '2x + 7 = 5'], 'sign-slip'],
    [['8 = x - 3', 'x = 5'], 'sign-lost-in-moving'],
    [['2/(x + 1) = 4', '2 = 4x + 1'], 'only-first-term'],
    [['2x + y = 8, y = x + 2', '2x + x - 2 = 8'], 'sign-slip'],
    [['2x + y = 8, x - y = 1', '3x = 7'], 'elimination-sign'],
    [['2x + y = 8, y = x + 2', '2x + x + 2 = 8'], 'substitute'],
    [['3x + y = 11, x - y = 1', '4x = 12'], 'add-equations'],
    [['(1 + i)^2', '1 + i^2'], 'square-of-sum'],
    [['(3 + 2i)(1 - i)', '3 + 3i + 2i - 2i^2'], 'sign-of-product'],
    [['(z - 1)^2 = -4', 'z - 1 = ±4i'], 'square-not-rooted'],
    [['sqrt(-25)', '-5'], 'root-of-negative'],
    [['sqrt(-4) * sqrt(-9)', 'sqrt(36)'], 'root-of-negative'],
    [['sqrt(-4) * sqrt(-9)', '-6'], 'imaginary-unit'],
    [['sqrt(4 - 24)', 'sqrt(-20)'], 'simplify'],
    [['(x^2 - 9)/(x - 3) = 6', 'x + 3 = 6, x ≠ 3'], 'cancel'],
    [['x + 3 = 6, x ≠ 3', 'x = 3'], 'extraneous-solution-kept'],
    [['T = 2π*sqrt(L/g)', 'T^2 = 2π*L/g'], 'coefficient-not-powered'],
    [['5 ln x = 2', 'ln x = 0.4'], 'divide-both'],
  ])('names the step from %j: %s', (lines, name) => {
    expect(named(lines)).toEqual([name]);
  });
});
