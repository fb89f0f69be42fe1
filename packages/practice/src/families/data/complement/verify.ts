import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';

/** Calculates the probability of each outcome separately. Their sum must be 1. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0] = numbersIn(problem);
  const own = new Decimal(problem.answer);
  if (problem.difficulty !== 'hard') {
    const all = own.plus(first).plus(problem.difficulty === 'medium' ? second : 0);
    return {
      values: { x: problem.answer },
      faults: all.eq(1) ? [] : ['the probabilities don’t add up to 1'],
    };
  }
  // Every sequence of successes and failures with at least one success.
  const p = new Decimal(first);
  let sum = new Decimal(0);
  for (let mask = 1; mask < 2 ** second; mask++) {
    let product = new Decimal(1);
    for (let at = 0; at < second; at++) product = product.times((mask >> at) % 2 === 1 ? p : p.neg().plus(1));
    sum = sum.plus(product);
  }
  return { values: {}, faults: own.eq(sum) ? [] : [`the answer should be ${sum.toString()}`] };
};
