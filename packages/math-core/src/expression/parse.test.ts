import { describe, expect, it } from 'vitest';
import { expressionText } from '../steps/index.js';
import { longestRead } from '../testing/reads.test-support.js';
import { MAX_EXPRESSION_CHARACTERS, parseExpression } from './index.js';

describe('parseExpression', () => {
  it.each([
    ['8', '8'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.50', '1.5'],
    ['-3', '-3'],
    ['+x', 'x'],
    ['x', 'x'],
    ['xy', ['×', 'x', 'y']],
    ['8x^3', ['×', '8', ['^', 'x', '3']]],
    ['8x^3/y', ['/', ['×', '8', ['^', 'x', '3']], 'y']],
    ['1/2x', ['×', ['/', '1', '2'], 'x']],
    ['x ÷ 2 · y', ['×', ['÷', 'x', '2'], 'y']],
    ['a - b − c', ['-', ['-', 'a', 'b'], 'c']],
    ['a + b + c', ['+', 'a', 'b', 'c']],
    ['2(x+1)', ['×', '2', ['+', 'x', '1']]],
    ['(x)(y)', ['×', 'x', 'y']],
    ['2*-3', ['×', '2', '-3']],
    ['-2x', ['neg', ['×', '2', 'x']]],
    ['-x^2', ['neg', ['^', 'x', '2']]],
    ['x^2^3', ['^', 'x', ['^', '2', '3']]],
    ['x^-2', ['^', 'x', '-2']],
    ['x^{n+1}', ['^', 'x', ['+', 'n', '1']]],
    ['x²y⁻¹²', ['×', ['^', 'x', '2'], ['^', 'y', '-12']]],
    ['e^2', ['^', 'e', '2']],
    ['2e - 3', ['-', ['×', '2', 'e'], '3']],
    ['e-3', ['-', 'e', '3']],
    ['2e-3', ['×', '2', ['^', '10', '-3']]],
    ['1E+3', ['^', '10', '3']],
    ['.5E−3 x', ['×', '0.5', ['^', '10', '-3'], 'x']],
    ['6/2e3', ['/', '6', ['×', '2', ['^', '10', '3']]]],
    ['sqrt(x)', ['√', 'x']],
    ['√x^2', ['^', ['√', 'x'], '2']],
    ['√(x^2)', ['√', ['^', 'x', '2']]],
    ['cbrt(x)', ['^', 'x', '1/3']],
    ['root(2, x)', ['√', 'x']],
    ['root(5, x)', ['^', 'x', '1/5']],
    ['root(n, x)', ['^', 'x', ['/', '1', 'n']]],
    ['ln x', ['ln', 'x']],
    ['ln 2x²', ['ln', ['×', '2', ['^', 'x', '2']]]],
    ['ln 2 x + 1', ['+', ['ln', ['×', '2', 'x']], '1']],
    ['log x log y', ['×', ['log', '10', 'x'], ['log', '10', 'y']]],
    ['log(x)^2', ['^', ['log', '10', 'x'], '2']],
    ['log (x)^2', ['log', '10', ['^', 'x', '2']]],
    ['log(x)', ['log', '10', 'x']],
    ['lg 100', ['log', '10', '100']],
    ['2log_2 x', ['×', '2', ['log', '2', 'x']]],
    ['log_{10}(x)', ['log', '10', 'x']],
    ['log_a(b)', ['log', 'a', 'b']],
    ['log_e x', ['ln', 'x']],
    ['log_0.5 8', ['log', '0.5', '8']],
    ['log_(x+1)(y)', ['log', ['+', 'x', '1'], 'y']],
    ['log₁₂ x', ['log', '12', 'x']],
    ['logₐ x', ['log', 'a', 'x']],
    ['log10(x)', ['log', '10', 'x']],
    ['log2(8)', ['log', '2', '8']],
    ['log0.5(8)^2', ['^', ['log', '0.5', '8'], '2']],
    ['3log2(x)y', ['×', '3', ['log', '2', 'x'], 'y']],
    ['log(100,10)', ['log', '10', '100']],
    ['log( 100 , 10 )', ['log', '10', '100']],
    ['log(8, 100)', ['log', '100', '8']],
    ['log(x,100)', ['log', '100', 'x']],
    ['log(x+1, e)', ['ln', ['+', 'x', '1']]],
    ['2Log(x, b) + 1', ['+', ['×', '2', ['log', 'b', 'x']], '1']],
    ['LN(x)', ['ln', 'x']],
    ['Ln x', ['ln', 'x']],
    ['2LN x', ['×', '2', ['ln', 'x']]],
    ['xLOG2(8)', ['×', 'x', ['log', '2', '8']]],
    ['LOG_2 x', ['log', '2', 'x']],
    ['SQRT(x)', ['√', 'x']],
    ['exp(x)', ['^', 'e', 'x']],
    ['EXP(2x)', ['^', 'e', ['×', '2', 'x']]],
    ['3exp 2x', ['×', '3', ['^', 'e', ['×', '2', 'x']]]],
    ['exp(x)^2', ['^', ['^', 'e', 'x'], '2']],
    ['ln exp(x)', ['ln', ['^', 'e', 'x']]],
    ['pi', 'π'],
    ['π', 'π'],
    ['2Pi r', ['×', '2', 'π', 'r']],
    ['ln 2πx', ['ln', ['×', '2', 'π', 'x']]],
    ['log_π 7', ['log', 'π', '7']],
    ['log_pi(7)', ['log', 'π', '7']],
    ['3 + 3 log_2 x − log_2 y', ['-', ['+', '3', ['×', '3', ['log', '2', 'x']]], ['log', '2', 'y']]],
  ])('reads %s', (text, expression) => {
    expect(parseExpression(text)).toEqual({ ok: true, value: expression });
  });

  const operand = 'a number, a variable or (';
  const absolute = 'no absolute value, which has no notation here';
  it.each([
    ['2+', 2, operand],
    ['  2 + )', 6, operand],
    ['x y)', 3, 'an operator'],
    ['(x', 2, 'an operator or )'],
    ['x^{2', 4, 'an operator or }'],
    ['x 2', 2, 'an operator'],
    ['1.2.3', 3, 'an operator'],
    ['1,234', 1, 'an operator'],
    ['2 & 3', 2, 'an operator'],
    ['x ** y', 3, operand],
    ['X', 0, operand],
    ['sin(x)', 0, operand],
    ['log', 3, operand],
    ['log_', 4, 'a base: a number, a letter or ('],
    ['log_+x', 4, 'a base: a number, a letter or ('],
    ['log2 8', 3, '_ before a base, or a blank before a number'],
    ['log2x', 3, '_ before a base, or a blank before a number'],
    ['x X', 2, 'an operator'],
    ['COS(x)', 0, operand],
    ['|x|', 0, absolute],
    ['ln |x|', 3, absolute],
    ['2|x|', 1, absolute],
    ['abs(x)', 0, absolute],
    ['log(1,234)', 5, 'a blank after the comma before a base'],
    ['log(8, 2, 3)', 8, 'an operator or )'],
    ['log_2(8, 3)', 7, 'an operator or )'],
    ['ln(8, 3)', 4, 'an operator or )'],
    ['log(8,)', 6, operand],
    ['ln -2', 3, operand],
    ['root(3)', 6, ','],
    ['root 3', 5, '('],
    ['log_2(8x^3//y)', 11, operand],
  ])('says where %s goes wrong', (text, position, expected) => {
    expect(parseExpression(text)).toEqual({
      ok: false,
      field: 'expression',
      code: 'syntax',
      message: `expression can't be read at character ${position + 1}: expected ${expected}.`,
      position,
      expected,
    });
  });

  it.each(['3e2x', '2e-3x', '2e-3(x + 1)', '2e3^2', '2e3.5', 'x^2e3', 'x^-2e-3'])(
    'asks which e %s means',
    (text) => {
      expect(parseExpression(text)).toMatchObject({ code: 'ambiguous', expected: '* or ^ next to e' });
    },
  );

  it('reads powers of ten up to those of a number', () => {
    expect(parseExpression('2e400')).toMatchObject({ ok: true });
    expect(parseExpression('2e-401')).toMatchObject({ code: 'too-large' });
  });

  it.each(['', '   ', '\n'])('finds %j empty', (text) => {
    expect(parseExpression(text, 'formula')).toMatchObject({ ok: false, field: 'formula', code: 'empty' });
  });

  it.each([undefined, null, 5, {}, []])('refuses %j, which isn’t text', (input) => {
    expect(parseExpression(input as never)).toMatchObject({ ok: false, code: 'syntax' });
  });

  it.each([
    'x'.repeat(MAX_EXPRESSION_CHARACTERS + 1),
    '('.repeat(500),
    '-'.repeat(400) + 'x',
    'x*' + '-'.repeat(400) + 'x',
    '√'.repeat(400) + 'x',
    'x^'.repeat(200) + 'x',
    'ln '.repeat(150) + 'x',
    '9'.repeat(450),
  ])('bounds what it reads: case %#', (text) => {
    const result = parseExpression(text);
    expect(result).toMatchObject({ ok: false, field: 'expression' });
    expect(!result.ok && (result.code === 'too-large' || text.startsWith('-'))).toBe(true);
  });

  it('refuses a million characters unread', () => {
    const text = 'x+'.repeat(500_000);
    expect(parseExpression(text)).toMatchObject({ ok: false, code: 'too-large' });
    expect(longestRead(() => parseExpression(text))).toBeLessThanOrEqual(MAX_EXPRESSION_CHARACTERS);
  });

  it('parses the longest accepted text', () => {
    const result = parseExpression('x'.repeat(MAX_EXPRESSION_CHARACTERS));
    expect(result.ok && expressionText(result.value).length).toBe(4 * MAX_EXPRESSION_CHARACTERS - 3);
  });
});
