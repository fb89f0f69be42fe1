import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isLowestTerms, verifyIdentity } from '../../shared/identity.test-support.js';

/** Computes the question independently and checks that the answer is in lowest terms. */
export const verify: Verify = (problem) => verifyIdentity(problem, isLowestTerms);
