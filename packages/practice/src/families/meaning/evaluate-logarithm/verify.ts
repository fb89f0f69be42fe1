import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { sameAsQuestion } from '../../shared/checks.test-support.js';

/** Computes the logarithm of the question to 60 digits. In the steps, the letter x is this logarithm. */
export const verify: Verify = (problem) => ({
  values: { x: problem.answer },
  faults: sameAsQuestion(problem).faults,
});
