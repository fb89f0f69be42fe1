import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese, nonZero, number, withAnswer } from '../testing/inputs.test-support.js';
import { ARITHMETIC_OPERATIONS } from '../arithmetic/index.js';
import { calculateFractions, simplifyFraction } from './index.js';
import { fractionText, nonZeroFractionText } from './written-fraction.test-support.js';

const left = fc.oneof(number, fractionText);

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(calculateFractions, {
    examples: [
      { left: '1 3/4', operation: 'add', right: '5/6' },
      { left: '0.5', operation: 'divide', right: '2/4' },
    ],
    inputs: fc.record({
      left,
      operation: fromThese(ARITHMETIC_OPERATIONS),
      right: fc.oneof(nonZero, nonZeroFractionText),
    }),
    solutions: withAnswerOrWhole,
  }),
  contract(simplifyFraction, {
    examples: [{ value: '62/24' }, { value: '0.5/-0.25' }],
    inputs: fc.record({ value: left }),
    solutions: withAnswerOrWhole,
  }),
];

/** Draws numbers. A number in lowest terms needs no step. */
function withAnswerOrWhole(value: Parameters<typeof withAnswer>[0]): ReturnType<typeof withAnswer> {
  return value.steps.length === 0 ? [] : withAnswer(value);
}
