import { expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { stepText } from '../../steps/to-text.js';
import { answerRequest } from '../request/answer-request.js';

/** The lines of a range with the id of their reason, without the topic. */
const ROWS: readonly (readonly [input: string, lines: readonly string[]])[] = [
  [
    'range of f(x) = sqrt(x - 1) + 2',
    [
      'function-domain. The domain: [1, ∞): x ≥ 1',
      'subtract-both. Subtract 1 from both sides: x - 1 ≥ 0',
      'root-order. A square root is never negative: √(x - 1) ≥ 0',
      'add-both. Add 2 to both sides: √(x - 1) + 2 ≥ 2',
      'function-range. The range: [2, ∞): y ≥ 2',
    ],
  ],
  [
    'f(x) = 1/sqrt(9 - x^2); range',
    [
      'function-domain. The domain: (-3, 3): -3 < x < 3',
      'even-power. An even power grows with the distance from 0: 0 ≤ x² < 9',
      'multiply-both. Multiply each part by -1, which flips both inequality signs: -9 < -x² ≤ 0',
      'add-both. Add 9 to each part: 0 < 9 - x² ≤ 9',
      'root-order. Take the square root of each part: 0 < √(9 - x²) ≤ 3',
      'reciprocal-order. Take the reciprocal of both sides: 1 ÷ √(9 - x²) ≥ 1/3',
      'function-range. The range: [1/3, ∞): y ≥ 1/3',
    ],
  ],
  [
    'range of f(x) = 3 - |2x|',
    [
      'absolute-distance. An absolute value is never negative: |2x| ≥ 0',
      'multiply-both. Multiply both sides by -1, which flips the inequality sign: -|2x| ≤ 0',
      'add-both. Add 3 to both sides: 3 - |2x| ≤ 3',
      'function-range. The range: (-∞, 3]: y ≤ 3',
    ],
  ],
  [
    'f(x) = 2 - 1/x; range',
    [
      'function-domain. The domain: (-∞, 0) ∪ (0, ∞): x ≠ 0',
      'reciprocal-order. A reciprocal is never 0: 1 ÷ x ≠ 0',
      'multiply-both. Multiply both sides by -1: -1 ÷ x ≠ 0',
      'add-both. Add 2 to both sides: 2 - 1 ÷ x ≠ 2',
      'function-range. The range: (-∞, 2) ∪ (2, ∞): y ≠ 2',
    ],
  ],
  [
    'f(x) = (1/2)^x, x >= 0; range',
    [
      'function-domain. The domain: [0, ∞): x ≥ 0',
      'exponential-order. Use both sides as exponents of 1/2, which flips the inequality sign because the base is less than 1: 0 < (1/2)^x ≤ 1',
      'function-range. The range: (0, 1]: 0 < y ≤ 1',
    ],
  ],
];

it.each(ROWS)('each line of %s has its own reason', (input, lines) => {
  const found = answerRequest(input);
  if (!found) throw new Error(`${input} isn't a request.`);
  const { steps, sections } = unwrap(found);
  const own = sections?.find(({ name }) => name === 'range')?.steps ?? steps;
  expect(own.map((step) => `${step.id.replace('algebra.', '')}. ${stepText(step)}`)).toEqual(lines);
});
