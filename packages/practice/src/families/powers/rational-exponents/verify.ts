import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isLowestTerms, verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the answer with the question's expression. It is a number, or a number times one power. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => isLowestTerms(answer) || /^\d+[a-z](?:\^\d+)?$/.test(answer));
