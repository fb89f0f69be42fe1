import { labelFaults } from '../../../testing/drawing-faults.test-support.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { numbersIn } from '../../shared/text-numbers.test-support.js';
import { verifyDraws } from '../../shared/two-draws.test-support.js';

/** Lists all draws, or counts the cases among 40,000 of a dependent experiment. */
export const verify: Verify = (problem) => {
  if (problem.difficulty !== 'hard') return verifyDraws(problem);
  const [p = 0, q = 0, r = 0] = numbersIn(problem);
  const all = 40_000;
  const first = Math.round(all * p);
  const hits = Math.round(first * q) + Math.round((all - first) * r);
  return {
    values: {},
    faults: [
      ...(Math.round(Number(problem.answer) * all) === hits ? [] : [`the answer should be ${hits / all}`]),
      ...(problem.drawing ? labelFaults(problem.drawing) : ['there is no tree']),
    ],
  };
};
