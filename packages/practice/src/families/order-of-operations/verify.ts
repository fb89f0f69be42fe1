import type { Verify } from '../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../shared/identity.test-support.js';

/** Works the question out anew; the answer is a whole number. */
export const verify: Verify = (problem) => verifyIdentity(problem, (answer) => /^-?\d+$/.test(answer));
