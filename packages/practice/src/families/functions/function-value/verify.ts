import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { isClose, valueOfText } from '../../shared/checks.test-support.js';
import {
  answerFunction,
  argumentIn,
  differenceOf,
  functionsIn,
} from '../../shared/functions.test-support.js';

/** Evaluates the function of the question at its argument, or at the answer. */
export const verify: Verify = (problem) => {
  const [f] = functionsIn(problem);
  if (!f) return { values: {}, faults: ['there is no function'] };
  const [, value] = /\(x\) = ([−\d]+)(?=\?)/.exec(problem.question) ?? [];
  if (value !== undefined) {
    const isRight = isClose(f(problem.answer), valueOfText(value.replace('−', '-')));
    return { values: { x: problem.answer }, faults: isRight ? [] : ['f has another value there'] };
  }
  const argument = argumentIn(problem);
  const inside = answerFunction({ answer: argument });
  const faults = differenceOf((x) => f(inside(x)), answerFunction(problem));
  const values = { x: '1.7', value: f(inside(new Decimal('1.7'))).toString() };
  return { values: argument.includes('x') ? values : { x: argument }, faults };
};
