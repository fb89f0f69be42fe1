import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { MathError } from '../../result/math-error.js';
import { checkWorking } from './judged.test-support.js';
import { MISTAKES, mistakeSentence } from './mistake-names.js';

/** Returns the verdicts in short form, with mistakes and laws. */
function said(lines: readonly string[]): readonly string[] {
  return checkWorking(lines).map((line) => {
    if (line.verdict === 'follows')
      return [...line.laws.map(({ law }) => law), ...(line.needsCheck ? ['check'] : [])].join(', ');
    if (line.verdict === 'wrong') return `wrong: ${line.mistake ?? '?'}`;
    return line.verdict === 'unreadable' ? `unreadable at ${line.position}` : 'undecided';
  });
}

/** Returns a sum of `count` terms. */
const sumOf = (count: number, term: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => term(i)).join(' + ');

const linesOf = (line: (i: number) => string): readonly string[] =>
  Array.from({ length: 60 }, (_, i) => line(i));

describe('checkWorking', () => {
  it.each([
    [
      ['2x + 6 = 10', '2x = 4', 'x = 2'],
      ['Subtract 6 from both sides', 'Divide both sides by 2'],
    ],
    [
      ['2x + 6 = 10', 'x + 6 = 5', 'x = -1'],
      ['wrong: divided-only-one-term', 'Subtract 6 from both sides'],
    ],
    [['x^2 = 4', 'x = 2'], ['wrong: root-without-plus-minus']],
    [['A = π*r^2', 'r = sqrt(A/π)'], ['Take the square root of both sides, if r is positive']], // a radius isn’t negative
    [['x^2 = a', 'x = √a'], ['wrong: root-without-plus-minus']],
    [['c^2 = a^2 + b^2', 'c = a + b'], ['wrong: root-of-sum-split']],
    [['-2x < 6', 'x > -3'], ['Divide both sides by -2, which flips the inequality sign']],
    [
      ['√x = x - 2', 'x = (x - 2)^2', 'x = 1 or x = 4'],
      ['Square both sides, check', 'wrong: extraneous-solution-kept'],
    ],
    [
      ['√x = x - 2', 'x = (x - 2)^2', 'x = 4'],
      ['Square both sides, check', 'Check each value in the first line'],
    ],
    [['x - 1 = 2', '(x - 1)(x - 5) = 2(x - 5)'], ['Multiply both sides by x - 5, check']],
    [['√2', '≈ 1.41'], ['Find the root']],
    [['√2', '1.41'], ['wrong: rounded-as-exact']],
    [['x + y = 5, x - y = 1', '(3, 2)'], ['Substitute']],
    [['x + y = 5, x - y = 1', 'x = 4'], ['wrong: wrong-value-in-system']],
    [['x - y = 2, 2x - 2y = 4', 'x = 3'], ['wrong: ?']],
    [['x^2 + 8 = 4x + 4', 'x = 2 or x = 5'], ['wrong: ?']],
    [
      ['x + y = 5, x - y = 1', '5 + 1 = 7', '2x = 6', 'x = 3'],
      ['wrong: arithmetic-slip', 'Add the equations', 'Divide both sides by 2'],
    ],
    [
      ['3x + 12 = 30', '30 - 12 = 16', '3x = 18', '18/3 = 7', 'x = 6'],
      [
        'wrong: arithmetic-slip',
        'Subtract 12 from both sides',
        'wrong: arithmetic-slip',
        'Divide both sides by 3',
      ],
    ],
    [
      ['x + 2 = 5', 'x + 3', 'x = '],
      ['unreadable at 0', 'unreadable at 4'],
    ],
    [
      ['x + y = 10, x - y = 2', '2x = 12', 'x = 6', 'y = 6'],
      ['Add the equations', 'Divide both sides by 2', 'wrong: arithmetic-slip'],
    ],
    [['x^500 = 1', 'x = ±1'], ['Take the root of both sides']],
    [['x^501 = -1', 'x = 1'], ['wrong: arithmetic-slip']],
    [
      ['2x = 6', 'x = 3', 'check: 2 * 3 = 6'],
      ['Divide both sides by 2', 'Check by substituting'],
    ],
    [['2x + 2 = 4', 'x = 1'], ['Subtract 2 from both sides, Divide both sides by 2']],
    [['2(x - 1) = 3(x + 4)', 'x = -14'], ['Solve the linear equation']],
    [['P = 2l + 2w', '(P - 2l)/2 = w'], ['Subtract 2l from both sides, Divide both sides by 2']],
    [['x + 1 = 7 or x - 5 = 1', 'x = 6'], ['Solve each one']],
    [['x = 3', 'y = x^2 + z'], ['undecided']],
    [
      ['log_x(9) = 2', 'x^2 = 9', 'x = 3'],
      ['Write in exponential form, check', 'Check each value in the first line'],
    ],
    [
      ['log_2(8)', '2^x = 8', 'x = 3'],
      ['Write in exponential form', 'Set the exponents equal'],
    ],
    [
      ['x^2 + 5x + 6', '-2 * 3 = -6', '2 * 3 = 6', '2 + 3 = 6', '(x + 2)(x + 3)'],
      ['Calculate on the side', 'Calculate on the side', 'wrong: arithmetic-slip', 'Factor'],
    ],
    [
      ['x^2 + 8x - 2 = 0', '8^2 - 4*1*(-2) = 72', 'x = (-8 ± √72)/2'],
      ['Calculate on the side', 'Use the quadratic formula'],
    ],
    [
      ['2 + ', '2 + 3', '5'],
      ['undecided', 'Find the sum'],
    ],
    [['x = ', 'x = 2'], ['undecided']],
    [['2x + 4', '2x + 4 = 0'], ['undecided']],
    [['2x + 4', '2x + 4 = 2(x + 2)'], ['Factor']],
    [['x^2 - 9', 'x^2 - 9 = (x - 3)^2'], ['wrong: difference-of-squares-as-square']],
    [['|x + 6| = |x| + 6', 'x + 6 = x + 6'], ['wrong: absolute-one-case']],
    [['x^2 = 2', 'x ≈ 1.414'], ['wrong: root-without-plus-minus']],
    [
      ['x + y = 5', 'x - y = 1', '2x = 6'],
      ['One of the given equations', 'Add the equations'],
    ],
    [['x = x + 1', '2x = 2x + 5'], ['undecided']],
    [
      ['x = x + 1', '0 = 1', 'no solution'],
      ['Subtract x from both sides', 'This is never true'],
    ],
    [['x^2 = -1', 'e^x = 0'], ['undecided']],
    [['|x| = -1', '√x = -2'], ['undecided']],
    [['x - x = 0', '3x = 3x'], ['undecided']],
    [
      ['2(x + 3) = 2x + 6', '6 = 6', 'x ∈ ℝ'],
      ['Subtract 2x from both sides', 'This is true for every number'],
    ],
    [
      ['x^2 + x + 1 = 0', 'x = (-1 ± √(1 - 4))/2', 'no solution'],
      ['Use the quadratic formula', 'A square is never negative'],
    ],
    [['x^2 + x + 1 = 0', 'x = (1 ± √(1 - 4))/2'], ['undecided']],
    [
      ['(x^2 + 1)(x^2 + 4) = 0', 'x^2 + 1 = 0 or x^2 + 4 = 0', 'no solution'],
      ['A product is 0 if one of its factors is 0', 'There is no solution'],
    ],
    [['a < b', 'b > a'], ['Swap the sides']],
    [['35x/100 = 14', '0.35x = 14'], ['Write as a decimal']],
    [['x + 20% of x = 60', '1.2x = 60'], ['Combine like terms']],
    [['x/2 + x/3 = 5', '5x/6 = 5'], ['Add the fractions']],
    [['x^2 - 3x = 10', '(x - 5)(x + 2) = 0'], ['Subtract 10 from both sides, Factor']],
    [['x - 2 = (y - 1)^3', 'y - 1 = cbrt(x - 2)'], ['Take the cube root of both sides, Swap the sides']],
    [['x - 2 = y^3', 'y = cbrt(x + 2)'], ['wrong: sign-lost-in-moving']],
    [['(x^2 - 4)/(x^2 + 4x + 4)', '(x - 2)(x + 2)/(x + 2)^2'], ['Factor']],
    [['√(x - 1) < 3', '0 ≤ x - 1 < 9'], ['Square both sides']],
    [
      ['|3 - 4i|', '√(9 + 16)', '5'],
      ['Use |a + bi| = √(a² + b²)', 'Find the root'],
    ],
    [['√x = -4', 'no solution'], ['A square root is never negative']],
    [
      ['√72', '√(36 * 2)', '6√2'],
      ['Factor', 'Take the square factor out of the root'],
    ],
    [['0.4x + 1.2 = 3.6', '4x + 12 = 36'], ['Multiply both sides by 10']],
    [['x^(3/2) = 27', 'x = 27^(2/3)'], ['Raise both sides to the power 2/3']],
    [['2x - 5 < x + 1 < 3x + 7', '2x - 5 < x + 1 and x + 1 < 3x + 7'], ['Write as two inequalities']],
    [['-4 < -2x < 7', '-3.5 < x < 2'], ['Divide all parts by -2, which flips the inequality signs']],
    [['a ≠ b', 'b ≠ a'], ['Swap the sides']],
    [['a < b < c', 'c > b > a'], ['Read it from right to left']],
    [['a < b', 'a*c < b*c'], ['wrong: inequality-times-unknown']],
    [['a*x < b', 'x < b/a'], ['wrong: inequality-times-unknown']],
    [['2/(x - 1) >= 3/(x + 1)', '2(x + 1) >= 3(x - 1)'], ['wrong: inequality-times-unknown']],
    [['√(x + 3) < 4', 'x + 3 < 16'], ['wrong: domain-forgotten']],
    [['lg(x - 2) ≤ 1', 'x ≤ 12'], ['wrong: domain-forgotten']],
    [['√x > -2', 'x > 4'], ['wrong: inequality-squared-with-negative']],
    [['3(x - 2)^2 = 27', '9(x - 2)^2 = 27'], ['wrong: coefficient-squared']],
    [['2(x + 3)^2', '(2x + 6)^2'], ['wrong: coefficient-multiplied-into-base']],
    [['5^100 * 5^10', '25^110'], ['wrong: bases-multiplied']],
    [['e^x + e^2 = e^5', 'x + 2 = 5'], ['wrong: exponents-compared-across-sum']],
    [['r^3 = 3V/(4π)', 'r = √(3V/(4π))'], ['wrong: root-of-other-degree']],
    [['r^3 = 3V/(4π)', 'r = ∛(3V/(4π))'], ['Take the cube root of both sides']],
    [['e^x = 5', 'x = 5/e'], ['wrong: exponent-freed-by-dividing']],
    [['3*2^x = -6', 'x = -1'], ['wrong: exponential-never-negative']],
    [['2^(x^2) = 1/2', 'x = 1'], ['wrong: ?']],
    [['x > 0, x > 0, y < x', 'x > 0, y < x, y > 0'], ['undecided']],
    [['x > 0, y < x', 'x > y, 0 < x'], ['Swap the sides']],
    [['(1 + x)^5 = 2', '1 + x = 2/5'], ['wrong: power-undone-by-dividing']],
    [['√(x^2) = 4', 'x = 4'], ['wrong: root-of-square-without-bars']],
    [['√(9x^2)', '3x'], ['wrong: root-of-square-without-bars']],
    [['ln(x^2) = 6', '2ln(x) = 6'], ['wrong: log-of-square-without-bars']],
    [['1/x + 1/2 = 3/4', 'x + 2 = 4/3'], ['wrong: reciprocal-of-each-term']],
    [['1/∛2', '∛2/2'], ['wrong: cube-root-rationalized-as-square']],
    [['(x^2 + 3x + 5)/(x + 1)', 'x + 2'], ['wrong: remainder-dropped']],
    [['(x^2 - 3x + 4)/(x - 2)', 'x - 5 + 14/(x - 2)'], ['wrong: synthetic-division-sign']],
    [
      ['x^4 - 5x^2 + 4 = 0', 'x^2 = 1 or x^2 = 4', 'x = 1 or x = 2'],
      ['List all solutions', 'wrong: root-without-plus-minus'],
    ],
    [['x^2 - 5x + 6 = 0', 'x = 3'], ['wrong: solution-missing']],
    [['x^2 - 5x + 6 = 0', 'x = 3 or x = 4'], ['wrong: arithmetic-slip']],
    [['x(x + 15) = -50', 'x = -50'], ['wrong: zero-product-with-nonzero']],
    [['2x(x + 3) = 20', '2x = 20'], ['wrong: zero-product-with-nonzero']],
    [['x^2 = 2x + 8', 'x^2 - 2x + 8 = 0'], ['wrong: sign-lost-in-moving']],
    [['x + y = 7; 2x - y = 2', 'x = 7 + y'], ['wrong: sign-lost-in-moving']],
    [['a/(b+c)', 'a/b + a/c'], ['wrong: denominator-split']],
    [['sqrt(18)/3', 'sqrt(6)'], ['wrong: divided-under-root']],
    [['ln(3x) = 2', '3 ln x = 2'], ['wrong: log-factor-inside']],
    [['ln(x) - ln(3) = 1', 'ln(x)/ln(3) = 1'], ['wrong: log-quotient-confused']],
    [['2^x + 2^x = 16', '4^x = 16'], ['wrong: like-terms-exponents-added']],
    [['sqrt(x+1) > x - 1', 'x + 1 > (x-1)^2'], ['wrong: inequality-squared-with-negative']],
    [['3x = 25', 'x = 5'], ['wrong: arithmetic-slip']],
    [['2(x + 3) = 20', 'x + 3 = 20'], ['wrong: divided-one-side-only']],
  ])('says of %j: %j', (lines, verdicts) => {
    expect(said(lines)).toEqual(verdicts);
  });

  it('gives numbers that prove a line wrong', () => {
    expect(checkWorking(['2x + 6 = 10', 'x + 6 = 5'])[0]).toEqual({
      verdict: 'wrong',
      mistake: 'divided-only-one-term',
      counterexample: { at: { x: '2' }, holds: 'before', before: ['10', '10'], after: ['8', '5'] },
    });
  });

  it('has no verdict on the problem alone or past line 60', () => {
    expect(checkWorking([])).toEqual([]);
    expect(checkWorking(['x = 1'])).toEqual([]);
    expect(checkWorking(Array.from({ length: 70 }, () => 'x = 1')).at(-1)).toEqual({ verdict: 'undecided' });
  });

  it('follows a linear equation, and no other solution', () => {
    const number = fc.integer({ min: -9, max: 9 });
    const factor = number.filter((n) => n !== 0);
    fc.assert(
      fc.property(factor, number, number, number, (a, b, x, shift) => {
        const problem = `${a}x + (${b}) = ${a * x + b}`;
        const [right, wrong] = [x, x + shift].map(
          (value) => checkWorking([problem, `x = ${value}`])[0]?.verdict,
        );
        expect(right).toBe('follows');
        expect(wrong).toBe(shift === 0 ? 'follows' : 'wrong');
      }),
      { numRuns: runs(40) },
    );
  });

  it('follows factors and zeros of a quadratic equation, and no other ones', () => {
    const number = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(number, number, number, (p, q, r) => {
        const problem = `x^2 + (${-p - q})x + (${p * q}) = 0`;
        const verdicts = checkWorking([problem, `(x - (${p}))(x - (${q})) = 0`, `x = ${p} or x = ${q}`]);
        expect(verdicts.map(({ verdict }) => verdict)).toEqual(['follows', 'follows']);
        const isSame = r === q || (r === p && p === q);
        expect(checkWorking([problem, `x = ${p} or x = ${r}`])[0]?.verdict).toBe(
          isSame ? 'follows' : 'wrong',
        );
      }),
      { numRuns: runs(30) },
    );
  });

  it.each([
    [
      'two lines of 30 fractions',
      [`${sumOf(30, (i) => `1/(x + ${i})`)} = 1`, `${sumOf(30, (i) => `1/(x + ${i})`)} = 2`],
    ],
    ['60 lines of 15 absolute values', linesOf((i) => `${sumOf(15, (k) => `|x - ${k}|`)} = ${40 + i}`)],
    ['60 lines of 3 absolute values', linesOf((i) => `${sumOf(3, (k) => `|x - ${k}|`)} = ${40 + i}`)],
    ['60 lines of roots in roots', linesOf((i) => `${'sqrt(1 + '.repeat(6)}${i + 2}${')'.repeat(6)}`)],
    ['60 lines of powers of powers', linesOf((i) => `2^3^2^x = ${i}`)],
    ['60 products', linesOf((i) => Array.from({ length: 20 }, (_, k) => `(x + ${k + i})`).join(''))],
    ['60 systems', linesOf((i) => `x^2 + y^2 = ${i + 20}, x*y = ${i + 5}, x^3 - y = ${i}`)],
    ['60 literal equations', linesOf((i) => `a x^2 + b x + c = ${i} d e`)],
  ])('gives up %s', (_, lines) => {
    const last = checkWorking(lines).at(-1);
    expect(last).toEqual({ verdict: 'too-long', message: 'lines are too long to check.' });
  });

  it.each([
    ['a text', 'x = 1', 'lines', 'lines must be a list.'],
    ['undefined', undefined, 'lines', 'lines must be a list.'],
    ['a list with a number', ['x = 1', 5], 'lines.1', 'lines.1 is not text.'],
    ['a list with holes', Array(3), 'lines.0', 'lines.0 is not text.'],
  ])('refuses %s', (_, lines, field, message) => {
    expect(() => checkWorking(lines as never)).toThrow(new MathError(field, 'syntax', message));
    expect(() => checkWorking(lines as never)).toThrow(expect.objectContaining({ field, code: 'syntax' }));
  });

  it('never throws', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('x2y =<(|)√^/*+-3,±')), maxLength: 14 });
    const line = fc.oneof(
      text,
      fc.constantFrom('x^2 = 4', '2x + 3 = 7', 'x > 3', 'x + y = 2', '0x = 0', '1/0', '2^x = 3'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        expect(checkWorking(lines)).toHaveLength(Math.max(0, lines.length - 1));
      }),
      { numRuns: runs(60) },
    );
  });

  it('handles long lines quickly', () => {
    const long = `${'(x + 1)'.repeat(60)} = 0`;
    const deep = `${'('.repeat(45)}x${')^2'.repeat(45)} = 1`;
    const tied = Array.from({ length: 12 }, () => 'x = ±y').join(', ');
    const wide = Array.from({ length: 70 }, (_, i) => `${i}x`).join(' + ');
    expect(checkWorking([long, `${long.slice(0, -1)}1`, deep, `${wide} = 1`, `${wide} = 2`])).toHaveLength(4);
    expect(checkWorking([tied, 'x = y'])).toHaveLength(1);
  });
});

describe('mistakeSentence', () => {
  it('describes every mistake in one sentence', () => {
    expect(Object.keys(MISTAKES).length).toBeGreaterThanOrEqual(40);
    expect(Object.values(MISTAKES).filter((sentence) => !/^[A-Zx|a].*\.$/.test(sentence))).toEqual([]);
    expect(mistakeSentence('sign-lost-in-moving')).toBe(
      'The sign changes when a term moves to the other side.',
    );
  });
});
