import { describe, expect, it } from 'vitest';
import { checkWorking } from './judged.test-support.js';

const lawsOf = (lines: readonly string[]): readonly string[] =>
  checkWorking(lines).flatMap((line) =>
    line.verdict === 'follows' ? line.laws.map(({ law }) => law) : [line.verdict],
  );

describe('laws of lines with complex numbers', () => {
  it.each([
    [
      ['x² - 4x + 13 = 0', '(x - 2)² = -9', 'x - 2 = ±3i', 'x = 2 ± 3i'],
      ['Complete the square', 'Take the square root of both sides, with both signs', 'Add 2 to both sides'],
    ],
    [
      ['x² + 4 = 0', 'x² = -4', 'x = ±2i'],
      ['Subtract 4 from both sides', 'Take the square root of both sides, with both signs'],
    ],
    [
      ['x² + 4 = 0', '(x + 2i)(x - 2i) = 0', 'x = 2i or x = -2i'],
      ['Use i² = -1', 'A product is 0 if one of its factors is 0'],
    ],
    [['x² - 2x + 5 = 0', 'x = 1 ± 2i'], ['Use the quadratic formula']],
    [
      ['(2 + 3i)(1 - i)', '2 - 2i + 3i - 3i²', '2 + i + 3', '5 + i'],
      ['Expand', 'Use i² = -1', 'Combine like terms'],
    ],
    [
      ['(1 + i)/(1 - i)', '(1 + i)²/2', '2i/2', 'i'],
      [
        'Multiply the numerator and denominator by the conjugate of the denominator',
        'Use i² = -1',
        'Cancel the common factor',
      ],
    ],
  ])('%j', (lines, laws) => {
    expect(lawsOf(lines)).toEqual(laws);
  });
});
