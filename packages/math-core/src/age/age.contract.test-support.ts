import fc from 'fast-check';
import { dates } from '../date/calendar.test-support.js';
import { dateText, type LeapDayBirthday } from '../date/index.js';
import type { Step } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { dateStepFaults } from './date-steps.test-support.js';
import { age } from './index.js';

interface Lifetime {
  readonly birth: string;
  readonly target: string;
  readonly leapDayBirthday?: LeapDayBirthday;
}
const lifetime = fc
  .record({
    days: fc.tuple(dates(1800, 2200), dates(1800, 2200)),
    leapDayBirthday: fromThese(['march-1', 'february-28'] as const),
    time: fc.record({ hours: fc.nat(23), minutes: fc.nat(59) }),
  })
  .map(({ days, ...options }) => {
    const [birth, target] = days.map(dateText).sort();
    return { birth, target, ...options };
  });

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(age, {
    examples: [
      {
        birth: '2000-02-29',
        target: '2023-02-28',
        time: { hours: 1, minutes: 2 },
        leapDayBirthday: 'march-1',
      },
    ],
    inputs: lifetime,
    solutions: ({ steps, nextBirthday }, input) => {
      const { birth, target, leapDayBirthday = 'march-1' } = input as Lifetime;
      const faults = (lines: readonly Step[]) => dateStepFaults(lines, leapDayBirthday, { birth, target });
      const { days } = nextBirthday;
      return [{ steps, answer: `${days} ${days === 1 ? 'day' : 'days'}`, faults }];
    },
  }),
];
