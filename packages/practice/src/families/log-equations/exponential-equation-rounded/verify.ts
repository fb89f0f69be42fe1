import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, roundsTo, solutionNear } from '../../shared/checks.test-support.js';

/** Solves the equation of the question to 50 digits and rounds. */
export const verify: Verify = (problem): Verified => {
  const [equation] = equationsOf(problem);
  if (!equation) return { values: {}, faults: ['no equation'] };
  const x = solutionNear(equation, 'x', Number(problem.answer));
  return { values: { x: x.toString() }, faults: roundsTo(problem, x) };
};
