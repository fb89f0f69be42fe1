import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Divides or multiplies the amounts of the question, in the order that the words give. */
export const verify: Verify = (problem) => {
  const { question } = problem;
  const [first = 0, second = 0] = numbersIn(problem).map((n) => new Decimal(n));
  const answer = new Decimal(answerNumber(problem));
  const isRight = {
    easy: () => answer.times(second).eq(first),
    medium: () => answer.eq(new Decimal(first).times(second)),
    hard: () =>
      /\d meters per second/.test(question)
        ? answer.times(1000).div(3600).eq(first)
        : answer.times(3600).div(1000).eq(first),
  }[problem.difficulty]();
  return { values: {}, faults: isRight ? [] : ['the answer is not what the words say'] };
};
