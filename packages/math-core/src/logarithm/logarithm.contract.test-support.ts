import fc from 'fast-check';
import { contract, type Contract, type Solution } from '../testing/contract.test-support.js';
import { holdsApproximately, realValue } from '../testing/real-value.test-support.js';
import type { Expression, Step } from '../steps/index.js';
import { evaluateLogarithm, type LogarithmEquation, solveLogarithm, type SolvedLogarithm } from './index.js';

const positive = fc.oneof(
  fc.integer({ min: 2, max: 1000 }),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => `${String(n)}e-4`),
  fc.nat(40).map((n) => `1e-${String(n)}`),
);

const text = (input: LogarithmEquation['base']): string => (typeof input === 'object' ? '' : String(input));

/** Puts the solution in for the unknown. */
function solved({ unknown, answer, steps }: SolvedLogarithm, input: LogarithmEquation): readonly Solution[] {
  if (unknown === 'result') {
    const end = steps.at(-1)?.id === 'logarithm.answer' ? answer.text : (answer.exact ?? 'irrational');
    return [{ steps, answer: end }];
  }
  const { base = '1', value = '1', result = '1' } = input;
  const power: Expression =
    unknown === 'value' ? ['^', text(base), text(result)] : ['^', text(value), ['/', '1', text(result)]];
  const solution = { [unknown === 'value' ? 'x' : 'a']: realValue(power).toString() };
  const faults = (lines: readonly Step[]): readonly string[] =>
    lines
      .filter((line) => !holdsApproximately({ ...line, parameters: { ...line.parameters, ...solution } }))
      .map((line) => JSON.stringify(line));
  return [{ steps, answer: answer.text, faults }];
}

const small = fc.integer({ min: -40, max: 40 }).map((n) => n / 4);
const equation = fc.oneof(
  fc.record({ base: fc.oneof(fc.constant('e'), fc.integer({ min: 2, max: 99 })), result: small }),
  fc.record({ base: fc.integer({ min: 2, max: 99 }), value: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ value: fc.integer({ min: 2, max: 999 }), result: small.filter((n) => n !== 0) }),
);

/** The calculators of the topic. */
export const contracts: readonly Contract[] = [
  contract(evaluateLogarithm, {
    examples: [
      { base: 8, value: 4 },
      { base: 2, value: 10 },
      { base: 'e', value: 1 },
      { base: 3, value: 1 },
    ],
    inputs: fc.record({
      base: fc.oneof(
        fc.constant('e'),
        positive.filter((base) => Number(base) !== 1),
      ),
      value: positive,
    }),
    solutions: ({ answer, steps, exactForm }) => [
      { steps, answer: answer.text },
      ...(exactForm.length > 0 ? [{ steps: exactForm, answer: answer.exact ?? 'irrational' }] : []),
    ],
  }),
  contract(solveLogarithm, {
    examples: [
      { base: 2, result: 5 },
      { value: 8, result: '1.5' },
      { value: 7, result: 2 },
      { base: 4, result: '1.5' },
    ],
    inputs: equation,
    solutions: solved,
  }),
];
