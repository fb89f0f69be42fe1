import { expect, it } from 'vitest';
import { expressionText } from '../../steps/to-text.js';
import { solve } from '../solve/solve.js';
import { checkWorking } from '../working/judged.test-support.js';
import rows from './commas.json' with { type: 'json' };

/** Lines with commas and their meaning, written independently of the reader. */
const SOLVED = rows.flatMap(({ solve: line, values }) => (line ? [[line, values] as const] : []));
const CHECKED = rows.flatMap(({ lines, verdicts }) => (lines ? [[lines, verdicts] as const] : []));

it.each(SOLVED)('solves %s: %j', (line, values) => {
  const solved = solve(line);
  const solution = solved.ok ? solved.value.solution : undefined;
  expect(solution?.kind === 'values' && solution.values.map((value) => expressionText(value))).toEqual(
    values,
  );
});

it.each(CHECKED)('checks %j: %j', (lines, verdicts) => {
  expect(checkWorking(lines).map(({ verdict }) => verdict)).toEqual(verdicts);
});

it.each([
  ['2x = 5', 'x = 2,5'],
  ['4x = 10', 'x = 10/4 = 2,5'],
  ['2t + 0,75 = 3', 't = (3 - 0,75)/2 = 1,125'],
])('reads a decimal comma where only that follows: %s, %s', (problem, line) => {
  expect(checkWorking([problem, line])[0]?.verdict).toBe('follows');
});

it('asks where a comma that can group would have to separate two values', () => {
  expect(checkWorking(['(x - 1)(x - 200) = 0', 'x = 1,200'])[0]).toMatchObject({
    verdict: 'unreadable',
    expected: 'a space after the comma, or a decimal point',
  });
});
