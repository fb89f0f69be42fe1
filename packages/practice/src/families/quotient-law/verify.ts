import type { Verify } from '../../testing/problem-faults.test-support.js';
import { withKnownLogarithms } from '../shared/known-logarithms.test-support.js';

/** Works out both sides with 60 digits, the letters found from what the question tells. */
export const verify: Verify = (problem) => withKnownLogarithms(problem);
