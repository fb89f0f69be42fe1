import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the quotient with the fraction of the question. It has no parentheses and no denominator. */
export const verify: Verify = (problem) => verifyIdentity(problem, (answer) => /^[-+ \dx^]+$/.test(answer));
