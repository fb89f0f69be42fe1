import { describe, expect, it } from 'vitest';
import { type Expression, expressionLatex, step, stepLatex } from './index.js';

const rows: readonly (readonly [Expression, string])[] = [
  ['8', '8'],
  ['-8', '-8'],
  ['12.70', '12.70'],
  ['2/3', String.raw`\frac{2}{3}`],
  ['-2/3', String.raw`-\frac{2}{3}`],
  ['x', 'x'],
  ['x1', 'x_{1}'],
  ['principal', String.raw`\text{principal}`],
  ['quality points', String.raw`\text{quality points}`],
  ['|from|', String.raw`\left|\text{from}\right|`],
  [['+', 'a', 'b', 'c'], 'a + b + c'],
  [['-', 'a', ['-', 'b', 'c']], String.raw`a - \left(b - c\right)`],
  [['-', '5', '-3'], String.raw`5 - \left(-3\right)`],
  [['×', ['+', 'a', 'b'], 'c'], String.raw`\left(a + b\right) c`],
  [['×', '5', '2/3'], String.raw`5 \times \left(\frac{2}{3}\right)`],
  [['÷', ['()', ['×', '80', '25']], '100'], String.raw`\left(80 \times 25\right) \div 100`],
  [['/', ['+', 'a', 'b'], ['-', 'c', '1']], String.raw`\frac{a + b}{c - 1}`],
  [['^', 'x', '2'], 'x^{2}'],
  [['^', 'x', ['+', 'n', '1']], 'x^{n + 1}'],
  [['^', 'x', '-0.5'], 'x^{-0.5}'],
  [['^', ['+', 'x', '1'], '1/3'], String.raw`\sqrt[3]{x + 1}`],
  [['^', '-3', '2'], String.raw`\left(-3\right)^{2}`],
  [['^', ['^', 'x', '2'], '3'], String.raw`\left(x^{2}\right)^{3}`],
  [['√', ['+', 'a', 'b']], String.raw`\sqrt{a + b}`],
  [['^', ['√', 'x'], '2'], String.raw`\left(\sqrt{x}\right)^{2}`],
  [['neg', ['+', 'a', 'b']], String.raw`-\left(a + b\right)`],
  [['ln', '8'], String.raw`\ln 8`],
  [['ln', ['×', 'a', 'b']], String.raw`\ln \left(a b\right)`],
  [['sin', ['°', '30']], String.raw`\sin 30^{\circ}`],
  [['arccos', ['neg', 'x']], String.raw`\arccos \left(-x\right)`],
  ['π', String.raw`\pi`],
  [['×', '2', 'π', 'r'], String.raw`2 \pi r`],
  [['^', 'π', '2'], String.raw`\pi^{2}`],
  [['log', 'π', '7'], String.raw`\log_{\pi} 7`],
  [['log', '2', '8'], String.raw`\log_{2} 8`],
  [['log', ['+', 'a', '1'], ['^', 'x', '2']], String.raw`\log_{a + 1} x^{2}`],
  [['÷', ['ln', '8'], ['ln', '2']], String.raw`\ln 8 \div \ln 2`],
  [['%', '25'], String.raw`25\%`],
  [['unit', '5', 'inches'], String.raw`5\ \text{inches}`],
  [['unit', '68', '°F'], String.raw`68\ \text{°F}`],
  [['÷', '6', ['unit', '2', 'm']], String.raw`6 \div \left(2\ \text{m}\right)`],
  [['+', ['date', '2000-02-29'], ['unit', '22', 'years']], String.raw`\text{2000-02-29} + 22\ \text{years}`],
  [['±', ['√', '7']], String.raw`\pm \sqrt{7}`],
  [['±', ['neg', 'b'], ['√', 'D']], String.raw`-b \pm \sqrt{D}`],
  [[',', '2', '-1/2', '4'], String.raw`2, -\frac{1}{2}, 4`],
  [['≤', 'x', '2'], String.raw`x \le 2`],
  [['?'], '?'],
  [['×', '3', ['+', 'x', '2']], String.raw`3 \left(x + 2\right)`],
];

describe('expressionLatex', () => {
  it.each(rows)('writes %j as %s', (expression, latex) => {
    expect(expressionLatex(expression)).toBe(latex);
  });

  it.each<[Expression, string]>([
    ['a_1', String.raw`\text{a\_1}`],
    ['_', String.raw`\text{\_}`],
    ['# $ % & _ { }', String.raw`\text{\# \$ \% \& \_ \{ \}}`],
    ['\\~^', String.raw`\text{\textbackslash{}\textasciitilde{}\textasciicircum{}}`],
    ['<|>', String.raw`\text{\textless{}\textbar{}\textgreater{}}`],
    ['|a|b|', String.raw`\text{\textbar{}a\textbar{}b\textbar{}}`],
    ['a\n\nb', String.raw`\text{a b}`],
    ['5}\\input{x', String.raw`\text{5\}\textbackslash{}input\{x}`],
    [['unit', '1', '}{%'], String.raw`1\ \text{\}\{\%}`],
    [['date', '$'], String.raw`\text{\$}`],
  ])('escapes every text of %j', (expression, latex) => {
    expect(expressionLatex(expression)).toBe(latex);
  });
});

describe('stepLatex', () => {
  it('is before, relation, after', () => {
    const exact = step('x.y', 'Law', ['ln', '1'], '0');
    expect(stepLatex(exact)).toBe(String.raw`\ln 1 = 0`);
    expect(stepLatex({ ...exact, relation: '≈' })).toBe(String.raw`\ln 1 \approx 0`);
  });
});
