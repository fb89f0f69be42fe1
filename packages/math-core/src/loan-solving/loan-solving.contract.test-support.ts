import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { tested, type Tested } from '../testing/fuzz.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import {
  PAYMENT_FREQUENCIES,
  type PaymentFrequency,
  regularPayment,
  repaymentSchedule,
  solvePrincipal,
  solveRate,
  solveTerm,
} from './index.js';

const amount = fc.integer({ min: 1, max: 1e9 }).map((n) => n / 100);
const annualRate = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 4000 }).map((n) => n / 100),
);
const payments = fc.integer({ min: 1, max: 60 });
const frequency = fromThese(Object.keys(PAYMENT_FREQUENCIES) as PaymentFrequency[]);

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(regularPayment, {
    examples: [
      { principal: 200_000, annualRate: '6.5', years: 2, frequency: 'weekly' },
      { principal: 1200, annualRate: 0, payments: 12 },
    ],
    inputs: fc.record({ principal: amount, annualRate, payments, frequency }),
    solutions: ({ steps, interest }) => [{ steps, answer: interest.text }],
  }),
  contract(solvePrincipal, {
    examples: [
      { payment: 100, annualRate: 5, years: 2, frequency: 'quarterly' },
      { payment: 100, annualRate: 0, payments: 12 },
    ],
    inputs: fc.record({ payment: amount, annualRate, payments, frequency }),
    solutions: ({ steps, principal }) => [{ steps, answer: principal.text }],
  }),
  contract(solveTerm, {
    examples: [
      { principal: 1000, payment: 100, annualRate: 5 },
      { principal: 1000, payment: 99, annualRate: 0 },
    ],
    inputs: fc
      .record({ principal: amount, annualRate, share: fc.integer({ min: 1, max: 2000 }), frequency })
      .map(({ principal, share, ...rest }) => ({
        ...rest,
        principal,
        payment: Math.ceil(principal * (1 / share + rest.annualRate / 100) * 100 + 1) / 100,
      })),
    solutions: ({ steps, payments }) => [
      // The last line is an inequality, and the formula defines the unknown. The property tests compare it
      // with an oracle.
      {
        steps,
        answer: String(payments),
        faults: (lines) => stepFaults(lines.filter(({ id }) => !/\.(rounded-up|term-formula)$/.test(id))),
      },
    ],
  }),
  contract(solveRate, {
    examples: [
      { principal: 1000, payment: 90, years: 1 },
      { principal: 1000, payment: 1010, payments: 1 },
    ],
    inputs: fc
      .record({ principal: amount, payments, frequency, more: fc.integer({ min: 0, max: 300 }) })
      .map(({ principal, payments, more, ...rest }) => ({
        ...rest,
        principal,
        payments,
        payment: Math.ceil((principal / payments) * (100 + more) + 1) / 100,
      })),
    solutions: ({ steps, annualRate: { text } }) => [
      {
        steps,
        answer: text,
        // The formula and the answer have the unknown rate on their left. The property tests compare it with
        // an oracle.
        faults: (lines) => stepFaults(lines.filter(({ id }) => !/\.rate(-formula)?$/.test(id))),
      },
    ],
  }),
];

/** Other functions that accept any input, for the fuzz test. */
export const fuzzed: readonly Tested[] = [
  tested(
    'repaymentSchedule',
    {
      principal: 1200,
      annualRate: 5,
      years: 1,
      frequency: 'yearly',
      extra: 0,
      extras: [{ payment: 1, amount: 5 }],
    },
    repaymentSchedule,
  ),
];
