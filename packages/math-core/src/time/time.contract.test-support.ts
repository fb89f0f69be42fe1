import fc from 'fast-check';
import type { Step } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { combineDurations } from './index.js';
import { SECONDS_OF } from './seconds.test-support.js';

const whole = fc.oneof(fc.nat(100), fc.integer({ min: -100_000, max: 100_000 }), fc.bigInt());
const period = fc.record({ days: whole, hours: whole, minutes: whole, seconds: whole });

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(combineDurations, {
    examples: [
      { operation: 'add', first: { hours: 23 }, second: { minutes: 90 } },
      { operation: 'add', first: { hours: 2, minutes: 45 }, second: { hours: 1, minutes: 30 } },
    ],
    inputs: fc.record({
      operation: fromThese(['add', 'subtract']),
      first: period,
      second: period,
    }),
    solutions: ({ steps, text, negative }) => {
      const parts = text.replace(/^-/, '').split(', ');
      const words = parts.filter((part) => !part.startsWith('0 ')).join(' + ') || '0 seconds';
      const faults = (lines: readonly Step[]) => stepFaults(lines, SECONDS_OF);
      return [{ steps, answer: negative ? `-(${words})` : words, faults }];
    },
  }),
];
