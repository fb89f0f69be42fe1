import fc from 'fast-check';
import { expressionText } from '../steps/index.js';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { divisors, nextPrime, primeFactors, primesBetween } from './index.js';

const whole = fc.oneof(fc.integer({ min: 2, max: 1000 }), fc.integer({ min: 2, max: 10 ** 12 }));

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(primeFactors, {
    examples: [{ numbers: '12 18' }, { numbers: ['7', '97'] }],
    inputs: fc.record({ numbers: fc.array(whole, { minLength: 2, maxLength: 6 }) }),
    solutions: (found) => [
      ...found.numbers.map(({ steps, isPrime, product }) => ({
        steps,
        answer: isPrime ? '1' : expressionText(product),
      })),
      { steps: found.divisorSteps, answer: found.greatestCommonDivisor },
      { steps: found.multipleSteps, answer: found.leastCommonMultiple },
    ],
  }),
  contract(divisors, {
    examples: [{ number: 12 }],
    inputs: fc.record({ number: whole }),
    solutions: ({ steps }) => [{ steps, answer: expressionText(steps.at(-1)?.after ?? '') }],
  }),
  contract(primesBetween, {
    examples: [{ from: 40, to: 60 }],
    inputs: fc.integer({ min: 4, max: 10 ** 6 }).map((from) => ({ from, to: from + 20 })),
    solutions: ({ steps }) => [{ steps, answer: expressionText(steps.at(-1)?.after ?? '') }],
  }),
  contract(nextPrime, {
    examples: [{ number: 113 }],
    inputs: fc.integer({ min: 2, max: 10 ** 6 }).map((half) => ({ number: 2 * half - 1 })),
    solutions: ({ steps }) => [{ steps, answer: expressionText(steps.at(-1)?.after ?? '') }],
  }),
];
