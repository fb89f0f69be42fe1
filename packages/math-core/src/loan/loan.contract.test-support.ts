import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { tested, type Tested } from '../testing/fuzz.test-support.js';
import { notNegative } from '../testing/inputs.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { extraPayment, loan, loanSchedule } from './index.js';
import { MONTHS } from './months.test-support.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(loan, {
    examples: [
      { principal: 200_000, annualRate: '6.5', years: 3 },
      { principal: 1200, annualRate: 0, years: 1 },
    ],
    inputs: fc.record({
      principal: notNegative,
      annualRate: fc.integer({ min: -1000, max: 4000 }).map((n) => n / 100),
      years: fc.integer({ min: 1, max: 60 }).map((n) => ({ numerator: BigInt(n), denominator: 12n })),
    }),
    solutions: ({ steps, interest }) => [{ steps, answer: interest.text }],
  }),
  contract(extraPayment, {
    examples: [{ principal: 1200, annualRate: '6.5', years: 3, extra: '50' }],
    inputs: fc.record({
      principal: fc.integer({ min: 1, max: 1e9 }).map((n) => n / 100),
      annualRate: fc.integer({ min: -1000, max: 4000 }).map((n) => n / 100),
      years: fc.integer({ min: 1, max: 60 }).map((n) => ({ numerator: BigInt(n), denominator: 12n })),
      extra: fc.nat(5000),
    }),
    solutions: ({ steps, interestSaved }) => [
      { steps, answer: interestSaved, faults: (lines) => stepFaults(lines, MONTHS) },
    ],
  }),
];

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested('loanSchedule', { principal: 1200, annualRate: 5, years: 1, extra: 0 }, loanSchedule),
];
