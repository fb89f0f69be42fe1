import type { Verify } from '../family-contract.test-support.js';
import { LETTERS, sameAsQuestion } from './checks.test-support.js';

/** Puts numbers for the letters into question and answer. */
export const verify: Verify = (problem) => sameAsQuestion(problem, LETTERS);
