import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Continues the pattern of the question number by number. */
export const verify: Verify = (problem) => {
  const [first = 0, second = 0, third = 0, given = 0] = numbersIn(problem);
  const answer = answerNumber(problem);
  const isPlace = problem.difficulty === 'medium';
  let [value, sum] = [first, first];
  for (let place = 1; place < (isPlace ? answer : given); place++) {
    value += second - first;
    sum += value;
  }
  const isRight = { easy: value === answer, medium: value === given, hard: sum === answer }[
    problem.difficulty
  ];
  const isEven = third - second === second - first;
  return {
    values: { n: String(answer) },
    faults: isRight && isEven ? [] : ['the pattern goes on otherwise'],
  };
};
