import fc from 'fast-check';
import type { Result } from '../result/index.js';
import type { Expression, Step } from '../steps/index.js';
import { CALCULATORS, TESTED } from './calculators.test-support.js';
import { runs } from './draws.test-support.js';
import { HOSTILE_VALUES } from './fuzz.test-support.js';

/** Steps and all their substeps. */
function flat(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...flat(step.substeps ?? [])]);
}

const EXAMPLES = CALCULATORS.flatMap(({ examples, solutions }) =>
  flat(examples.flatMap(solutions).flatMap(({ steps }) => steps)),
);

/** Steps that the calculators return, including those for random inputs. */
export const STEPS = [
  ...EXAMPLES,
  ...CALCULATORS.flatMap(({ inputs, solutions }) =>
    flat(
      fc
        .sample(inputs, { numRuns: runs(10), seed: 14 })
        .flatMap(solutions)
        .flatMap(({ steps }) => steps),
    ),
  ),
];

/** Returns the words of an expression. Its units are listed as "unit inches". */
function wordsOf(expression: Expression): readonly string[] {
  if (typeof expression === 'string') return /^-?[\d.]/.test(expression) ? [] : [expression];
  const [operator, ...operands] = expression;
  if (operator === 'date' || operator === 'numeral') return [];
  if (operator === 'unit') return [...wordsOf(operands[0] ?? ''), `unit ${String(operands[1])}`];
  return operands.flatMap(wordsOf);
}

/** Returns the words of a step. Its units are listed as "unit inches". */
export function wordsOfStep({ before, after, parameters = {} }: Step): readonly string[] {
  return [...new Set([...wordsOf(before), ...wordsOf(after), ...Object.keys(parameters)])];
}

/** The failures for invalid values in each field of each calculator. */
export const FAILURES = TESTED.flatMap(({ run, example }) => {
  const small = HOSTILE_VALUES.filter(
    (value) => typeof value !== 'string' || value.length < 1000, // Long texts are slow and tested elsewhere.
  ).filter((value) => typeof value !== 'bigint' && !Array.isArray(value));
  const values = [...small, -1, 0, 1, 0.5, 13, 1e9, 1e16, '1/0', 'x', [], [{ credits: 'x', grade: 'A' }]];
  return Object.keys(example).flatMap((name) =>
    values.flatMap((value) => {
      const outcome = run({ ...example, [name]: value }) as Result<unknown>;
      return outcome.ok ? [] : [outcome];
    }),
  );
});
