import type { Verify } from '../../testing/problem-faults.test-support.js';
import { sameAsQuestion } from '../shared/checks.test-support.js';

/** Works out the logarithm of the question with 60 digits; x is its name in the steps. */
export const verify: Verify = (problem) => ({
  values: { x: problem.answer },
  faults: sameAsQuestion(problem).faults,
});
