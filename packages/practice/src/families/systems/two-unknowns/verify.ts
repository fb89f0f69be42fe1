import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Finds the second number from the answer, and substitutes both into the story of the question. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbersIn(problem);
  const x = answerNumber(problem);
  const y = problem.difficulty === 'hard' ? (third - first * x) / second : first - x;
  const isRight = {
    easy: x - y === second,
    medium: x * third + y * fourth === second,
    hard: fourth * x + fifth * y === sixth,
  }[problem.difficulty];
  const isWhole = Number.isInteger(x) && Number.isInteger(y) && y > 0;
  return {
    values: { x: String(x), y: String(y) },
    faults: isRight && isWhole ? [] : ['the answer does not fit the story'],
  };
};
