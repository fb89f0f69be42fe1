import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Counts doublings or halvings one by one, with the numbers of the question. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const isHard = problem.difficulty === 'hard';
  let [count, reached] = [0, Math.min(first, isHard ? first : second)];
  const target = isHard ? third : Math.max(first, second);
  while (isHard ? reached <= target : reached < target) [count, reached] = [count + 1, 2 * reached];
  const isRight = isHard ? answer === count * second : reached === target && answer === count;
  return { values: { n: String(count) }, faults: isRight ? [] : ['counting gives another number'] };
};
