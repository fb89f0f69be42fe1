import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the answer with the question. It has no root in a denominator. */
export const verify: Verify = (problem) => verifyIdentity(problem, (answer) => !/\/.*sqrt/.test(answer));
