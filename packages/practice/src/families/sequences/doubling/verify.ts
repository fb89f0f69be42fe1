import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Doubles the initial amount repeatedly, as the question says. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const [start, times, end] = {
    easy: [first, second, answer],
    medium: [first, third / second, answer],
    hard: [answer, second / first, third],
  }[problem.difficulty] as [number, number, number];
  let reached = start;
  for (let turn = 0; turn < times; turn++) reached += reached;
  return { values: { x: String(answer) }, faults: reached === end ? [] : ['doubling leads elsewhere'] };
};
