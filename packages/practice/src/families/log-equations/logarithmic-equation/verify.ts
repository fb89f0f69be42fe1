import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, solvesQuestion } from '../../shared/checks.test-support.js';

/**
 * Substitutes the answer into the equation. For the other zero of (x + p)(x + q) − value, a logarithm must be
 * undefined.
 */
export const verify: Verify = (problem) => {
  const { values, faults } = solvesQuestion(problem);
  const [equation] = equationsOf(problem);
  if (!equation || problem.form.kind !== 'numbers') return { values, faults };
  const [, first = '', second = ''] = equation.left;
  const [p, q] = [first, second].map((logarithm) => realValue(logarithm[2] ?? '', { x: '0' }));
  const other = p
    ?.plus(q ?? NaN)
    .plus(problem.answer)
    .neg();
  const isLeftOut = other !== undefined && p?.plus(other).lt(0) === true;
  return { values, faults: [...faults, ...(isLeftOut ? [] : ['the other zero solves it too'])] };
};
