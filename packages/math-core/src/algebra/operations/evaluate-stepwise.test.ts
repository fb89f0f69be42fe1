import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { expressionText } from '../../steps/index.js';
import { stepFaults } from '../../testing/step-faults.test-support.js';
import { evaluateInDetail, evaluateStepwise } from './evaluate-stepwise.js';
import { parseExpression } from '../../expression/parse.js';

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

describe('evaluateInDetail', () => {
  it.each([
    ['3/4 - 5/8', ['6/8 - 5/8', '(6 - 5) ÷ 8', '1/8']],
    ['1/4 + 1/12', ['3/12 + 1/12', '(3 + 1) ÷ 12', '4/12', '1/3']],
    ['2/3 ÷ (8/9)', ['2/3 × (9/8)', '2 × 9 ÷ (3 × 8)', '18/24', '3/4']],
    ['-7 + 12', ['12 - 7', '5']],
    ['-4 - 9', ['-(4 + 9)', '-13']],
    ['1 - (-20)', ['1 + 20', '21']],
    ['5 + (-3) + (-4)', ['5 - 3 - 4', '2 - 4', '-2']],
    ['-6 * (-5)', ['6 × 5', '30']],
    ['-3 * 5', ['-(3 × 5)', '-15']],
    ['-2 * 3 * (-4)', ['2 × 3 × 4', '24']],
    ['5 + 3 * 4 - 12 ÷ 3', ['5 + 12 - 12 ÷ 3', '5 + 12 - 4', '13']],
    ['20 - 2(4 - 7)^2', ['20 - 2 × (-3)²', '20 - 2 × 9', '20 - 18', '2']],
    ['3 - 2.85', ['3.00 - 2.85', '0.15']],
    ['0.6 * 0.07', ['6 × 7 ÷ 1000', '42 ÷ 1000', '0.042']],
    ['4.2 ÷ 0.07', ['420 ÷ 7', '60']],
    ['log_2(32)', ['log₂ 2⁵', '5']],
    ['log_3(1)', ['log₃ 3⁰', '0']],
    ['log_8(1/4)', ['log₂ (1/4) ÷ log₂ 8', 'log₂ 2⁻² ÷ log₂ 2³', '-2/3']],
    ['log_{1/8}(4)', ['log₂ 4 ÷ log₂ (1/8)', 'log₂ 2² ÷ log₂ 2⁻³', '2/(-3)', '-2/3']],
  ])('evaluates %s as textbooks do', (text, lines) => {
    const { steps } = unwrap(evaluateInDetail(unwrap(parseExpression(text))));
    expect(steps.map(({ after }) => expressionText(after))).toEqual(lines);
    expect(stepFaults(steps)).toEqual([]);
  });
});
