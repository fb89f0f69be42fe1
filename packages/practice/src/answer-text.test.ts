import { describe, expect, it } from 'vitest';
import { type AnswerForm, answerText } from './index.js';

describe('answerText', () => {
  it.each([
    ['-3/2', '-3/2'],
    ['x > -5', 'x > -5'],
    ['(1, -5)', '(1, -5)'],
    ['(p - 2a)/2', '(p - 2a)/2'],
    ['12x^2 - 14x + 2', '12x² - 14x + 2'],
    ['5x^12*y', '5x¹²y'],
    ['3^(2t) = 27', '3^(2t) = 27'],
    ['e^(-1)/4', 'e⁻¹/4'],
    ['(2 - sqrt(7))/3, (2 + sqrt(7))/3', '(2 - √7)/3, (2 + √7)/3'],
    ['sqrt(5)x', '√(5)x'],
    ['log_7(80)', 'log₇ 80'],
    ['log_128(2) = 1/7', 'log₁₂₈ 2 = 1/7'],
    ['2 + 2log_5(u) + 1/2log_5(v)', '2 + 2 log₅ u + 1/2 log₅ v'],
    ['log_3(u^3*v/w^2)', 'log₃(u³v/w²)'],
    ['log_5(25u^2*sqrt(v^3))', 'log₅(25u²√(v³))'],
    ['ln(5)x', 'ln(5)x'],
    ['5ln(2)/3', '5 ln(2)/3'],
    ['log_10(34)/log_10(9)', 'log₁₀(34)/log₁₀(9)'],
  ])('prints %s as %s', (answer, text) => {
    expect(answerText(answer, { kind: 'expression' })).toBe(text);
  });

  it.each<[string, string, string]>([
    ['40', 'cm²', '40 cm²'],
    ['2sqrt(3)', 'm', '2√3 m'],
    ['100 - 25π', 'cm²', '(100 - 25π) cm²'],
    ['-5', 'degrees', '-5 degrees'],
    ['35', '°', '35°'],
    ['6.4', '%', '6.4%'],
  ])('puts the unit behind %s %s', (answer, unit, text) => {
    expect(answerText(answer, { kind: 'number', unit })).toBe(text);
    expect(answerText(answer, { kind: 'rounded', decimals: 1, unit })).toBe(text);
  });

  it('leaves words alone', () => {
    const form: AnswerForm = { kind: 'text' };
    expect(answerText('log_2(x) * sqrt(2)', form)).toBe('log_2(x) * sqrt(2)');
  });
});
