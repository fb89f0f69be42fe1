import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { sequenceSum, sequenceTerm } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(sequenceTerm, {
    examples: [
      { numbers: '3, 7, 11', place: 20 },
      { numbers: '3, 6, 12', place: 5 },
      { numbers: '1, 4, 9, 16', place: 10 },
    ],
    inputs: fc
      .tuple(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 30 }),
      )
      .map(([first, by, place]) => ({ numbers: [first, first + by, first + 2 * by], place })),
    solutions: ({ steps, term }) => [{ steps, answer: term }],
  }),
  contract(sequenceSum, {
    examples: [
      { numbers: '2, 5, 8', count: 10 },
      { numbers: '3, 6, 12', count: 5 },
      { numbers: '4, 4, 4', count: 5 },
      { numbers: '8, -4, 2', count: 'infinite' },
    ],
    inputs: fc
      .tuple(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 30 }),
      )
      .map(([first, by, count]) => ({ numbers: [first, first + by, first + 2 * by], count })),
    solutions: ({ steps, sum }) => [{ steps, answer: sum }],
  }),
];
