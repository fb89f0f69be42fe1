import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Plays every outcome once, and compares the sum of all payments with the answer. */
export const verify: Verify = (problem) => {
  const [n = 0, a = 0, x = 0, b = 0, y = 0, cost = 0] = numbersIn(problem);
  const isHard = problem.difficulty === 'hard';
  let balance = new Decimal(0);
  for (let outcome = 0; outcome < n; outcome++) {
    if (outcome < a) balance = balance.plus(x);
    else if (isHard && outcome < a + b) balance = balance.plus(y);
    if (isHard) balance = balance.minus(cost);
  }
  const own = new Decimal(answerNumber(problem)).times(isHard ? -n : n);
  return { values: {}, faults: own.eq(balance) ? [] : ['the average is another one'] };
};
