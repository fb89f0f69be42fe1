import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { approximate } from '../expression/approximate.js';
import { typedExpression } from '../read/typed-expression.js';
import { expand } from './expand.js';

const ROWS: readonly (readonly [input: string, expanded: string])[] = [
  ['log(100x²)', '2 + 2 log₁₀ |x|'],
  ['log_2(8x)', '3 + log₂ x'],
  ['ln(3x)', 'ln 3 + ln x'],
  ['log(x^3 y)', '3 log₁₀ |x| + log₁₀ |y|'],
  ['ln(x/y)', 'ln |x| - ln |y|'],
  ['log(sqrt(x)/y^2)', '1/2 log₁₀ x - 2 log₁₀ |y|'],
  ['ln(x(x+1))', 'ln |x| + ln |x + 1|'],
  ['log(-2x)', 'log₁₀ 2 + log₁₀ |x|'],
  ['log_3(9x^4/(y-1)^3)', '2 + 4 log₃ |x| - 3 log₃ (y - 1)'],
  ['log_x(x^2 y)', '2 + logₓ y'],
  ['log_a(a^3/b)', '3 - logₐ b'],
  ['ln(1/x)', '-ln x'],
  ['ln(2^x y)', 'x ln 2 + ln y'],
  ['ln(e^(x+1))', 'x + 1'],
  ['x ln(x^2)', '2x ln |x|'],
  ['2(log(5x)+1)', '2 log₁₀ 5 + 2 log₁₀ x + 2'],
  ['(ln x + 1)^2', '(ln x)² + 2 ln x + 1'],
  ['ln(x^2-1)', 'ln (x² - 1)'],
];

const POINTS = [0.3, 1.7, 4.2, -0.6, -2.5].flatMap((x) => [0.4, 2.6, -1.3].map((y) => ({ x, y })));

describe('expand', () => {
  it.each(ROWS)('splits the logarithms in %s to %s', (input, expanded) => {
    const done = expand(input);
    if (!done.ok) throw new Error(done.message);
    const { result } = done.value;
    expect(expressionText(result)).toBe(expanded);
    const read = typedExpression(input, 'expression');
    if (!read.ok) throw new Error(read.message);
    for (const at of POINTS) {
      const before = approximate(read.value, at);
      if (Number.isFinite(before)) expect(approximate(result, at)).toBeCloseTo(before, 9);
    }
  });
});
