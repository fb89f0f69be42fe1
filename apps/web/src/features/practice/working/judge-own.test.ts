import { describe, expect, it } from 'vitest';
import { checkOwn } from './judge-own.js';
import { judgeWorking } from './judge-working.js';
import type { PracticeProblem } from '../problem.js';

type AnswerForm = NonNullable<PracticeProblem['form']>;

function problem(answer: string, form: AnswerForm, question = 'How long is it?'): PracticeProblem {
  return { category: 'geometry', difficulty: 'easy', question, answer, hint: '', form };
}
const METERS: AnswerForm = { kind: 'number', unit: 'm' };
const NUMBER: AnswerForm = { kind: 'number' };

/** Returns the marks of the lines as signs. */
const marks = (of: PracticeProblem, lines: readonly string[]): readonly (string | undefined)[] =>
  checkOwn(of, lines.join('\n')).notes.map((note) => note?.sign);

describe('work without a given first line', () => {
  it.each<readonly [answer: string, form: AnswerForm, lines: readonly string[], marks: readonly string[]]>([
    ['12 m', METERS, ['20w = 240', 'w = 240/20', 'w = 12'], ['✓', '✓', '✓']],
    ['12 m', METERS, ['20w = 240', 'w = 260'], ['✓', '✗']],
    ['12 m', METERS, ['20 * w = 240 m^2', 'w = 12 m'], ['✓', '✓']],
    // An equation for another quantity, and the steps from it.
    [
      '240 m²',
      NUMBER,
      ['2w + 2(w + 8) = 64', '4w + 16 = 64', '4w = 48', 'w = 12', 'A = 12 * 20'],
      ['?', '✓', '✓', '✓', '✓'],
    ],
    ['240 m²', NUMBER, ['2w + 2(w + 8) = 64', '4w + 8 = 64'], ['?', '✗']],
    // A length is positive, so the negative solution may be missing.
    [
      '1920 cm²',
      NUMBER,
      ['h^2 = 68^2 - 32^2', 'h^2 = 3600', 'h = 60', 'A = 1/2 * 64 * 60'],
      ['?', '✓', '✓', '✓'],
    ],
    // Rounded steps.
    ['24π m', NUMBER, ['πr^2 = 452.4', 'r = 12', 'C = 2π * 12'], ['?', '?', '✓']],
    ['12 m', METERS, ['1.5x = 20', 'x = 13.33', '13.33 * 0.9 = 12'], ['?', '?', '?']],
    // Calculations one by one.
    ['17', NUMBER, ['3 * 4 = 12', '12 + 5 = 17'], ['✓', '✓']],
    ['17', NUMBER, ['3 * 4 = 13', '13 + 5 = 18'], ['✗', '✓']],
    // Words and other letters.
    ['12 m', METERS, ['let w be the width', 'l * w = 240', '20 * w = 240', 'w = 12'], ['?', '?', '✓', '✓']],
    ['12 m', METERS, ['a = 2', 'a = 3'], ['?', '?']],
  ])('for %s (%j), %j is marked %j', (answer, form, lines, expected) => {
    expect(marks(problem(answer, form), lines)).toEqual(expected);
  });

  it.each<readonly [lines: string, answer: string | undefined, message: string]>([
    ['', undefined, 'Write your own equation or calculation.'],
    ['w = 12', undefined, 'Also write the equation or calculation that leads to it.'],
    ['20w = 240', undefined, 'That’s right so far. Keep going.'],
    ['20w = 240\nw = 12', 'w = 12', 'That’s right so far. Keep going.'],
    [
      'l * w = 240\nw = 12 m',
      'w = 12 m',
      'We can’t check line 1. Keep going, or type your answer in the box above.',
    ],
    ['240/20 = 12', '240/20 = 12', 'That’s right so far. Keep going.'],
    ['240/20', undefined, 'We can’t check line 1. Keep going, or type your answer in the box above.'],
  ])('%j answers with %s', (lines, answer, message) => {
    const judged = judgeWorking(problem('12 m', METERS), '', lines);
    expect(judged.answer).toBe(answer);
    expect(judged.message).toBe(message);
  });

  it('is not an answer below a wrong line', () => {
    expect(judgeWorking(problem('12 m', METERS), '', '20 * 13 = 240\n240/20 = 12').answer).toBeUndefined();
  });
});
