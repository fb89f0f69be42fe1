import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the fraction with the question's expression. It is one fraction. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => {
    const number = /^\((\d+)[a-z](?:\^\d)?\)\/(\d+)$/.exec(answer);
    if (number)
      return ![2, 3, 5, 7, 11, 13].some((n) => Number(number[1]) % n === 0 && Number(number[2]) % n === 0);
    const part = String.raw`\(\d*x(?: [+-] \d+)?\)`;
    return new RegExp(String.raw`^${part}/(?:${part}|\(${part}${part}\))$`).test(answer);
  });
