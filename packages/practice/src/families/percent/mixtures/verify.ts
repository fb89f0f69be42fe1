import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Compares the amount of the substance in the parts with the amount in the mixture. */
export const verify: Verify = (problem) => {
  const [m = 0, p = 0, third = 0, fourth = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const isRight = {
    easy: m * p === answer * (m + third),
    medium: m * p + third * fourth === answer * (m + third),
    hard: m * p + answer * third === fourth * (m + answer),
  }[problem.difficulty];
  return { values: { x: String(answer) }, faults: isRight ? [] : ['the mixture contains another amount'] };
};
