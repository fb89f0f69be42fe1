import type { Verify } from '../../testing/problem-faults.test-support.js';
import { LETTERS, sameAsQuestion } from '../shared/checks.test-support.js';

/** Substitutes numbers for the letters in question and answer. */
export const verify: Verify = (problem) => sameAsQuestion(problem, LETTERS);
