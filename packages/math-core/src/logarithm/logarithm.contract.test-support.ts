import fc from 'fast-check';
import { fieldsOf } from '../result/fields-of.js';
import { expressionText, type Expression, type Step } from '../steps/index.js';
import { contract, type Contract, type Solution } from '../testing/contract.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { holdsApproximately, realValue } from '../testing/real-value.test-support.js';
import {
  changeOfBase,
  condenseLogarithms,
  evaluateLogarithm,
  expandLogarithm,
  type LogarithmEquation,
  longerDivision,
  type RewrittenLogarithm,
  solveLogarithm,
  type SolvedLogarithm,
} from './index.js';

const positive = fc.oneof(
  fc.integer({ min: 2, max: 1000 }),
  fc.integer({ min: 1, max: 10 ** 9 }).map((n) => `${n}e-4`),
  fc.nat(40).map((n) => `1e-${n}`),
);

const text = (input: LogarithmEquation['base']): string => (typeof input === 'object' ? '' : String(input));

/** Replaces the unknown with the solution. */
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

const power = (letter: string) => fc.integer({ min: -3, max: 3 }).map((n) => `${letter}^(${n})`);
const logarithmText = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fromThese(['ln', 'lg', 'log_2', 'log_3', 'log_4', 'log_(1/2)', 'log_a']),
    fc.tuple(
      fc.integer({ min: 1, max: 40 }).map(String),
      power('x'),
      power('y'),
      fromThese(['z', 'sqrt(z)', 'a']),
    ),
  )
  .map(([factor, name, factors]) => `${factor}${name}(${factors.join('*')})`);
const rewritable = fc.record({
  input: fc.array(logarithmText, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' - ')),
});
/** A point at which the rules of logarithms are valid. */
const VARIABLES = { a: '3.7', x: '7.3', y: '2.6', z: '5.2' };

/** Returns the contract of a rewritten expression: the steps form a chain from the first form to the last. */
function asChain({ before, after, steps }: RewrittenLogarithm): readonly Solution[] {
  if (steps.length === 0) return [];
  const faults = (lines: readonly Step[]): readonly string[] => [
    ...lines.filter((line) => !holdsApproximately({ ...line, parameters: VARIABLES })).map(({ id }) => id),
    ...lines
      .filter((line, i) => i > 0 && expressionText(line.before) !== expressionText(lines[i - 1]?.after ?? ''))
      .map(({ id }) => `${id} does not begin where the step before it ends`),
  ];
  const starts = expressionText(steps[0]?.before ?? '') === expressionText(before);
  return [{ steps, answer: starts ? expressionText(after) : 'another beginning', faults }];
}

/** The functions that rewrite expressions. Each line is equivalent to the first. */
const rewritings: readonly Contract[] = [
  contract((all: { input: string }) => expandLogarithm(fieldsOf(all).input), {
    name: 'expandLogarithm',
    examples: [
      'log_2(8x^3/y)',
      'ln(sqrt(x))',
      '2(log_2 x + 1)',
      'ln(e^x)',
      'log_3(3^x)',
      'log_2 12',
      '2log_2 x + 3log_2 x',
      '2*3log_2 x',
      'log_2 1',
      'log_4 8',
      'ln(x^2 - 1)',
    ].map((input) => ({ input })) as [object, ...object[]],
    inputs: rewritable,
    solutions: asChain,
  }),
  contract((all: { input: string }) => condenseLogarithms(fieldsOf(all).input), {
    name: 'condenseLogarithms',
    examples: ['3 + 2log_2 x - log_2 y', '1/2 ln x', 'log_2 x + log_4 y', 'ln 2 + ln 3'].map((input) => ({
      input,
    })) as [object, ...object[]],
    inputs: rewritable,
    solutions: asChain,
  }),
  contract((all: { input: string; base: string }) => changeOfBase(fieldsOf(all).input, fieldsOf(all).base), {
    name: 'changeOfBase',
    examples: [{ input: 'log_8 x', base: '2' }],
    inputs: fc
      .tuple(rewritable, fromThese(['2', 'e', '10', 'a', '0.5']))
      .map(([all, base]) => ({ ...all, base })),
    solutions: asChain,
  }),
];

/** The calculators of the topic, for the step contract. */
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
  contract(longerDivision, {
    examples: [{ base: 2, value: 10 }],
    inputs: fc.record({ base: positive.filter((base) => Number(base) !== 1), value: positive }),
    solutions: (steps) => steps.map((step) => ({ steps: [step], answer: expressionText(step.after) })),
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
  ...rewritings,
];
