import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { sameAsQuestion } from '../../shared/checks.test-support.js';

/** Computes the question and the answer to 60 digits for one value of the letter. */
export const verify: Verify = (problem) => sameAsQuestion(problem);
