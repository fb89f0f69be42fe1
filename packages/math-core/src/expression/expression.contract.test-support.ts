import fc from 'fast-check';
import { fieldsOf } from '../result/fields-of.js';
import { expressionText, type Step } from '../steps/index.js';
import { contract, type Contract, type Solution } from '../testing/contract.test-support.js';
import { argument, tested, type Tested } from '../testing/fuzz.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { holdsApproximately } from '../testing/real-value.test-support.js';
import {
  changeOfBase,
  condenseLogarithms,
  expandLogarithm,
  parseExpression,
  type RewrittenLogarithm,
} from './index.js';

const power = (letter: string) => fc.integer({ min: -3, max: 3 }).map((n) => `${letter}^(${String(n)})`);
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
  .map(([factor, name, factors]) => `${String(factor)}${name}(${factors.join('*')})`);
const rewritable = fc.record({
  input: fc.array(logarithmText, { minLength: 1, maxLength: 3 }).map((terms) => terms.join(' - ')),
});
/** Where the laws of logarithms hold. */
const VARIABLES = { a: '3.7', x: '7.3', y: '2.6', z: '5.2' };

/** What a rewriting of a whole expression promises: the steps form a chain from the first form to the last. */
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

/** The calculators of the topic. */
export const contracts: readonly Contract[] = [
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

/** What else takes any input. */
export const fuzzed: readonly Tested[] = [
  tested('parseExpression', { text: 'ln x' }, (all) => parseExpression(argument(all, 'text'))),
];
