import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/index.js';
import { stepFaults } from '../../testing/step-faults.test-support.js';
import { evaluateStepwise } from './evaluate-stepwise.js';

describe('evaluateStepwise', () => {
  it.each([
    ['5 + 3*2', ['5 + 6', '11']],
    ['2^3*2^4', ['8 × 2⁴', '8 × 16', '128']],
    ['1/2 + 1/3 + 1/6', ['5/6 + 1/6', '1']],
    ['(43)(60) + (21)(80)', ['2580 + 21 × 80', '2580 + 1680', '4260']],
    ['2(3 - 1)^2', ['2 × 2²', '2 × 4', '8']],
    ['√16 + |−3|', ['4 + |-3|', '4 + 3', '7']],
    ['-3^2', ['-9']],
    ['-(2 + 3)', ['-5']],
    ['7', []],
    ['1+1+1+1+1+1+1', ['7']],
  ])('evaluates %s, one operation per step', (text, lines) => {
    const { steps, exact } = unwrap(evaluateStepwise(text));
    expect(steps.map(({ after }) => expressionText(after))).toEqual(lines);
    const checked = steps.filter((each) => !JSON.stringify(each).includes('"abs"')); // which the oracle doesn't read
    expect(stepFaults(checked)).toEqual([]);
    expect(exact).toBe(lines.at(-1) ?? text);
  });

  it('writes decimals if they are asked for, or typed', () => {
    expect(unwrap(evaluateStepwise('1/2 + 1/4', { isDecimal: true })).steps.at(-1)?.after).toBe('0.75');
    expect(unwrap(evaluateStepwise('1/2 + 1/4')).steps.at(-1)?.after).toBe('3/4');
  });

  it('simplifies what has no rational value', () => {
    const { result, exact } = unwrap(evaluateStepwise('sqrt(12) + 1 + 1'));
    expect(expressionText(result)).toBe('2 + 2√3');
    expect(exact).toBeUndefined();
  });

  it.each([
    ['1/0', 'division-by-zero'],
    ['sqrt(-4)', 'out-of-range'],
    ['2 +', 'syntax'],
  ])('refuses %s', (text, code) => {
    expect(evaluateStepwise(text)).toMatchObject({ ok: false, code });
  });

  it.each([
    ['log(-4)', "log₁₀ (-4) is undefined for real numbers, because -4 isn't positive."],
    ['ln(0)', "ln 0 is undefined for real numbers, because 0 isn't positive."],
    ['3 + log_2(5 - 9)', "log₂ (5 - 9) is undefined for real numbers, because 5 - 9 isn't positive."],
  ])('says why %s has no value', (text, message) => {
    expect(evaluateStepwise(text)).toMatchObject({ ok: false, code: 'out-of-range', message });
  });
});
