import { describe, expect, it } from 'vitest';
import { expressionText, stepText } from '../../steps/index.js';
import { approximate } from '../expression/approximate.js';
import { readStatement } from '../read/read-statement.js';
import { answerRequest } from './answer-request.js';

function answered(text: string) {
  const found = answerRequest(text);
  if (!found?.ok) throw new Error(found?.message ?? text);
  return found.value;
}

describe('an expression with a condition', () => {
  it.each([
    ['√(12x²), x ≥ 0', '2x√3', { x: 1.7 }],
    ['x^(1/2) · x^(2/3), x > 0', 'x^(7/6)', { x: 2.3 }],
    ['simplify √(x²y²), x > 0, y < 0', '-xy', { x: 1.4, y: -3 }],
    ['√(x^4 y^2) if y < 0', '-x²y', { x: -2, y: -3 }],
    ['sqrt(50a^3b^2), a, b > 0', '5ab√(2a)', { a: 3, b: 2 }],
    ['√((x - 1)²), x > 1', 'x - 1', { x: 4 }],
    ['√(x² - 2x + 1), x < 1', '1 - x', { x: -4 }],
    ['|x - 3| + |x + 1|, -1 < x < 3', '4', { x: 2 }],
    ['√(x²)/x, assuming that x < 0', '-1', { x: -4 }],
    ['√(x²), x > -1', '|x|', { x: -0.5 }],
  ] as const)('%s is %s', (text, answer, at) => {
    const { answers } = answered(text);
    const [line] = answers;
    if (line?.statement.kind !== 'expression') throw new Error(text);
    expect(expressionText(line.statement.expression)).toBe(answer);
    const typed = text.replace(/^simplify /, '').split(/, | if /)[0] ?? '';
    const read = readStatement(typed);
    if (!read.ok || read.value.kind !== 'expression') throw new Error(typed);
    expect(approximate(line.statement.expression, at)).toBeCloseTo(approximate(read.value.expression, at), 9);
  });

  it('names the condition where it is used', () => {
    expect(answered('√(12x²), x ≥ 0').steps.map(stepText)).toEqual([
      'Take the root of the squares: √(12x²) = 2|x|√3',
      'Take the absolute value with x ≥ 0: 2|x|√3 = 2x√3',
    ]);
  });

  it.each(['x², x > y', 'x + 1 = 2, x > 0', 'x < 2, x > 1'])('isn’t read in %s', (text) => {
    expect(answerRequest(text)).toBeUndefined();
  });
});
