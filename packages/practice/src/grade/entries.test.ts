import { readFileSync } from 'node:fs';
import { sampled } from '@mathtools/math-core/testing/draws';
import { expect, it } from 'vitest';
import { type Asked, grade, type Verdict } from './grade.js';

/** A problem, and entries that students type for it, grouped by the verdict of a fair teacher. */
interface Typed extends Required<Asked> {
  readonly entries: Readonly<Partial<Record<Verdict, readonly string[]>>>;
}

const problems = JSON.parse(
  readFileSync(new URL('entries.json', import.meta.url), 'utf8'),
) as readonly Typed[];
const pairs = problems.flatMap((problem) =>
  Object.entries(problem.entries).flatMap(([verdict, entries]) =>
    entries.map((entry) => ({ problem, entry, verdict })),
  ),
);

/** Entries with commas and of every form, written by people who had not seen the grader. */
const unseen = ['commas.json', 'typed-answers.json', 'answers-of-every-form.json'].flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Typed[],
);

it.each(unseen)('judges what is typed for "$answer" ($form.kind) as a fair teacher does', (problem) => {
  for (const [verdict, entries = []] of Object.entries(problem.entries))
    for (const entry of entries) expect(`${entry}: ${grade(entry, problem)}`).toBe(`${entry}: ${verdict}`);
});

it('has entries for every verdict', () => {
  expect(pairs.length).toBeGreaterThan(6000);
  expect(new Set(pairs.map(({ verdict }) => verdict)).size).toBe(7);
});

it.each(sampled(problems, 3))('judges what is typed for "$question" as a fair teacher does', (problem) => {
  const own = pairs.filter((pair) => pair.problem === problem);
  const judged = own.map(({ entry }) => `${entry}: ${grade(entry, problem)}`);
  expect(judged).toEqual(own.map(({ entry, verdict }) => `${entry}: ${verdict}`));
});

it.each([
  '9'.repeat(10_000),
  '('.repeat(10_000),
  '2^'.repeat(99) + '2',
  '('.repeat(200),
  `${'9'.repeat(190)}^64`,
  'not '.repeat(50),
  '1x'.repeat(100),
  '\\frac{'.repeat(33),
  '(x = '.repeat(40),
])('ends with a verdict on a long entry', (entry) => {
  expect(grade(entry, { answer: '9', form: { kind: 'number' } })).not.toBe('correct');
});

it('shows no script and reads through marks of direction', () => {
  const five: Asked = { answer: '5', form: { kind: 'number' } };
  expect(grade('<b>5</b>', five)).toBe('unreadable');
  expect(grade('\u202e5', five)).toBe('correct');
});

it.each<readonly [entry: string, answer: string, verdict: Verdict]>([
  ['2 1/20', '21/20', 'incorrect'],
  ['5 1/2', '51/2', 'incorrect'],
  ['2 3', '23', 'unreadable'],
  ['28 + 4*9 - 32/4', '56', 'wrong-form'],
  ['log_24(576)', '2', 'wrong-form'],
  ['1e-3', '0.001', 'correct'],
  ['0,001', '0.001', 'correct'],
  ['2 x √3', '2√3', 'correct'],
  ['√40 = 2√10', '2√10', 'correct'],
  ['13×7=92=91', '91', 'incorrect'],
  ['45,000', '45', 'incorrect'],
  ['1,500', '1.5', 'incorrect'],
  ['6,250', '6.25', 'incorrect'],
  ['5+-8=-3', '-3', 'correct'],
  ['π100', '100π', 'correct'],
  ['50.27', '16π', 'approximate'],
  ['50.2', '16π', 'incorrect'],
  ['9.9', '7√2', 'approximate'],
  ['9', '7√2', 'incorrect'],
  ['0.33', '1/3', 'approximate'],
  ['5 or 6', '5', 'unreadable'],
  ['5!', '5', 'unreadable'],
  ['1/0', '5', 'unreadable'],
  ['9^9^9^9', '9', 'unreadable'],
])('judges %j where the answer is %j: %s', (entry, answer, verdict) => {
  expect(grade(entry, { answer, form: { kind: 'number' } })).toBe(verdict);
});

it.each<readonly [entry: string, problem: Asked, verdict: Verdict]>([
  ['x^2+-5x+6', { answer: 'x^2 - 5x + 6', form: { kind: 'expression', shape: 'expanded' } }, 'correct'],
  ['(x+-1)(x+12)', { answer: '(x - 1)(x + 12)', form: { kind: 'expression', shape: 'factored' } }, 'correct'],
  ['y=3x+-4', { answer: 'y = 3x - 4', form: { kind: 'equation' } }, 'correct'],
  ['m=3, b=-4', { answer: 'y = 3x - 4', form: { kind: 'equation' } }, 'wrong-form'],
  ['m=3, b=4', { answer: 'y = 3x - 4', form: { kind: 'equation' } }, 'incorrect'],
  ['1.504', { answer: '1.50', form: { kind: 'rounded', decimals: 2 } }, 'wrong-form'],
  ['-3<=x and x<=3', { answer: 'x >= -3', form: { kind: 'inequality', variable: 'x' } }, 'incorrect'],
  ['-3<=x<=3', { answer: 'x >= -3', form: { kind: 'inequality', variable: 'x' } }, 'incorrect'],
  ['x>=-3 or x>5', { answer: 'x >= -3', form: { kind: 'inequality', variable: 'x' } }, 'correct'],
  ['x=6', { answer: 'x <= 6', form: { kind: 'inequality', variable: 'x' } }, 'incorrect'],
  ['2,,3', { answer: '2, 3', form: { kind: 'numbers', variable: 'x' } }, 'unreadable'],
])('judges %j for %j: %s', (entry, problem, verdict) => {
  expect(grade(entry, problem)).toBe(verdict);
});

it.each<readonly [entry: string, verdict: Verdict]>([
  ['B', 'correct'],
  ['(B)', 'correct'],
  ['answer: B', 'correct'],
  ['B is larger', 'correct'],
  ['A', 'incorrect'],
  ['A is smaller', 'unreadable'],
  ['b.', 'correct'],
])('judges the choice %j: %s', (entry, verdict) => {
  expect(grade(entry, { answer: 'B', form: { kind: 'text' } })).toBe(verdict);
});

it.each<readonly [entry: string, verdict: Verdict]>([
  ['Yes', 'correct'],
  ['yes.', 'correct'],
  ['"yes"', 'correct'],
  ['no', 'incorrect'],
  ['yes and no', 'incorrect'],
])('judges the word %j: %s', (entry, verdict) => {
  expect(grade(entry, { answer: 'yes', form: { kind: 'text' } })).toBe(verdict);
});
