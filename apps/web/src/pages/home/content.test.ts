import { expressionText } from '@mathtools/math-core/steps';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../../tools/working/examples.js';
import { judge } from '../../ui/working/judge.js';
import { NEXT_LINES, PROBLEM, WORK } from './content.js';
import type { WorkLine } from '../work-lines.js';

const textOf = ({ left, right }: WorkLine): string => `${expressionText(left)} = ${expressionText(right)}`;
const verdictsOf = (lines: readonly WorkLine[]) =>
  judge(lines.map(textOf).join('\n')).lines.map(({ mark }) => mark);

const MARKS = new Map<boolean | undefined, string>([
  [undefined, 'problem'],
  [true, 'right'],
  [false, 'wrong'],
]);
const marksOf = (lines: readonly WorkLine[]) => lines.map(({ isRight }) => MARKS.get(isRight));

test('the work in the band has the verdicts of Check My Work, and its sentence', () => {
  expect(verdictsOf(WORK)).toEqual(marksOf(WORK));
  const judged = judge(WORK.map(textOf).join('\n'));
  expect([judged.answer, judged.notes[0]]).toEqual([EXAMPLE.answer, [EXAMPLE.mistake]]);
});

test.each(NEXT_LINES)('the next line $label has the verdict of Check My Work', ({ label, line }) => {
  expect(textOf(line).replaceAll('\u2062', '').replaceAll(' ', '')).toBe(label.replaceAll(' ', ''));
  expect(verdictsOf([PROBLEM, line])).toEqual(marksOf([PROBLEM, line]));
});
