import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerNumber, numbersIn } from '../../shared/text-numbers.test-support.js';

/** Finds the answer by counting down to a common divisor or up to a common multiple. */
export const verify: Verify = (problem) => {
  const [a = 1, b = 1] = numbersIn(problem);
  const isMultiple = /multiple|together|both leave|both cleaned|next water|again/.test(problem.question);
  let expected = isMultiple ? 1 : Math.min(a, b);
  if (isMultiple) while (expected % a !== 0 || expected % b !== 0) expected++;
  else while (a % expected !== 0 || b % expected !== 0) expected--;
  return {
    values: {},
    faults: expected === answerNumber(problem) ? [] : [`the answer should be ${expected}`],
  };
};
