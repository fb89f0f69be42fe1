import { describe, expect, it } from 'vitest';
import { solve } from '../algebra/index.js';
import { spelled } from './spelling.js';

describe('spelled', () => {
  it.each([
    ['\\phantom{3}x = 2', '\\phantom 3x = 2'],
    ['\\color{a}{x}', '\\color ax'],
    ['x \\in \\mathbb{N}', 'x ∈ \\mathbb '],
    ['\\constructor x', '\\constructor  x'],
    ['<math>&constructor;</math>', '&constructor;'],
    [
      '<msup><mrow><mo>(</mo><mi>a</mi><mo>)</mo><mo>(</mo><mi>b</mi><mo>)</mo></mrow><mn>2</mn></msup>',
      '((a)(b))^2',
    ],
  ])('keeps what it does not know, and groups: %s', (typed, text) => {
    expect(spelled(typed).text).toBe(text);
  });

  it.each(['\\phantom{3}x = 2', '\\color{red}x = 2', 'x \\in \\mathbb{N}', '\\constructor x = 2'])(
    'leaves commands without a meaning here, so that %s is refused',
    (typed) => {
      expect(solve(typed).ok).toBe(false);
    },
  );

  it.each([
    ['sen x', 'sin x'],
    ['senx', 'sinx'],
    ['2tg²(3x)', '2tan²(3x)'],
    ['arcctg 1', 'arccot 1'],
    ['arc tg 1', 'arctan 1'],
    ['cosec x', 'csc x'],
    ['\\tg x', 'tan  x'],
    ['\\operatorname{tg} x', ' tan  x'],
    ['lb(8)', 'log_2 (8)'],
    ['Wurzel aus 9', 'sqrt 9'],
    ['raíz cúbica de 27', 'cbrt 27'],
    ['GGT(12, 18)', 'gcd(12, 18)'],
    ['mcm 4 6', 'lcm 4 6'],
  ])('reads names of other languages: %s as %s', (typed, text) => {
    expect(spelled(typed).text).toBe(text);
  });

  it.each([
    'A = lb',
    'V = lbh',
    '5 lb 3 oz',
    '3 tg to kg',
    'sent 5',
    'a ch b',
    'mcd',
    'senior 5',
    'the raices of x',
  ])('leaves what is no function: %s', (typed) => {
    expect(spelled(typed).text).toBe(typed);
  });

  it.each([
    ['<mrow>'.repeat(1_000) + '<mi>x</mi>' + '</mrow>'.repeat(1_000)],
    ['<mfrac>'.repeat(1_000) + '<mi>x</mi>'],
    ['<msqrt>'.repeat(400) + '<mi>x</mi>' + '</msqrt>'.repeat(400)],
    ['\\frac'.repeat(1_900)],
    ['\\sqrt'.repeat(1_900)],
    ['{'.repeat(9_000) + '\\a'],
    ['^'.repeat(9_000) + '\\a'],
    ['\\left'.repeat(1_900)],
    ['<'.repeat(9_000) + '<mi>'],
    ['$'.repeat(9_000)],
  ])('ends on hostile nesting', (typed) => {
    expect(() => solve(typed)).not.toThrow();
  });
});
