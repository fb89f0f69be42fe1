import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { withKnownLogarithms } from '../../shared/known-logarithms.test-support.js';

/** Computes both sides to 60 digits, with the letters from the logarithms in the question. */
export const verify: Verify = (problem) => withKnownLogarithms(problem);
