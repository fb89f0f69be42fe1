import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/**
 * Compares the sum with the question's product. It has no parentheses and contains every power of x only
 * once.
 */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => /^(?:-?\d*x\^2)?(?:(?:^-?| [+-] )\d*x)?(?: [+-] \d+)?$/.test(answer));
