import type { Verify } from '../family-contract.test-support.js';
import { verifyIdentity } from './identity.test-support.js';

/** Works the question out anew; the answer is a whole number. */
export const verify: Verify = (problem) => verifyIdentity(problem, (answer) => /^-?\d+$/.test(answer));
