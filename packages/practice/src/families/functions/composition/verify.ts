import { Decimal } from 'decimal.js';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { answerFunction, differenceOf, functionsIn } from '../../shared/functions.test-support.js';

/** Substitutes the values of one function into the other, at the number of the question or at several numbers. */
export const verify: Verify = (problem) => {
  const [f, g] = functionsIn(problem);
  if (!f || !g) return { values: {}, faults: ['there are not two functions'] };
  const [, at = ''] = /f\(g\(([^()]*)\)\)/.exec(problem.question) ?? [];
  const values = { x: '1.7', value: f(g(new Decimal('1.7'))).toString() };
  if (at === 'x') return { values, faults: differenceOf((x) => f(g(x)), answerFunction(problem)) };
  const argument = new Decimal(at.replace('−', '-'));
  const inner = g(argument);
  const value = f(inner);
  const others = [{ x: inner.toString() }];
  return {
    values: { x: argument.toString() },
    others,
    faults: value.eq(problem.answer) ? [] : [`the answer should be ${value.toString()}`],
  };
};
