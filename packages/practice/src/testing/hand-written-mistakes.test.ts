import { readFileSync } from 'node:fs';
import {
  type MistakeName,
  type Operation,
  operateWithMistakes,
  solveWithMistakes,
} from '@mathtools/math-core/algebra';
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

/** What the expressions of families are for. The others have equations. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'exponent-laws': 'simplify',
  'simplify-root': 'simplify',
  'add-roots': 'simplify',
  rationalize: 'rationalize',
  'expand-product': 'expand',
  'binomial-squares': 'expand',
  'common-factor': 'factor',
  'factor-trinomial': 'factor',
  'difference-of-squares': 'factor',
  'simplify-fraction': 'simplify',
  'rational-expressions': 'simplify',
};

const familyOf = ({ problem }: Row): string => problem.split('.')[0] ?? '';

/** Returns whether the engine finds the wrong answer of a row under its name. */
function isFound(row: Row): boolean {
  const { given = '', form, wrong, name } = row;
  if (!name) return false;
  const operation = OPERATIONS[familyOf(row)];
  const all = operation
    ? [operateWithMistakes(operation, given, [name])]
    : METHODS.map((method) => solveWithMistakes(given, [name], { method }));
  const answers = all.flatMap((one) =>
    one.ok ? one.value.wrongAnswers.map(({ values }) => values.map(typed).join(', ')) : [],
  );
  // Some of the wrong answers are not in the form that their answer must have.
  return answers.some(
    (answer) =>
      grade(answer, { answer: wrong, form }) === 'correct' || grade(wrong, { answer, form }) === 'correct',
  );
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
  ['exponent-laws', 19, 21],
  ['simplify-root', 22, 22],
  ['add-roots', 22, 23],
  ['rationalize', 12, 23],
  ['expand-product', 22, 25],
  ['binomial-squares', 18, 27],
  ['common-factor', 18, 18],
  ['factor-trinomial', 22, 22],
  ['difference-of-squares', 26, 26],
  ['simplify-fraction', 18, 19],
  ['rational-expressions', 22, 24],
])('%s: %i of %i have a name', (family, count, all) => {
  const isOf = (row: Row): boolean => familyOf(row) === family;
  expect([named.filter(isOf).length, rows.filter(isOf).length]).toEqual([count, all]);
});
