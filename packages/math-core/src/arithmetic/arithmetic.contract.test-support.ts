import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese, nonZero, number, withAnswer } from '../testing/inputs.test-support.js';
import { calculate, ARITHMETIC_OPERATIONS } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(calculate, {
    examples: [{ left: 2, operation: 'divide', right: 3 }],
    inputs: fc.record({ left: number, operation: fromThese(ARITHMETIC_OPERATIONS), right: nonZero }),
    solutions: withAnswer,
  }),
];
