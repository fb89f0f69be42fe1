import type { Verify } from '../../testing/problem-faults.test-support.js';
import { sameAsQuestion } from '../shared/checks.test-support.js';

/** Computes the logarithm of the question to 60 digits. The steps call it x. */
export const verify: Verify = (problem) => ({
  values: { x: problem.answer },
  faults: sameAsQuestion(problem).faults,
});
