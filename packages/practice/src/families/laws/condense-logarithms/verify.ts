import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { LETTERS, sameAsQuestion } from '../../shared/checks.test-support.js';

/** Substitutes numbers for the letters in the question and the answer. */
export const verify: Verify = (problem) => sameAsQuestion(problem, LETTERS);
