import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Substitutes the answer into the story of the question. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbersIn(problem);
  const x = answerNumber(problem);
  const isRight = {
    easy: first + x * second === third,
    medium: first + x * second === third + x * fourth,
    hard: first * x + second === third * (x + second),
  }[problem.difficulty];
  return { values: { x: String(x) }, faults: isRight ? [] : ['the answer does not fit the story'] };
};
