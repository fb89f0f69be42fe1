import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Multiplies the answer back to the amounts of the question. */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(problem);
  const answer = new Decimal(answerNumber(problem));
  const isRight = {
    easy: () => answer.times(a).eq(b),
    medium: () => new Decimal(d).div(c).plus(answer).times(a).minus(b).abs().lt('1e-12'),
    hard: () => answer.times(a).div(1000).eq(b),
  }[problem.difficulty]();
  return { values: {}, faults: isRight ? [] : ['the rate is another one'] };
};
