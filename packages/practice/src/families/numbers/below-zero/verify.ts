import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Undoes the change, or adds the difference to one of the two numbers. */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, n = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const isRight = {
    easy: a < 0 ? answer - b === a : answer + b === a,
    medium: b + answer === a && b < 0,
    hard: (a - answer) / b === n,
  }[problem.difficulty];
  return { values: {}, faults: isRight ? [] : ['the answer is not what the words say'] };
};
