import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isLowestTerms, verifyIdentity } from '../../shared/identity.test-support.js';

/** Compares the fraction with the question's. Its parts are different numbers or sums of degree 1. */
export const verify: Verify = (problem) =>
  verifyIdentity(problem, (answer) => {
    const [, above, below] = /^\((x [+-] \d+)\)\/\((x [+-] \d+)\)$/.exec(answer) ?? [];
    return (
      isLowestTerms(answer) || /^\d*x [+-] \d+$/.test(answer) || (above !== undefined && above !== below)
    );
  });
