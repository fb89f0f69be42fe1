import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verified, Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, isClose, readExpression, solutionNear } from '../../shared/checks.test-support.js';

/**
 * Solves the question's equation for its letter, if it has one. The answer must be true for the same number.
 */
export const verify: Verify = (problem): Verified => {
  const [equation] = equationsOf(problem);
  const [left = '', right = ''] = problem.answer.split(' = ').map(readExpression);
  const letter = /[xtn](?=\b|[ +-])/.exec(problem.answer.replaceAll('ln', ''))?.[0];
  if (!equation) return { values: {}, faults: ['no equation'] };
  const both = [equation, { ...equation, left, right }];
  // The equation with the logarithm is linear in the letter.
  const linear = /log_|ln/.test(problem.answer) ? both[1] : both[0];
  const values =
    letter === undefined || !linear ? {} : { [letter]: solutionNear(linear, letter, 1).toString() };
  const holds = both.every((one) => isClose(realValue(one.left, values), realValue(one.right, values)));
  const isTurned = problem.question.includes('log_') || problem.question.includes('ln(') ? /\^/ : /log_|ln/;
  const faults = [
    ...(holds ? [] : ['the answer says something else']),
    ...(isTurned.test(problem.answer) ? [] : ['the answer is in the wrong form']),
  ];
  return { values, faults };
};
