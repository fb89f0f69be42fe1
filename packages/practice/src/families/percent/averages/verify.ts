import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Recomputes the mean from the numbers of the question, or from them and the answer. */
export const verify: Verify = (problem) => {
  const numbers = numbersIn(problem);
  const answer = answerNumber(problem);
  const sum = numbers.reduce((a, b) => a + b, 0);
  const [m = 0, a = 0, n = 0, b = 0] = numbers;
  const isRight =
    problem.difficulty === 'easy'
      ? sum === 4 * answer
      : problem.difficulty === 'medium'
        ? (m + a + n + answer) / 4 === b
        : m * (a - answer) === n * (answer - b);
  return { values: { x: String(answer) }, faults: isRight ? [] : ['the answer is not the mean'] };
};
