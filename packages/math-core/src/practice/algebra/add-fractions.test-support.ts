import type { Verify } from '../family-contract.test-support.js';
import { isLowestTerms, verifyIdentity } from './identity.test-support.js';

/** Works the question out anew; the answer is in lowest terms. */
export const verify: Verify = (problem) => verifyIdentity(problem, isLowestTerms);
