import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { compoundInterest } from './index.js';

const money = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => n / 100);

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(compoundInterest, {
    examples: [
      { principal: 1000, annualRate: 5, years: 2, periodsPerYear: 12, contribution: '50' },
      { principal: '1000', annualRate: 0, years: 3, periodsPerYear: 1 },
    ],
    inputs: fc.record(
      {
        principal: money,
        annualRate: fc.integer({ min: 0, max: 2000 }).map((n) => n / 100),
        years: fc.integer({ min: 1, max: 10 }),
        periodsPerYear: fromThese([1, 2, 4, 12]),
        contribution: money,
      },
      { requiredKeys: ['principal', 'annualRate', 'years', 'periodsPerYear'] },
    ),
    solutions: ({ steps, interest }) => [{ steps, answer: interest.text }],
  }),
];
