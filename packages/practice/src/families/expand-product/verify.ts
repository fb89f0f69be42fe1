import type { Verify } from '../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../shared/identity.test-support.js';

/** Compares the sum with the question's product; it has no parentheses, and each power of x once. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => /^(?:-?\d*x\^2)?(?:(?:^-?| [+-] )\d*x)?(?: [+-] \d+)?$/.test(answer));
