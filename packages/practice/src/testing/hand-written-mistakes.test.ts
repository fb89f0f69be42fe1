import { readFileSync } from 'node:fs';
import { type MistakeName, solveWithMistakes } from '@mathtools/math-core/algebra';
import { expect, it } from 'vitest';
import { type AnswerForm, grade } from '../index.js';
import { typed } from '../typed.js';

/** A wrong answer that a family had by hand, and the name of the engine's mistake that leads to it, if there is one. */
interface Row {
  readonly problem: string;
  readonly given?: string;
  readonly form: AnswerForm;
  readonly wrong: string;
  readonly why: string;
  readonly name?: MistakeName;
}

const rows = JSON.parse(
  readFileSync(new URL('hand-written-mistakes.json', import.meta.url), 'utf8'),
) as readonly Row[];

const METHODS = [undefined, 'inverse-operations', 'factoring', 'formula'] as const;

/** Returns whether the engine finds the wrong answer of a row under its name. */
function isFound({ given = '', form, wrong, name }: Row): boolean {
  return METHODS.some((method) => {
    const solved = name && solveWithMistakes(given, [name], { method });
    const answers = solved?.ok
      ? solved.value.wrongAnswers.map(({ values }) => values.map(typed).join(', '))
      : [];
    return answers.some((answer) => grade(answer, { answer: wrong, form }) === 'correct');
  });
}

const named = rows.filter(({ name }) => name);

it('the engine finds each wrong answer under its name', () => {
  expect(named.filter((row) => !isFound(row))).toEqual([]);
});

// These numbers may only rise. The other wrong answers have no name yet.
it.each([
  ['linear-equation', 28, 32],
  ['parentheses-equation', 43, 43],
  ['fraction-equation', 37, 37],
  ['radical-equation', 33, 39],
  ['rational-equation', 35, 38],
  ['exponential-equation', 21, 26],
  ['logarithmic-equation', 31, 33],
  ['quadratic-by-factoring', 49, 52],
])('%s: %i of %i have a name', (family, count, all) => {
  const isOf = ({ problem }: Row): boolean => problem.startsWith(`${family}.`);
  expect([named.filter(isOf).length, rows.filter(isOf).length]).toEqual([count, all]);
});
