import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { nonZero, number, withAnswer } from '../testing/inputs.test-support.js';
import { partOfTotal, percentageChange, percentOf, reversePercentage } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(percentOf, {
    examples: [{ percentage: 25, value: 80 }],
    inputs: fc.record({ percentage: number, value: number }),
    solutions: withAnswer,
  }),
  contract(partOfTotal, {
    examples: [{ part: 30, total: 120 }],
    inputs: fc.record({ part: number, total: nonZero }),
    solutions: withAnswer,
  }),
  contract(percentageChange, {
    examples: [{ from: 80, to: 100 }],
    inputs: fc.record({ from: nonZero, to: number }),
    solutions: withAnswer,
  }),
  contract(reversePercentage, {
    examples: [{ percentage: 25, part: 20 }],
    inputs: fc.record({ percentage: nonZero, part: number }),
    solutions: withAnswer,
  }),
];
