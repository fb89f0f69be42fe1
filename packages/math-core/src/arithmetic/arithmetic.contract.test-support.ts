import fc from 'fast-check';
import { expressionText } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese, nonZero, number, withAnswer } from '../testing/inputs.test-support.js';
import {
  calculate,
  ARITHMETIC_OPERATIONS,
  countChoices,
  divideWithRemainder,
  roundNumber,
  shareInRatio,
  simplifyRatio,
} from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(calculate, {
    examples: [{ left: 2, operation: 'divide', right: 3 }],
    inputs: fc.record({ left: number, operation: fromThese(ARITHMETIC_OPERATIONS), right: nonZero }),
    solutions: withAnswer,
  }),
  contract(divideWithRemainder, {
    examples: [{ dividend: 17, divisor: 5 }],
    inputs: fc.record({ dividend: fc.integer(), divisor: fc.integer({ min: 1, max: 10_000 }) }),
    solutions: ({ steps, quotient, remainder }, input) => [
      {
        steps,
        answer: expressionText(['+', ['×', String(Reflect.get(input, 'divisor')), quotient], remainder]),
      },
    ],
  }),
  contract(roundNumber, {
    examples: [
      { value: 2.675, decimals: 2 },
      { value: 1450, decimals: -2 },
    ],
    inputs: fc.record({ value: number, decimals: fc.integer({ min: -5, max: 5 }) }),
    solutions: ({ steps, text }) => [{ steps, answer: text, faults: () => [] }],
  }),
  contract(countChoices, {
    examples: [{ objects: 5, chosen: 2 }],
    inputs: fc.record({ objects: fc.integer({ min: 4, max: 40 }), chosen: fc.integer({ min: 2, max: 2 }) }),
    solutions: ({ steps, count }) => [{ steps, answer: count }],
  }),
  contract(shareInRatio, {
    examples: [{ amount: 200, ratio: '2, 3, 5' }],
    inputs: fc.record({
      amount: fc.integer({ min: -1000, max: 1000 }),
      ratio: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 6 }),
    }),
    solutions: ({ steps, shares }) => [{ steps, answer: shares.at(-1) ?? '' }],
  }),
  contract(simplifyRatio, {
    examples: [{ ratio: '36, 54' }],
    inputs: fc
      .array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 6 })
      .map((parts) => ({ ratio: parts.map((part) => 2 * part) })),
    solutions: ({ steps, parts }) => [{ steps, answer: parts.at(-1) ?? '' }],
  }),
];
