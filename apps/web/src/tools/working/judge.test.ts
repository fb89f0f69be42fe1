import { expressionText as text } from '@mathtools/math-core/steps';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, EXAMPLES } from './examples.js';
import { judge } from '../../ui/working/judge.js';
import { textOf } from '../../ui/working/judged-text.js';
import { plain } from '../../ui/working/words.js';
import { nextOf } from '../../ui/working/next.js';

const FRACTIONS = Array.from({ length: 30 }, (_, i) => `1/(x + ${i})`).join(' + ');

describe('judge', () => {
  it.each([
    [
      'All correct',
      [
        '1. 2(x + 3) = 14',
        '2. 2x + 6 = 14 ✓ Expand.',
        '3. 2x = 8 ✓ Subtract 6 from both sides.',
        '4. x = 4 ✓ Divide both sides by 2.',
        'All lines are correct.',
      ],
    ],
    [
      'Sign error',
      [
        '1. 5x - 4 = 2x + 11',
        '2. 3x - 4 = 11 ✓ Subtract 2x from both sides.',
        '3. 3x = 7 ✗ The sign changes when a term moves to the other side. At x = 5, line 2 is true (11 = 11), but line 3 isn’t (15 ≠ 7).',
        '4. x = 7/3 ✓ Divide both sides by 3.',
        'Line 3 doesn’t follow.',
      ],
    ],
    [
      'Missing ±',
      [
        '1. x^2 - 9 = 16',
        '2. x^2 = 25 ✓ Add 9 to both sides.',
        '3. x = 5 ✗ Two opposite numbers have this square. Write both. At x = −5, line 2 is true (25 = 25), but line 3 isn’t (−5 ≠ 5).',
        'Line 3 doesn’t follow.',
      ],
    ],
    [
      'Extraneous solution',
      [
        '1. √(x + 6) = x',
        '2. x + 6 = x^2 ✓ Square both sides. From here on, there may be extraneous solutions. Check each one in the first line.',
        '3. x^2 - x - 6 = 0 ✓ Subtract x + 6 from both sides, then swap the sides.',
        '4. (x - 3)(x + 2) = 0 ✓ Factor.',
        '5. x = 3 or x = -2 ✗ One of these values is an extraneous solution. Check each one in the original equation. At x = −2, line 1 isn’t true (2 ≠ −2), but line 5 is.',
        'Line 5 doesn’t follow.',
      ],
    ],
  ])('marks the example "%s" as a teacher would', (name, marked) => {
    const [, lines = ''] = EXAMPLES.find((each) => each[0] === name) ?? [];
    expect(textOf(judge(lines)).split('\n')).toEqual(marked);
  });

  it('gives the example on the card the verdict that the card shows without the engine', () => {
    const judged = judge(EXAMPLE.lines);
    expect([judged.answer, judged.notes[0]]).toEqual([EXAMPLE.answer, [EXAMPLE.mistake]]);
  });

  it.each([
    ['x = 1', 'Now write your first step', 'problem'],
    ['hello', 'Line 1 can’t be read', 'unreadable'],
    ['hello\n2x = 6\nx = 3', 'Line 1 can’t be read', 'unreadable problem right'],
    ['2x = 6\nx = (\nx = 3', 'Line 2 can’t be read', 'problem unreadable right'],
    ['2x = 6\nx + 1', 'Line 2 can’t be read', 'problem unreadable'],
    ['(x + 1)^2\nx^2 + 1', 'Line 2 doesn’t follow', 'problem wrong'],
    ['x + 2^x = 3\n2^x = 3 - 2x', 'We can’t check line 2', 'problem undecided'],
    [`${FRACTIONS} = 1\n${FRACTIONS} = 2`, 'Line 2 is too long to check', 'problem too-long'],
    ['√(x + 6) = x\nx + 6 = x^2', 'All lines are correct', 'problem right'],
    ['x^5 + x = 2\nx = 1', 'All lines are correct', 'problem same'],
    ['x = x + 1\n2x = 2x + 5', 'We can’t check line 2', 'problem undecided'],
    ['2x + 1 = 7\n6/2 = 3\n2x = 6', 'All lines are correct', 'problem right right'],
    ['2x = 6\n\n\nx = 3', 'All lines are correct', 'problem right'],
    ['(2 + i)(3 - i)\n6 - 2i + 3i - i²\n7 + i', 'All lines are correct', 'problem right right'],
  ])('says of %j: %s', (lines, answer, marks) => {
    const judged = judge(lines);
    expect([judged.answer, judged.lines.map(({ mark }) => mark).join(' ')]).toEqual([answer, marks]);
  });

  it.each([
    ['2 + 3*4\n5*4', 'Line 1 is 14, but line 2 is 20.'],
    ['2*3^x = 36\n6^x = 36', 'At x ≈ 2.631, line 1 is true (36 = 36), but line 2 isn’t (about 111.50 ≠ 36).'],
    [
      'x = ln 5\nx = 1.609',
      'At x ≈ 1.609, line 1 is true (both about 1.609), but line 2 isn’t (about 1.6094 ≠ 1.609).',
    ],
    [
      'log(x) - log(2) = 1\nlog(x - 2) = 1',
      'At x = 20, line 1 is true (1 = 1), but line 2 isn’t (about 1.255 ≠ 1).',
    ],
    ['x^500 * x^2\nx^1000', 'At x = 2, line 1 and line 2 are different.'],
    ['5 - 2x > 11\n2x > 6', 'At x = −4, line 1 is true (13 > 11), but line 2 isn’t (−8 > 6).'],
    ['x + y = 5\nx - y = 1\n2x = 4', 'At x = 3, y = 2, lines 1 and 2 are true, but line 3 isn’t (6 ≠ 4).'],
    ['x + y = 5, x - y = 1\nx = 3\ny = 1', 'At x = 3, y = 2, line 1 is true, but line 3 isn’t (2 ≠ 1).'],
  ])('shows with numbers that can be read that %j is wrong', (lines, words) => {
    const sentences = judge(lines).lines.at(-1)?.sentences.map(plain) ?? [];
    expect(sentences.at(-1)).toBe(words);
  });

  it.each([
    ['x^5 + x = 2\nx = 1', '2. x = 1 (✓) Same solutions as line 1, but we don’t see the step.'],
    ['P=2(l+w)\nl=P/2-w', '2. l=P/2-w (✓) Same solutions as line 1, but we don’t see the step.'],
    [
      '3^x * 3^2 = 81\n3^(2x) = 3^4',
      '2. 3^(2x) = 3^4 (✓) Same solutions as line 1, but we don’t see the step.',
    ],
    ['x + y = 5, x - y = 1\nx^2 - y^2 = 5', '2. x^2 - y^2 = 5 (✓) This follows, but we don’t see the step.'],
  ])('says of the last line of %j that its step isn’t recognized', (lines, words) => {
    expect(textOf(judge(lines)).split('\n')).toContain(words);
  });

  it('asks for no check after the values were checked', () => {
    const checked = judge('√(x + 7) = x + 1\nx + 7 = x^2 + 2x + 1\nx = -3 or x = 2\nx = 2');
    expect([checked.answer, checked.notes]).toEqual(['All lines are correct', []]);
  });

  it('counts lines as typed, including blank ones', () => {
    expect(judge('\n2x = 6\n\nx = 4').lines.map(({ place }) => place)).toEqual([1, 3]);
    expect(judge('\n2x = 6\n\nx = 4').answer).toBe('Line 4 doesn’t follow');
  });

  it.each([
    ['2(x + 3) = 14\n2x + 6 = 14', 2, ['2x = 8', 'x = 4'], false],
    ['2(x + 3) = 14\n2x + 3 = 14', 1, ['2x + 6 = 14', '2x = 8', 'x = 4'], false],
    ['2x = 8\nx = 4', 2, [], true],
    ['x^2 = 4\nx = ±2', 2, [], true],
    ['x + y = 3, x - y = 1\n2x = 4\nx = 2', 3, ['2 + y = 3', 'y = 1'], false],
    ['x + y = 3\nx - y = 1', 2, ['2x = 4', 'x = 2', '2 + y = 3', 'y = 1'], false],
    ['x + y = 3\nx - y = 1\n2x = 4\nx = 5', 3, ['x = 2', '2 + y = 3', 'y = 1'], false],
    ['x + y = 3\nx - y = 1\nx = 2\ny = 1', 4, [], true],
    ['x² + y² = 25, y = x + 1\nx = 3 or x = -4', 2, ['y = 3 + 1', 'y = 4', 'y = -4 + 1', 'y = -3'], false],
    ['x^3 * x^4\nx^12', 1, ['x³ × x⁴ = x^(3 + 4)', 'x^(3 + 4) = x⁷'], false],
    [
      '(x + 4)(x + 6)\nx^2 + 24',
      1,
      [
        '(x + 4)(x + 6) = x × x + x × 6 + 4x + 4 × 6',
        'x × x + x × 6 + 4x + 4 × 6 = x² + 6x + 4x + 24',
        'x² + 6x + 4x + 24 = x² + 10x + 24',
      ],
      false,
    ],
    ['x^2 + 25\n(x + 5)^2', 1, [], true],
    ['(2 + i)(3 - i)\n7 + i', 2, [], true],
    [
      'f(x) = 2x + 3\ny = 2x + 3\nx = 2y + 3',
      3,
      ['2y + 3 = x', '2y = x - 3', 'y = (x - 3) ÷ 2', 'f⁻¹(x) = (x - 3) ÷ 2'],
      false,
    ],
    [
      'f(x) = √(x - 1)\ny = √(x - 1)\nx = √(y - 1)\nx² = y - 1\ny = x² + 1',
      5,
      ['f⁻¹(x) = x² + 1', 'x ≥ 0'],
      false,
    ],
    [
      'f(x) = 2 - √x\ny = 2 - √x\nx = 2 - √y\n√y = 2 - x\ny = (2 - x)²',
      5,
      ['f⁻¹(x) = (2 - x)²', 'x ≤ 2'],
      false,
    ],
    ['f(x) = 2x + 3', 1, [], false],
    ['2 sin x = 1\nsin x = 1/2\nx = 30° or x = 150°', 3, [], true],
    ['sin x = √3/2 on [0, 2π]\nx = π/3 or x = 2π/3', 2, [], true],
    ['x^2 - 4x + 5 = 0\nx = (4 ± 2i)/2', 2, ['(4 + 2i) ÷ 2 = 2 + i', '(4 - 2i) ÷ 2 = 2 - i'], false],
    ['x^2 - 4x + 5 = 0\nx = 2 ± i', 2, [], true],
    [
      'x^2 - 5x + 6 = 0\nx = (5 ± 1)/2\nx = 3 or x = 1',
      2,
      ['x = (5 + 1) ÷ 2', 'x = 3', 'x = (5 - 1) ÷ 2', 'x = 2', 'x = 2, 3'],
      false,
    ],
    ['sin x = sqrt(3)/2 on [0, 2π]\nx = π/3 or x = 2π/3', 2, [], true],
    ['2 sin x = 1 on [0, 2π]\nsin x = 1/2\nx = π/6 or x = 5π/6', 3, [], true],
    [
      'sin(2x) = 1, 0° ≤ x < 360°\n2x = 90° + 360°k\nx = 45° + 180°k',
      1,
      ['arcsin 1 = 90°', '2x = 90° + 360°k', 'x = 45° + 180°k', 'x = 45°', 'x = 225°', 'x = 45°, 225°'],
      false,
    ],
  ])('continues from the last correct line of %j', (lines, from, next, isSolved) => {
    const { right } = judge(lines);
    const found = nextOf(lines.split('\n'), right.length);
    const texts = found.steps.map(
      ({ before, relation, after }) => `${text(before)} ${relation} ${text(after)}`,
    );
    expect([right[found.of - 1]?.number, texts, found.isSolved]).toEqual([from, next, isSolved]);
  });

  it('says which equations the next lines number', () => {
    const equationsOf = (lines: string): readonly string[] | undefined =>
      nextOf(lines.split('\n'), judge(lines).right.length).equations;
    const system = 'x + y + z = 6; x - y + z = 2; 2x + y - z = 1';
    expect(equationsOf(system)).toBeUndefined();
    expect(equationsOf(system.replaceAll('; ', '\n'))).toBeUndefined();
    expect(equationsOf(`${system}\n2x + 2z = 8`)).toEqual(['x + y + z = 6', '2x + y - z = 1', '2x + 2z = 8']);
  });

  it.each([
    ['f(x) = 2x - 6\ny = 2x - 6', 'function'],
    ['f(x) = 1 - x\ny = 1 - x\nx = 1 - y\ny = 1 - x\nf^-1(x) = 1 - x', 'inverse'],
    ['2x = 8\nx = 4', undefined],
    ['v^2 = u^2 + 2as\nv^2 - u^2 = 2as\ns = (v^2 - u^2)/(2a)', 'formula'],
    ['V = 4/3 π r^3\nr^3 = 3V/(4π)\nr = cbrt(3V/(4π))', 'formula'],
    ['A = P(1+r)^t\nA/P = (1+r)^t', undefined],
    ['T = 2π sqrt(L/g)\nT/(2π) = sqrt(L/g)\nT^2/(4π^2) = L/g\nL = g T^2/(4π^2)', 'formula'],
    ['P = 2(l + w)\nP/2 = l + w\nP/2 - l = w', 'formula'],
    ['v^2 = u^2 + 2as\nv^2 - u^2 = 2as', undefined],
    ['A = πr^2\nA = πrr', undefined],
  ])('says what the last line of %j has', (lines, end) => {
    const { right } = judge(lines);
    expect(nextOf(lines.split('\n'), right.length).found).toBe(end);
  });
});
