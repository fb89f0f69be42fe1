import type { Verify } from '../../testing/problem-faults.test-support.js';
import { hasNoCommonFactor, verifyIdentity } from '../shared/identity.test-support.js';

/** Compares the product with the question's trinomial; it has two binomials with integer coefficients. */
export const verify: Verify = (problem) =>
  verifyIdentity(
    problem,
    (answer) => /^\(\d*x [+-] \d+\)\(\d*x [+-] \d+\)$/.test(answer) && hasNoCommonFactor(answer),
  );
