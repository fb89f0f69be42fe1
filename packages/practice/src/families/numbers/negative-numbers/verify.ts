import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Evaluates the question independently and checks that the answer is an integer. */
export const verify: Verify = (problem) => verifyIdentity(problem, (answer) => /^-?\d+$/.test(answer));
