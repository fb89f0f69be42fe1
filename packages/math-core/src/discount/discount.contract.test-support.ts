import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { notNegative } from '../testing/inputs.test-support.js';
import { discount } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(discount, {
    examples: [{ price: '9.99', percentage: 15 }],
    inputs: fc.record({
      price: notNegative,
      percentage: fc.integer({ min: -1000, max: 1000 }).map((n) => n / 10),
    }),
    solutions: ({ steps, finalPrice }) => [{ steps, answer: finalPrice.text }],
  }),
];
