import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the power with the question's expression. It is a number times one power. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => /^-?\d*[a-z]\^\d+$/.test(answer));
