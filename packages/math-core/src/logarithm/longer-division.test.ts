import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { evaluateLogarithm, longerDivision, solveLogarithm } from './index.js';

const textsOf = (input: Parameters<typeof longerDivision>[0]): readonly string[] => {
  const result = longerDivision(input);
  if (!result.ok) throw new Error(result.message);
  return result.value.map(stepText);
};

describe('longerDivision', () => {
  // Computed by hand: 1.6094379 ÷ 0.0100503 = 160.13829…, and log_0.99 5 = -160.13828…
  it.each([
    [{ base: 0.99, value: 5 }, ['Division with more digits: ln 5 ÷ ln 0.99 ≈ 1.60943791 ÷ (-0.01005034)']],
    [{ base: 2, value: 10 }, ['Division with more digits: ln 10 ÷ ln 2 ≈ 2.30259 ÷ 0.69315']],
    [{ base: 2, value: 8 }, []],
    [{ base: 'e', value: 5 }, []],
    [{ base: 10, value: 2 }, []],
    [{ base: 2, value: 10, decimals: 1 }, []],
  ])('of %o is %j', (input, texts) => {
    expect(textsOf(input)).toEqual(texts);
  });

  it.each([
    ['base', { base: 1, value: 2 }, 'out-of-range'],
    ['value', { base: 2, value: 'x' }, 'not-a-number'],
    ['base', null, 'not-a-number'],
    ['decimals', { base: 2, value: 3, decimals: 100 }, 'out-of-range'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(longerDivision(input as never)).toMatchObject({ ok: false, field, code });
  });

  it('needs few steps for the longest answers', () => {
    const result = longerDivision({ base: `1.${'0'.repeat(390)}1`, value: '1e400', decimals: 99 });
    expect(result.ok && String(result.value[0]?.after).length).toBeLessThan(2000);
  });
});

describe('the requested digits', () => {
  it.each([
    [{ base: 2, value: 10, decimals: 9 }, '3.321928095', '≈'],
    [{ base: 2, value: 10, decimals: 0 }, '3', '≈'],
    [{ base: 2, value: 10, decimals: 40 }, '3.3219280948873623478703194294893901758648', '≈'],
    [{ base: 2, value: 8, decimals: 0 }, '3', '='],
    [{ base: 2, value: 8, decimals: 2 }, '3.00', '='],
    [{ base: 8, value: 4, decimals: 20 }, '0.66666666666666666667', '≈'],
    [{ base: 2n ** 32n, value: 2, decimals: 5 }, '0.03125', '='],
    [{ base: 2n ** 32n, value: 2, decimals: 4 }, '0.0313', '≈'],
    [{ base: 'e', value: 1, decimals: 2 }, '0.00', '='],
  ])('%o is %s', (input, text, relation) => {
    const result = evaluateLogarithm(input);
    expect(result.ok && result.value.answer).toMatchObject({ text, relation });
    const solved = solveLogarithm(input);
    expect(solved.ok && solved.value.answer).toMatchObject({ text, relation });
  });

  it.each([
    [{ base: 2, value: 10, significant: 3 }, '3.32', '≈'],
    [{ base: 10, value: 2, significant: 10 }, '0.3010299957', '≈'],
    [{ base: 10, value: '9.9999999', significant: 3 }, '1.00', '≈'],
    [{ base: 10, value: '1.0000001', significant: 5 }, '0.000000043429', '≈'],
    [{ base: '1.0001', value: 2, significant: 2 }, '6932', '≈'],
    [{ base: 2, value: 8, significant: 3 }, '3.00', '='],
    [{ base: 2, value: 1, significant: 3 }, '0.00', '='],
    [{ base: 2, result: 0.5, significant: 10 }, '1.414213562', '≈'],
    [{ base: 2, result: 0.5, decimals: 2 }, '1.41', '≈'],
    [{ base: 'e', result: -10, significant: 6 }, '0.0000453999', '≈'],
    [{ base: 'e', result: -10, decimals: 6 }, '0.000045', '≈'],
    [{ value: 10, result: 3, significant: 4 }, '2.154', '≈'],
  ])('solves %o as %s', (input, text, relation) => {
    const solved = solveLogarithm(input);
    expect(solved.ok && solved.value.answer).toMatchObject({ text, relation });
  });

  it.each([-1, 0.5, 100, NaN, '4', null, {}])('refuses %j decimals', (decimals) => {
    const input = { base: 2, value: 10, decimals } as never;
    for (const result of [evaluateLogarithm(input), solveLogarithm(input)])
      expect(result).toMatchObject({ ok: false, field: 'decimals', code: 'out-of-range' });
  });

  it.each([0, 0.5, 100, NaN, '4', null])('refuses %j significant digits', (significant) => {
    expect(solveLogarithm({ base: 2, value: 10, significant } as never)).toMatchObject({
      ok: false,
      field: 'significant',
      code: 'out-of-range',
    });
  });

  it('refuses both', () => {
    expect(solveLogarithm({ base: 2, value: 10, significant: 2, decimals: 2 })).toMatchObject({
      ok: false,
      field: 'significant',
    });
  });

  it('shows the longer division before the answer', () => {
    const solved = solveLogarithm({ base: 2, value: 10 });
    expect(solved.ok && solved.value.steps.slice(-3).map(stepText)).toEqual([
      'Division: ln 10 ÷ ln 2 ≈ 2.3026 ÷ 0.6931',
      'Division with more digits: ln 10 ÷ ln 2 ≈ 2.30259 ÷ 0.69315',
      'Answer: log₂ 10 ≈ 3.3219',
    ]);
  });

  it('writes the natural logarithm as such, and divides it by no ln e', () => {
    const result = evaluateLogarithm({ base: 'e', value: 5 });
    expect(result.ok && result.value.steps.map(stepText)).toEqual([
      'Problem: ln 5 = ?',
      'Formula: logₐ x = ln x ÷ ln a',
      'ln of the value: ln 5 ≈ 1.6094',
      'ln of the base: ln e = 1.0000',
      'Division: ln 5 ÷ 1 ≈ 1.6094 ÷ 1.0000',
      'Answer: ln 5 ≈ 1.6094',
    ]);
  });
});
