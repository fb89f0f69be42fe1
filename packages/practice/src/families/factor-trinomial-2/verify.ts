import type { Verify } from '../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../shared/identity.test-support.js';

/** Compares the product with the question's trinomial; it has two binomials of the same letter. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => /^\(([a-z]) [+-] \d+\)\(\1 [+-] \d+\)$/.test(answer));
