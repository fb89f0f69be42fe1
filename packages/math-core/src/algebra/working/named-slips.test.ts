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
    [['p - 20% of p = 60', 'p - 0.2 = 60'], 'percent-without-whole'],
    [['x + 10% = 55', 'x + 0.1 = 55'], 'percent-without-whole'],
    [['lg(x + 1) = lg(x) + 1', 'x + 1 = x + 10'], 'log-of-sum-split'],
    [['log x + log(x - 3) = 1', 'x + x - 3 = 10'], 'log-of-sum-split'],
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
    [['48 ÷ 2 ÷ 4', '48 ÷ 0.5'], 'order-of-operations'],
    [['5 - 3(2 - 4x)', '2(2 - 4x)'], 'order-of-operations'],
    [['(√7 + √3)²', '7 + 3'], 'square-of-sum'],
    [['cbrt(2y) = 4', '2y = 16'], 'root-not-cubed'],
    [['-2x ≥ 8', 'x ≤ 4'], 'minus-forgotten-in-dividing'],
    [['4 - x = 9', 'x = 5'], 'minus-forgotten-in-dividing'],
    [['0.03y = 1.2', 'y = 4'], 'decimal-point-moved'],
    [['0.5x = 4', 'x = 2'], 'subtracted-instead-of-divided'],
    [['3(y - 4) = 3y - 4', '3y - 4 = 3y - 4'], 'only-first-term'],
    [['x + 7 = x - 7', '2x = -14'], 'sign-lost-in-moving'],
    [['x + 1 = x + 2', 'x = 1'], 'contradiction-read-as-solution'],
    [['log_2(x) - log_2(5) = 3', 'log_2(x - 5) = 3'], 'log-of-difference-split'],
    [['ln(x + 3) = 2', 'ln x + ln 3 = 2'], 'log-of-sum-split'],
    [['6/(x + 1) = x', '6 = x^2 + 1'], 'only-first-term'],
    [['0.5g + 3 = 7', 'g + 3 = 14'], 'multiplied-only-one-term'],
    [['x/2 - x/5 = 6', 'x/3 = 6'], 'fractions-subtracted-across'],
    [['x/2 + x/5 = 6', '2x/7 = 6'], 'fractions-added-across'],
    [['x = y^3 + 5', 'y = cbrt(x) - 5'], 'root-before-addition'],
    [['abs(5 + 12i)', 'sqrt(25 - 144)'], 'complex-absolute-value'],
    [['abs(3 - 4i)', 'sqrt(9 + 16)'], 'complex-absolute'],
    [['(x^2 - 4)/(x^2 + 4x + 4)', '(x - 2)(x + 2)/(x + 2)^2'], 'factor'],
    [['sqrt(x - 1) < 3', '0 ≤ x - 1 < 9'], 'square-both'],
    [['sqrt(x) = -4', 'no solution'], 'root-not-negative'],
    [['x = (2 ± sqrt(4 + 48))/6', 'x = (2 ± sqrt(52))/6'], 'work-out-sum'],
    [['0.4x + 1.2 = 3.6', '4x + 12 = 36'], 'multiply-both'],
    [['-4 < -2x < 7', '-3.5 < x < 2'], 'divide-all-turning'],
    [['2x < x + 1 < 3x', '2x < x + 1 and x + 1 < 3x'], 'split-chain'],
    [['sqrt(-25)', '-5'], 'root-of-negative'],
    [['sqrt(-4) * sqrt(-9)', 'sqrt(36)'], 'root-of-negative'],
    [['sqrt(-4) * sqrt(-9)', '-6'], 'imaginary-unit'],
    [['sqrt(4 - 24)', 'sqrt(-20)'], 'simplify'],
    [['(x^2 - 9)/(x - 3) = 6', 'x + 3 = 6, x ≠ 3'], 'cancel'],
    [['x + 3 = 6, x ≠ 3', 'x = 3'], 'extraneous-solution-kept'],
    [['T = 2π*sqrt(L/g)', 'T^2 = 2π*L/g'], 'coefficient-not-powered'],
    [['5 ln x = 2', 'ln x = 0.4'], 'divide-both'],
    [['(z - 1)^2 = -4', 'z - 1 = ±2'], 'square-never-negative'],
    [['3(x + 2)^2 = -12', 'x + 2 = 2 or x + 2 = -2'], 'square-never-negative'],
    [['e^x = -5', 'e^x = 5'], 'exponential-never-negative'],
    [['x^2 = -9', 'x^4 = 81'], 'square-both'],
  ])('names the step from %j: %s', (lines, name) => {
    expect(named(lines)).toEqual([name]);
  });
});
