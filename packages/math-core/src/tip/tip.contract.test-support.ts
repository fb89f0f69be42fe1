import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { notNegative, number } from '../testing/inputs.test-support.js';
import { tip } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(tip, {
    examples: [{ bill: '33.33', percentage: '17.5', people: 3 }],
    inputs: fc.record({
      bill: notNegative,
      percentage: number,
      people: fc.integer({ min: 1, max: 50 }),
    }),
    solutions: ({ steps, perPerson }) => [{ steps, answer: perPerson.text }],
  }),
];
