import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { solvesQuestion } from '../../shared/checks.test-support.js';

/** Substitutes the answer into the equation of the question. */
export const verify: Verify = (problem) => solvesQuestion(problem);
