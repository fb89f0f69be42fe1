import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf, roundsTo, sameAsQuestion } from '../../shared/checks.test-support.js';

/** Computes the logarithms of the question to 60 digits. */
export const verify: Verify = (problem) => {
  const [asked = '0'] = expressionsOf(problem);
  if (problem.form.kind !== 'rounded') return sameAsQuestion(problem);
  return { values: {}, faults: roundsTo(problem, realValue(asked)) };
};
