import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { hasNoCommonFactor, verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the product with the question's sum. Nothing can be factored out of the parentheses. */
export const verify: Verify = (problem) =>
  verifyIdentity(
    problem,
    (answer) => /^\d+(?:[a-z](?:\^\d)?)?\([^()]* \d+\)$/.test(answer) && hasNoCommonFactor(answer),
  );
