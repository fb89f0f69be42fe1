import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn, unexpectedAnswer } from '../../shared/text-numbers.test-support.js';

/**
 * Compares the vector from one endpoint to the midpoint with the vector from the midpoint to the other
 * endpoint.
 */
export const verify: Verify = (problem) => {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(problem);
  const isEnd = /other endpoint/.test(problem.question);
  const [x, y] = isEnd ? [c + (c - a), d + (d - b)] : [a + (c - a) / 2, b + (d - b) / 2];
  const written = (n: number): string => (Number.isInteger(n) ? String(n) : `${2 * n}/2`);
  return {
    values: { x: String(x), y: String(y) },
    faults: unexpectedAnswer(problem, `(${written(x)}, ${written(y)})`),
  };
};
