import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Checks that the two amounts of the answer have the ratio of the question. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const isRight = {
    easy: answer * third === (first - answer) * second,
    medium: third * second === answer * first,
    hard: ((answer + third) / 2) * first === ((answer - third) / 2) * second,
  }[problem.difficulty];
  return { values: {}, faults: isRight ? [] : ['the amounts have another ratio'] };
};
