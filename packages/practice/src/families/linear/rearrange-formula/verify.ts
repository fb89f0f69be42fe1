import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, isClose, valueOfText } from '../../shared/checks.test-support.js';

const GIVEN = Object.fromEntries(
  Array.from({ length: 25 }, (_, index) => [String.fromCharCode(97 + index), String(13.7 + index * 2.3)]),
);

/** Substitutes the answer for the letter into the formula, with numbers for all other letters. */
export const verify: Verify = (problem) => {
  const [formula] = equationsOf(problem);
  const [, letter = ''] = /for ([a-z])[.:]/.exec(problem.question) ?? [];
  const values = { ...GIVEN, [letter]: valueOfText(problem.answer, GIVEN).toString() };
  const holds = formula && isClose(realValue(formula.left, values), realValue(formula.right, values));
  const isAlone = !problem.answer.includes(letter);
  return { values, faults: holds && isAlone ? [] : ['the answer does not solve the formula'] };
};
