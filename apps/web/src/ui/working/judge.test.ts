import { FAMILIES, problemById, workStart } from '@mathtools/practice';
import { expect, it } from 'vitest';
import { judge } from './judge.js';
import { plain } from './words.js';

/** Returns the note below the second line of an exercise. */
function said(lines: string): string {
  return judge(lines, true).lines[1]?.sentences.map(plain).join(' ') ?? '';
}

it.each([
  [
    '2x + 3 = 11\n2x = 14',
    'The sign changes when a term moves to the other side. At x = 7, line 1 isn’t true (17 ≠ 11), but line 2 is (14 = 14).',
  ],
  ['x^2 = 25\nx = 5', 'Two opposite numbers have this square. Write both.'],
  ['x^2 - 5x + 6 = 0\nx = 3', 'A solution of line 1 is missing here.'],
  ['(x - 2)(x - 3) = 0\nx = 3', 'A solution of line 1 is missing here.'],
  ['x^2 = 5x\nx = 5', 'Both sides were divided by an expression that may be 0, so a solution was lost.'],
  [
    '2x < 6\nx > 3',
    'The inequality sign flips only when both sides are multiplied or divided by a negative number. At x = 2, line 1 is true (4 < 6), but line 2 isn’t (2 > 3).',
  ],
  ['2/3 + 1/4\n3/7', 'To add or subtract fractions, use a common denominator. Denominators are not added.'],
  [
    '(x + 1)^2\nx^2 + 1',
    'The square of a sum has a middle term: (a + b)² = a² + 2ab + b². At x = 2, line 1 is 9, but line 2 is 5.',
  ],
  [
    '3 * 12^x = 168\n36^x = 168',
    'Powers come before products, so do not multiply a factor into the base. At x ≈ 1.430, line 1 isn’t true (about 104.76 ≠ 168), but line 2 is (168 = 168).',
  ],
])('explains the mistake in the exercise %j without revealing the answer', (lines, words) => {
  expect(said(lines)).toBe(words);
});

it('omits numbers that nobody would work out by hand', () => {
  const line = judge('6a^6 * 8a^9\n48a^54', true).lines[1];
  expect(line?.mark).toBe('wrong');
  expect(line?.sentences).toHaveLength(1);
});

it('says only once that a line doesn’t follow if the mistake has no name', () => {
  const { answer, notes } = judge('log_4(7)\nln(5)/ln(9)');
  expect([answer, notes]).toEqual(['Line 2 doesn’t follow', []]);
});

/** The hardest equations of each problem family. */
const EQUATIONS = FAMILIES.flatMap(({ id, difficulties }) => {
  const made = problemById(`${id}.${difficulties.at(-1) ?? ''}.0`);
  const start = made.ok ? workStart(made.value) : undefined;
  const { form } = made.ok ? made.value : { form: {} };
  return made.ok && start && 'variable' in form ? [[id, start, made.value] as const] : [];
});

it.each(EQUATIONS)(
  'notes on wrong answers to %s never reveal the correct one',
  (_, start, { form, answer, mistakes = [] }) => {
    const variable = 'variable' in form ? form.variable : undefined;
    const answers = answer.split(', ').map((value) => value.replaceAll('-', '−'));
    for (const mistake of mistakes) {
      const last = mistake.answer
        .split(', ')
        .map((value) => (variable === undefined ? value : `${variable} = ${value}`))
        .join(' or ');
      const judged = judge(`${start}\n${form.kind === 'inequality' ? mistake.answer : last}`, true);
      const [, found] = judged.lines;
      expect(found?.mark, last).not.toBe('right');
      const words = found?.sentences.map(plain).join(' ') ?? '';
      const [, place = ''] = /At \w+ = (\S+), line/.exec(words) ?? [];
      expect(answers, `${last}: ${words}`).not.toContain(place);
    }
  },
);

it('marks each statement of the first line after the problem', () => {
  const marks = (text: string) => judge(text).lines.map(({ place, mark }) => `${place + 1} ${mark}`);
  expect(marks('2x + 3 = 7 => 2x = 4 => x = 2')).toEqual(['1 problem', '1 right', '1 right']);
  expect(marks('2x + 3 = 7 ⟹ 2x = 5\nx = 2.5')).toEqual(['1 problem', '1 wrong', '2 right']);
  expect(judge('2x + 3 = 7 => 2x = 5').answer).toBe('Line 1 doesn’t follow');
});
