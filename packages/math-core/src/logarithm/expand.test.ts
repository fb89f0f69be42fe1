import { describe, expect, it } from 'vitest';
import { expressionText, type Step } from '../steps/index.js';
import { changeOfBase, condenseLogarithms, expandLogarithm, type RewrittenLogarithm } from './index.js';
import type { Result } from '../result/index.js';

function textOf(result: Result<RewrittenLogarithm>): readonly [string, string] {
  if (!result.ok) throw new Error(result.message);
  return [expressionText(result.value.after), result.value.domainText];
}

describe('expandLogarithm', () => {
  it.each([
    ['log_2(8x^3/y)', '3 + 3 log₂ x - log₂ y', 'x > 0, y > 0'],
    ['ln(sqrt(x)/e^2)', '1/2 ln x - 2', 'x > 0'],
    ['log(100x)', '2 + log₁₀ x', 'x > 0'],
    ['ln(0x + 0y)', 'ln (0x + 0y)', '0x + 0y > 0'],
    ['log_3(x^2 y / 27)', '2 log₃ x + log₃ y - 3', 'x > 0, y > 0'],
    ['log_2 12', '2 + log₂ 3', ''],
    ['log 50', '1 + log₁₀ 5', ''],
    ['log 25', 'log₁₀ 25', ''],
    ['log_2 8', '3', ''],
    ['log_8 4', '2/3', ''],
    ['log_5(1/125)', '-3', ''],
    ['log_4(x/8)', 'log₄ x - 3/2', 'x > 0'],
    ['log_(1/2) (8x)', '-3 + log_(1/2) x', 'x > 0'],
    ['log((xy)^2/z)', '2 log₁₀ x + 2 log₁₀ y - log₁₀ z', 'x > 0, y > 0, z > 0'],
    ['log_2((x^2 y)^3/(z√w))', '6 log₂ x + 3 log₂ y - log₂ z - 1/2 log₂ w', 'x > 0, y > 0, z > 0, w > 0'],
    ['log(x/(yz))', 'log₁₀ x - log₁₀ y - log₁₀ z', 'x > 0, y > 0, z > 0'],
    ['log(x^2)', '2 log₁₀ x', 'x > 0'],
    ['log(x^-2)', '-2 log₁₀ x', 'x > 0'],
    ['log(1/x)', '-log₁₀ x', 'x > 0'],
    ['ln x^0.5', '0.5 ln x', 'x > 0'],
    ['ln(x^(3/2))', '3/2 ln x', 'x > 0'],
    ['log root(3, xy)', '1/3 log₁₀ x + 1/3 log₁₀ y', 'x > 0, y > 0'],
    ['log(x^n)', 'n log₁₀ x', 'x > 0'],
    ['ln(x^(a+b))', '(a + b) ln x', 'x > 0'],
    ['ln(x^(2-a))', '(2 - a) ln x', 'x > 0'],
    ['log_2(2^(x+1))', 'x + 1', ''],
    ['log_a(a^3x)', '3 + logₐ x', 'a > 0, a ≠ 1, x > 0'],
    ['log_x x', '1', 'x > 0, x ≠ 1'],
    ['ln(5e)', 'ln 5 + 1', ''],
    ['ln(2πx)', 'ln 2 + ln π + ln x', 'x > 0'],
    ['log_π(π²x)', '2 + log_π x', 'x > 0'],
    ['log(x+1)', 'log₁₀ (x + 1)', 'x > -1'],
    ['ln(x-2)', 'ln (x - 2)', 'x > 2'],
    ['ln(3-2x)', 'ln (3 - 2x)', 'x < 3/2'],
    ['√(x-1) + ln y', '√(x - 1) + ln y', 'x ≥ 1, y > 0'],
    ['log_(x-1) y', 'log_(x - 1) y', 'x > 1, x ≠ 2, y > 0'],
    ['ln x / (x+1)', 'ln x ÷ (x + 1)', 'x > 0'],
    ['ln(x-y)', 'ln (x - y)', 'x - y > 0'],
    ['ln(x²-1)', 'ln (x - 1) + ln (x + 1)', 'x > 1'],
    ['ln(1-x²)', 'ln (1 - x) + ln (1 + x)', 'x > -1, x < 1'],
    ['log(4x²-9)', 'log₁₀ (2x - 3) + log₁₀ (2x + 3)', 'x > 3/2'],
    ['ln(x²-1/4)', 'ln (x - 1/2) + ln (x + 1/2)', 'x > 1/2'],
    ['ln(x^4-1)', 'ln (x - 1) + ln (x + 1) + ln (x² + 1)', 'x > 1'],
    ['ln(x²-y²)', 'ln (x - y) + ln (x + y)', 'x - y > 0, x + y > 0'],
    ['ln(x³-x)', 'ln x + ln (x - 1) + ln (x + 1)', 'x > 1'],
    ['ln(x²+2x)', 'ln x + ln (x + 2)', 'x > 0'],
    ['log_2(8x+16)', '3 + log₂ (x + 2)', 'x > -2'],
    ['ln((x²-1)/(x+1)²)', 'ln (x - 1) - ln (x + 1)', 'x > 1'],
    ['ln(x²-2)', 'ln (x² - 2)', 'x² - 2 > 0'],
    ['ln(x²+1)', 'ln (x² + 1)', ''],
    ['ln(x²-2x+1)', 'ln (x² - 2x + 1)', 'x² - 2x + 1 > 0'],
    ['log(x(x+1))', 'log₁₀ x + log₁₀ (x + 1)', 'x > 0'],
    ['log(x²+1)', 'log₁₀ (x² + 1)', ''],
    ['log(2+3)', 'log₁₀ 5', ''],
    ['log((-3)^2x)', 'log₁₀ 9 + log₁₀ x', 'x > 0'],
    ['log(-2x)', 'log₁₀ (-2x)', 'x < 0'],
    ['2log(xy) - 3log(x/y)', '-log₁₀ x + 5 log₁₀ y', 'x > 0, y > 0'],
    ['1/2 (log x^3 + 4log y)', '3/2 log₁₀ x + 2 log₁₀ y', 'x > 0, y > 0'],
    ['(ln(xy)+1)/2', '1/2 ln x + 1/2 ln y + 1/2', 'x > 0, y > 0'],
    ['log(xy)^2', '(log₁₀ x + log₁₀ y)²', 'x > 0, y > 0'],
    ['x log_2 4', '2x', ''],
    ['log x - log x', '0', 'x > 0'],
    ['log_2 8 + log_3 9', '5', ''],
    ['x + 1', 'x + 1', ''],
    ['ln x', 'ln x', 'x > 0'],
  ])('expands %s to %s where %s', (input, after, domain) => {
    expect(textOf(expandLogarithm(input))).toEqual([after, domain]);
  });

  it('shows every law as a step over the whole expression', () => {
    const result = expandLogarithm('log_2(8x^3/y)');
    const steps: readonly Step[] = result.ok ? result.value.steps : [];
    expect(steps.map(({ id, law, after }) => [id, law, expressionText(after)])).toEqual([
      ['logarithm.quotient', 'Quotient rule', 'log₂ (8x³) - log₂ y'],
      ['logarithm.product', 'Product rule', 'log₂ 8 + log₂ x³ - log₂ y'],
      ['logarithm.known-value', 'Known value', '3 + log₂ x³ - log₂ y'],
      ['logarithm.power', 'Power rule', '3 + 3 log₂ x - log₂ y'],
    ]);
    expect(steps[2]?.substeps?.map(({ after }) => expressionText(after))).toEqual([
      'log₂ 2³ + log₂ x³ - log₂ y',
      '3 + log₂ x³ - log₂ y',
    ]);
  });

  it('accepts an expression as well as text', () => {
    expect(textOf(expandLogarithm(['ln', ['×', 'x', 'rate']]))).toEqual([
      'ln x + ln rate',
      'x > 0, rate > 0',
    ]);
  });

  it.each([
    ['log(-2)', 'out-of-range'],
    ['log 0', 'out-of-range'],
    ['log(2-3)', 'out-of-range'],
    ['log_1 x', 'out-of-range'],
    ['log_(-2) x', 'out-of-range'],
    ['√(-1) + log x', 'out-of-range'],
    ['log(x/0)', 'division-by-zero'],
    ['log(2x', 'syntax'],
    ['', 'empty'],
    [['ln'], 'syntax'],
    [['sin', 'x'], 'syntax'],
    [['__proto__', 'x'], 'syntax'],
    [['ln', '1/0'], 'syntax'],
    [null, 'syntax'],
    [{}, 'syntax'],
    [['+', ...Array.from({ length: 2000 }, () => 'x')], 'too-large'],
  ])('refuses %j: %s', (input, code) => {
    expect(expandLogarithm(input as string)).toMatchObject({ ok: false, field: 'expression', code });
  });

  it('refuses an expression that contains itself', () => {
    const endless: unknown[] = ['neg'];
    endless.push(endless);
    expect(expandLogarithm(endless as never)).toMatchObject({ ok: false, code: 'too-large' });
  });
});

describe('condenseLogarithms', () => {
  it.each([
    ['log_2 x + log_4 y', ['change-of-base', 'known-value', 'root', 'product']],
    ['log_2 x + 3log_4 y', ['change-of-base', 'known-value', 'numbers', 'power', 'product']],
    [
      '2log_9 a - log_3 b + 1',
      ['change-of-base', 'known-value', 'numbers', 'number-as-logarithm', 'product', 'quotient'],
    ],
  ])('condenses %s by the laws %j', (input, laws) => {
    const result = condenseLogarithms(input);
    expect(result.ok && result.value.steps.map(({ id }) => id.replace('logarithm.', ''))).toEqual(laws);
  });

  it.each([
    ['3 + 3log_2 x - log_2 y', 'log₂ (8x³ ÷ y)', 'x > 0, y > 0'],
    ['1/2 ln x - 2', 'ln (√x ÷ e²)', 'x > 0'],
    ['2 + log x', 'log₁₀ (100x)', 'x > 0'],
    ['5 - log_3 x', 'log₃ (243 ÷ x)', 'x > 0'],
    ['1.37 + log x', '1.37 + log₁₀ x', 'x > 0'],
    ['log_9 x + 1/2', 'log₉ (3x)', 'x > 0'],
    ['100 + log_2 x', 'log₂ (2¹⁰⁰ × x)', 'x > 0'],
    ['log x + log y - log z - log w', 'log₁₀ (xy ÷ (zw))', 'x > 0, y > 0, z > 0, w > 0'],
    ['-log x', 'log₁₀ (1 ÷ x)', 'x > 0'],
    ['-log x - log y', 'log₁₀ (1 ÷ (xy))', 'x > 0, y > 0'],
    ['2log x + 3log x', 'log₁₀ x⁵', 'x > 0'],
    ['1/3 (log x + log y)', 'log₁₀ (∛x × ∛y)', 'x > 0, y > 0'],
    ['2(log x - (log y + 3))', 'log₁₀ (x² ÷ (1000000y²))', 'x > 0, y > 0'],
    ['log(xy) + log x', 'log₁₀ (x²y)', 'x > 0, y > 0'],
    ['3log 2 + 2log x - 1/2 log y', 'log₁₀ (8x² ÷ √y)', 'x > 0, y > 0'],
    ['log 2 + log 5', '1', ''],
    ['log_2 6 - log_2 3', '1', ''],
    ['log_2 8 + 1', '4', ''],
    ['log x + log(x+1)', 'log₁₀ (x(x + 1))', 'x > 0'],
    ['log x + log(x-1)', 'log₁₀ (x(x - 1))', 'x > 1'],
    ['1/2 log(x^2) + log y', 'log₁₀ (√(x²) × y)', 'x² > 0, y > 0'],
    ['log_2 x + log_4 y', 'log₂ (x√y)', 'x > 0, y > 0'],
    ['ln(x*y) + ln 2', 'ln (2xy)', 'xy > 0'],
    ['log_4 x + log_8 y - 2', 'log₂ (√x × ∛y ÷ 4)', 'x > 0, y > 0'],
    ['log_(1/2) x + log_2 y', 'log₂ (y ÷ x)', 'x > 0, y > 0'],
    ['ln x + log_2 y', 'ln x + log₂ y', 'x > 0, y > 0'],
    ['log x / log y', 'log_y x', 'x > 0, y > 0, y ≠ 1'],
    ['ln 8 / ln 2', '3', ''],
    ['x log y', 'log₁₀ y^x', 'y > 0'],
    ['x + log_2 y', 'x + log₂ y', 'y > 0'],
    ['(log x + log y)^2', '(log₁₀ (xy))²', 'x > 0, y > 0'],
    ['ln x', 'ln x', 'x > 0'],
    ['2 + 3', '2 + 3', ''],
  ])('condenses %s to %s where %s', (input, after, domain) => {
    expect(textOf(condenseLogarithms(input))).toEqual([after, domain]);
  });

  it('has no steps if there is nothing to do', () => {
    for (const nothing of ['ln x', 'x + 1', 'ln x + log_2 y']) {
      const result = condenseLogarithms(nothing);
      expect(result.ok && result.value.steps).toEqual([]);
    }
  });
});

describe('changeOfBase', () => {
  it.each([
    ['log_8 x', '2', 'log₂ x ÷ 3', 'x > 0'],
    ['log_3 x', 'e', 'ln x ÷ ln 3', 'x > 0'],
    ['2log_3 5', '10', '2 × (log₁₀ 5 ÷ log₁₀ 3)', ''],
    ['ln x', 'a', 'logₐ x ÷ logₐ e', 'x > 0, a > 0, a ≠ 1'],
    ['log_8 4', '2', '2/3', ''],
    ['log_2 x', '2', 'log₂ x', 'x > 0'],
  ])('writes %s to the base %s as %s where %s', (input, base, after, domain) => {
    expect(textOf(changeOfBase(input, base))).toEqual([after, domain]);
  });

  it.each(['1', '0', '-2', '', ')'])('refuses the base "%s"', (base) => {
    expect(changeOfBase('ln x', base)).toMatchObject({ ok: false, field: 'base' });
  });
});
