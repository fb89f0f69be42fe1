import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verified } from '../../testing/problem-faults.test-support.js';
import type { Problem } from '../../index.js';
import { equationsOf, sameAsQuestion } from '../shared/checks.test-support.js';

/** Computes the letters from the logarithms in the question, then the logarithm it asks for. */
export function withKnownLogarithms(problem: Problem): Verified {
  const values = Object.fromEntries(
    equationsOf(problem).map(({ left, right }) => {
      const [base = '', letter = ''] = left.slice(1);
      return [String(letter), realValue(['^', base, right]).toString()];
    }),
  );
  return sameAsQuestion(problem, values);
}
