import { describe, expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { approximate } from '../expression/approximate.js';
import { answerRequest } from './answer-request.js';

/** Values of the letters at which both sides are compared. */
const AT = { a: 3, b: 0.7, x: 5, y: 2 };

describe('requests about the laws of logarithms', () => {
  it.each([
    ['write ln a + 2 ln b as a single logarithm', 'ln (ab²)', Math.log(3) + 2 * Math.log(0.7)],
    ['condense 3 log x - log y', 'log₁₀ (x³ ÷ y)', 3 * Math.log10(5) - Math.log10(2)],
    ['Express log x + log y - 2 as one logarithm.', 'log₁₀ (xy ÷ 100)', Math.log10(5) + Math.log10(2) - 2],
    ['combine ln x + ln (x - 1) into a single log', 'ln (x(x - 1))', Math.log(5) + Math.log(4)],
    [
      'write log(x^2/y) as a difference of logarithms',
      '2 log₁₀ x - log₁₀ y',
      2 * Math.log10(5) - Math.log10(2),
    ],
  ])('%s', (text, result, value) => {
    const found = answerRequest(text);
    if (!found?.ok) throw new Error(text);
    const [line] = found.value.answers;
    if (line?.statement.kind !== 'expression') throw new Error(text);
    expect(expressionText(line.statement.expression)).toBe(result);
    expect(approximate(line.statement.expression, AT)).toBeCloseTo(value, 10);
    expect(found.value.steps.length).toBeGreaterThan(0);
  });

  it('states where the answer is true', () => {
    const found = answerRequest('write ln x + ln (x - 1) as a single logarithm');
    expect(found).toMatchObject({
      ok: true,
      value: {
        answers: [
          { name: 'result' },
          { name: 'condition', statement: { left: 'x', relation: '>', right: '1' } },
        ],
      },
    });
  });

  it.each(['log 8', 'ln x + ln 2', 'condense 3x + 2x', 'write 8 as a logarithm of'])(
    '%s is no request',
    (text) => {
      expect(answerRequest(text)).toBeUndefined();
    },
  );
});
