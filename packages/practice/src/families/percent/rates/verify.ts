import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Checks the distance, the meeting point, or the parts of the work after the time in the answer. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const answer = new Decimal(answerNumber(problem));
  const isRight = {
    easy: () => answer.times(60).eq(first * second),
    medium: () => answer.times(second).plus(answer.times(third)).eq(first),
    hard: () =>
      answer
        .times(first)
        .plus(answer.times(second))
        .eq(first * second),
  }[problem.difficulty]();
  return {
    values: { t: answer.toString() },
    faults: isRight ? [] : ['the answer is not what the words say'],
  };
};
