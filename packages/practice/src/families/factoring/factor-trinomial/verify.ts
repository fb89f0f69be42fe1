import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { hasNoCommonFactor, verifyIdentity } from '../../shared/identity.test-support.js';

/**
 * Compares the product with the question's trinomial. It has two binomials in the same letter with integer
 * coefficients.
 */
export const verify: Verify = (problem) =>
  verifyIdentity(
    problem,
    (answer) => /^\(\d*([a-z]) [+-] \d+\)\(\d*\1 [+-] \d+\)$/.test(answer) && hasNoCommonFactor(answer),
  );
