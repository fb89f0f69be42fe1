import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Counts the possibilities one by one. */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, c = 0] = numbersIn(problem);
  const isHard = problem.difficulty === 'hard';
  let count = 0;
  if (problem.difficulty === 'easy')
    for (let i = 0; i < a; i++) for (let j = 0; j < b; j++) for (let k = 0; k < c; k++) count++;
  else
    for (let i = 0; i < a; i++)
      for (let j = 0; j < a; j++) {
        if (isHard ? j <= i : j === i) continue;
        if (b === 2) count++;
        else for (let k = 0; k < a; k++) if (isHard ? k > j : k !== i && k !== j) count++;
      }
  return { values: {}, faults: answerNumber(problem) === count ? [] : [`there are ${count} possibilities`] };
};
