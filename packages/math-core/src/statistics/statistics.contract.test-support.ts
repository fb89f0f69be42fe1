import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { decimalText } from '../testing/oracle.test-support.js';
import { QUARTILE_RULES, statistics } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(statistics, {
    examples: [
      { values: '2 4 4 4 5 5 7 9' },
      { values: ['1', '2.5'] },
      { values: '1 2 4 7', quartiles: 'linear' },
    ],
    inputs: fc.record({
      values: fc.array(decimalText, { minLength: 1, maxLength: 40 }),
      quartiles: fc.constantFrom(...QUARTILE_RULES),
    }),
    solutions: ({ steps, population, sample }) => [
      { steps, answer: (sample ?? population).standardDeviation.text },
    ],
  }),
];
