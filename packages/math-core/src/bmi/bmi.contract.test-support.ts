import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese, positive } from '../testing/inputs.test-support.js';
import { bmi, BMI_SYSTEMS } from './index.js';

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(bmi, {
    examples: [
      { system: 'metric', weight: 70, height: 175 },
      { system: 'imperial', weight: 154, height: 9, feet: 5 },
    ],
    inputs: fc.oneof(
      fc.record({ system: fromThese(BMI_SYSTEMS), weight: positive, height: positive }),
      fc.record({
        system: fc.constant('imperial'),
        weight: positive,
        height: fc.nat(11),
        feet: fc.integer({ min: 1, max: 8 }),
      }),
    ),
    solutions: ({ steps, bmi: { text } }) => [{ steps, answer: text }],
  }),
];
