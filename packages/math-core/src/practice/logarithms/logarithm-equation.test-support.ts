import type { Verify } from '../family-contract.test-support.js';
import { solvesQuestion } from './checks.test-support.js';

/** Puts the answer into the equation of the question. */
export const verify: Verify = (problem) => solvesQuestion(problem);
