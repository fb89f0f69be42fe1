import { realValue } from '../../testing/real-value.test-support.js';
import type { Verify } from '../family-contract.test-support.js';
import { expressionsOf, roundsTo, sameAsQuestion } from './checks.test-support.js';

/** Works out the logarithms of the question with 60 digits. */
export const verify: Verify = (problem) => {
  const [asked = '0'] = expressionsOf(problem);
  if (problem.form.kind !== 'rounded') return sameAsQuestion(problem);
  return { values: {}, faults: roundsTo(problem, realValue(asked)) };
};
