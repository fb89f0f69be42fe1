import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { runs } from '../../testing/draws.test-support.js';
import type { Statement } from './statement.js';
import workings from '../testing/workings.json' with { type: 'json' };
import { expressionText } from '../../steps/to-text.js';
import { readStatement } from './read-statement.js';

/** Writes a statement as text with all parentheses. */
function shown(statement: Statement): string {
  if (statement.kind === 'expression') return expressionText(statement.expression);
  if (statement.kind === 'relation')
    return `${expressionText(statement.left)} ${statement.relation} ${expressionText(statement.right)}`;
  if (statement.kind === 'chain')
    return statement.members
      .map((member, i) => [expressionText(member), statement.relations[i] ?? ''].join(' '))
      .join(' ')
      .trim();
  if (statement.kind === 'intervals')
    return (
      (statement.unknown ?? '') +
      statement.intervals
        .map(
          ({ low, high, includesLow, includesHigh }) =>
            `${includesLow ? '[' : '('}${low ? expressionText(low) : '-∞'}; ${high ? expressionText(high) : '∞'}${includesHigh ? ']' : ')'}`,
        )
        .join(' ∪ ')
    );
  if (statement.kind === 'and' || statement.kind === 'or')
    return `[${statement.parts.map(shown).join(` ${statement.kind} `)}]`;
  return statement.kind;
}

function reading(text: string): string {
  const read = readStatement(text);
  if (read.ok) return shown(read.value);
  return `${read.code} ${String(read.position)}: ${read.expected ?? read.message}`;
}

describe('readStatement', () => {
  it.each([
    ['2x + 1 = 7', '2x + 1 = 7'],
    ['3 <= x', '3 ≤ x'],
    ['-3 < 2x + 1 ≤ 7', '-3 < 2x + 1 ≤ 7'],
    ['x = 2 or x = 3', '[x = 2 or x = 3]'],
    ['x = 2 or 3', '[x = 2 or x = 3]'],
    ['x = 2, 3', '[x = 2 or x = 3]'],
    ['³√8 = x', '∛8 = x'],
    ['x = ⁴√(16)', 'x = ⁴√16'],
    ['x³√4', 'x³√4'],
    ['x=2;x=3', '[x = 2 or x = 3]'],
    ['x = 0 and x = 1', '[x = 0 or x = 1]'],
    ['x1 = 1, x2 = -3', '[x = 1 or x = -3]'],
    ['x₁ = 1; x₂ = −3', '[x = 1 or x = -3]'],
    ['x = ±2', '[x = 2 or x = -2]'],
    ['x = 1e-6', 'x = 10⁻⁶'],
    ['6.02e23', '6.02 × 10²³'],
    ['2.5e-3x = 1', '2.5 × 10⁻³ × x = 1'],
    ['x = 2e-3', 'x = 2 × 10⁻³'],
    ['x = 2E-3', 'x = 2 × 10⁻³'],
    ['x = 2e+3', 'x = 2 × 10³'],
    ['x = 1,5e3', 'x = 1.5 × 10³'],
    ['x = 2e - 3', 'x = 2e - 3'],
    ['x = 2e -3', 'x = 2e - 3'],
    ['x = 3e + 2e^2', 'x = 3e + 2e²'],
    ['2e3(x + 1) = 7', '2 × 10³ × (x + 1) = 7'],
    ['so x = 4', 'x = 4'],
    ['and therefore: x = 4', 'x = 4'],
    ['check: 2 + 3 = 5', '2 + 3 = 5'],
    ['s = 2', 's = 2'],
    ['x = +- 2', '[x = 2 or x = -2]'],
    ['x = (-1 ± √5)/2', '[x = (-1 + √5) ÷ 2 or x = (-1 - √5) ÷ 2]'],
    ['x ≠ ±2', '[x ≠ 2 and x ≠ -2]'],
    ['x = 3, y = 6 or x = -1, y = -2', '[[x = 3 and y = 6] or [x = -1 and y = -2]]'],
    ['x + y = 5, x - y = 1', '[x + y = 5 and x - y = 1]'],
    ['a = 2 & b = 1', '[a = 2 and b = 1]'],
    ['x > 2 and x < 5', '[x > 2 and x < 5]'],
    ['(x, y) = (2,3)', '[x = 2 and y = 3]'],
    ['Solve: 2x + 3 = 7', '2x + 3 = 7'],
    ['Solve for t: v = u + at', 'v = u + at'],
    ['Solve the equation 3x = 9', '3x = 9'],
    ['Solve v = u + at for t', 'v = u + at'],
    ['factorise x² - 1', 'x² - 1'],
    ['2) Expand(x + 2)', 'x + 2'],
    ['complete the square of x² + 6x', 'x² + 6x'],
    ['L = {2,3}', '[? = 2 or ? = 3]'],
    ['x ∈ {2, 3}', '[x = 2 or x = 3]'],
    ['x in (-inf, -1] U (2, inf)', 'x(-∞; -1] ∪ (2; ∞)'],
    ['x ∈ ]-∞; 5[', 'x(-∞; 5)'],
    ['(2,3)', '(2; 3)'],
    ['x ∈ ℝ \\ {2}', 'x ≠ 2'],
    ['∅', 'none'],
    ['L = { }', 'none'],
    ['no real solutions', 'none'],
    ['no solution, since x ≠ ±2', 'none'],
    ['no real solution (because a square is never negative)', 'none'],
    ['x ∈ ℝ', 'all'],
    ['all real numbers', 'all'],
    ['true for every t', 'all'],
    ['every y works', 'all'],
    ['all values of a', 'all'],
    ['x^2 - 3x at x = -2', '[x² - 3x and x = -2]'],
    ['v = u + at', 'v = u + at'],
    ['2,5x = 10/0,5', '2.5x = 10/0.5'],
    ['0.05x + 1,200 = 2,000', '0.05x + 1200 = 2000'],
    ['1,234,567.5x = 1', '1234567.5x = 1'],
    ['x = 1,200', 'x = 1200'],
    ['x = 1,200, 5', '[x = 1200 or x = 5]'],
    ['x=2,3', '[x = 2 or x = 3]'],
    ['x=-2,1/3,5', '[x = -2 or x = 1/3 or x = 5]'],
    ['x = 1,5; 2,5', '[x = 1.5 or x = 2.5]'],
    ['x > 2,5', 'x > 2.5'],
    ['x + y = 10,2x - y = 5', '[x + y = 10 and 2x - y = 5]'],
    ['{1,5; 2}', '[? = 1.5 or ? = 2]'],
    ['{1,200, 5}', '[? = 1200 or ? = 5]'],
    ['x = 10/2,5', 'x = 10/2.5'],
    ['x = 1/2,3/4', '[x = 1/2 or x = 3/4]'],
    ['(x, y) = (1,5; 2)', '[x = 1.5 and y = 2]'],
    ['x ∈ [1,000; ∞)', 'x[1000; ∞)'],
    ['root(3,8)', '∛8'],
    ['¹⁰√2', '¹⁰√2'],
    ['5 × ⁴√x', '5 × ⁴√x'],
    ['x⁴√2', 'x⁴√2'],
    ['²√x', '√x'],
    ['2½x + ¾', '5/2 x + 3/4'],
    ['|x - 4| = |2x + 1|', '|x - 4| = |2x + 1|'],
    ['3||x| - 2|', '3||x| - 2|'],
    ['abs(x + 2) = 5', '|x + 2| = 5'],
    ['3[x - 2(x - 1)] = 9', '3(x - 2(x - 1)) = 9'],
    ['∛8 + x**2', '∛8 + x²'],
    ['2ˣ = 2⁴', '2^x = 2⁴'],
    ['5 : x = 3 : 12', '5 ÷ x = 3 ÷ 12'],
    ['3*X = 9', '3X = 9'],
    ['⇒ 2x = 18', '2x = 18'],
    ['1) 2x = 18.', '2x = 18'],
    ['3x + 6 = 21 | -6', '3x + 6 = 21'],
    ['x/2 + x/3 = 5 // *6', 'x ÷ 2 + x ÷ 3 = 5'],
    ['x^2 = 3 (a = 1, b = 0)', 'x² = 3'],
    ['= 5x', '5x'],
    ['= 3x + 6 = 3(x + 2)', '3x + 6 = 3(x + 2)'],
    ['5/6 - 1/4 =', '5/6 - 1/4'],
    ['x ≈ 1.41', 'x ≈ 1.41'],
    ['', 'empty 0: an expression or an equation'],
    ['2x + ', 'syntax 5: a number, a variable or ('],
    ['x = 2 or', 'syntax 8: a number, a variable or ('],
    ['x >= ±4', 'syntax 5: one sign, + or -, in an inequality'],
    ['|x - 2 = 4', 'syntax 7: an operator or |'],
    ['x + y = 5, x - y', 'syntax 16: an equation like the others'],
    ['2 1/3 + 1/6', '7/3 + 1/6'],
    ['2 1/2 x = 10', '5/2 x = 10'],
    ['2 4/3 + 1/6', 'ambiguous 2: + or * before the fraction'],
    ['50% of x = 20', '50/100 x = 20'],
    ['x% of 50 = 20', 'x ÷ 100 × 50 = 20'],
    ['15% x = 45', '15/100 x = 45'],
    ['50 percent of x = 20', '50/100 x = 20'],
    ['200 + 5%', '200 + 5/100 × 200'],
    ['200 - 5%', '200 - 5/100 × 200'],
    ['10% + 10%', '10/100 + 10/100'],
    ['200 × 5%', '200 × (5/100)'],
    ['4x2 = 16', 'ambiguous 2: x^2 or x_2'],
    ['x2 = 16', 'x2 = 16'],
    ['x_{1} = 2', 'x1 = 2'],
    ['x_1 + x_2 = 5, x_1 = 2', '[x1 + x2 = 5 and x1 = 2]'],
    ['x_1 = 2 or x_2 = 3', '[x = 2 or x = 3]'],
    ['v_0 = 5, t_1 = 2', '[v0 = 5 and t1 = 2]'],
    ['3x == 9', '3x = 9'],
    ['2x + 3 = 7?', '2x + 3 = 7'],
    ['2x + 3 = 7;', '2x + 3 = 7'],
    ['r', 'r'],
    ['(e) - 5', 'e - 5'],
    ['1/2 ab', '1/2 ab'],
    ['\\frac{1}{2}x + 3 = 5', '1/2 x + 3 = 5'],
    ['2\\frac{1}{3}x = 7', '7/3 x = 7'],
    ['\\sqrt{x} = 3', '√x = 3'],
    ['x \\le \\frac{-b}{2a}', 'x ≤ -b ÷ (2a)'],
    ['\\begin{cases} x + y = 5 \\\\ x - y = 1 \\end{cases}', '[x + y = 5 and x - y = 1]'],
    ['$x \\in \\{2, 3\\}$', '[x = 2 or x = 3]'],
    ['𝑥² = 4', 'x² = 4'],
    [
      '<math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mn>9</mn><mn>4</mn></mfrac></math>',
      'x² = 9/4',
    ],
    ['1,2,3x = 4', 'ambiguous 0: a space after the comma'],
    [
      'subtract 7 from both sides',
      'unsupported-notation 0: Only some sentences are supported. Try 2x + 3 = 11 or answerRequest.',
    ],
    [
      '7x = 14 because 11+3',
      'unsupported-notation 8: Only some sentences are supported. Try 2x + 3 = 11 or answerRequest.',
    ],
    [
      'sin(x)',
      "unsupported-notation 0: Sine, cosine and tangent aren't supported here. Try answerRequest('sin x = 1/2').",
    ],
    ['S = (a + b)/2', 'S = (a + b) ÷ 2'],
    ['2x + 6 = 10 (subtract 6)', '2x + 6 = 10'],
  ])('reads %j as %j', (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  it('reads what students typed, and refuses anything else', () => {
    const faults = workings.flatMap(({ id, lines, verdicts }) =>
      lines.flatMap((line, i) => {
        const isReadable = verdicts[i - 1] !== 'unreadable';
        return readStatement(line).ok === isReadable ? [] : [`${id}: ${line}`];
      }),
    );
    expect(faults).toEqual([
      'w252: x >= ±4', // a statement without content
      'w623: 2x =', // an expression, which can't follow an equation
      'w647: 3x + 4', // the same
      'w652: sin(x)^2 + cos(x)^2', // not of this algebra
      'w653: f(x) = 2x - 4', // a function
    ]);
  });

  it('gives every refusal a place', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from('x2 =<(|)[]{},;±√^/*+-or.∈∞ U')),
      maxLength: 30,
    });
    fc.assert(
      fc.property(typed, (text) => {
        const read = readStatement(text);
        if (!read.ok) expect(read.position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(300) },
    );
  });

  it('refuses a line that is too long', () => {
    expect(readStatement('x'.repeat(501))).toMatchObject({ ok: false, code: 'too-large' });
  });
});
