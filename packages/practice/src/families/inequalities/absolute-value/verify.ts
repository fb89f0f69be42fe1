import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { readExpression } from '../../shared/checks.test-support.js';
import { admittedBy, boundsIn } from '../../shared/sets.test-support.js';

/** Evaluates the absolute value of the question at many numbers, and compares with the answer. */
export const verify: Verify = (problem) => {
  const [, k = '', inside = '', sign = '+', d = '0', relation = '', end = ''] =
    /(\d*)\|\$([^$]+)\$\|(?: ([−+]) (\d+))? ([=<>≤≥]) ([−\d]+)/.exec(problem.question) ?? [];
  const rule = readExpression(inside);
  const isTrueAt = (x: Decimal): boolean => {
    const distance = realValue(rule, { x: x.toString() }).abs();
    const value = distance.times(k === '' ? 1 : k).plus(sign === '+' ? d : `-${d}`);
    const order = value.cmp(end.replace('−', '-'));
    return order === 0
      ? /[=≤≥]/.test(relation)
      : /[<≤]/.test(relation)
        ? order < 0
        : /[>≥]/.test(relation) && order > 0;
  };
  const bounds = boundsIn(problem.answer);
  const tried = [...bounds, ...bounds.flatMap((bound) => [-0.5, 0.5, -30, 30].map((by) => bound.plus(by)))];
  const wrong = tried.filter((x) => isTrueAt(x) !== admittedBy(problem.answer, x));
  const [first = { x: '0' }, ...others] = bounds.map((x) => ({ x: x.toString() }));
  const inner = tried.filter((x) => admittedBy(problem.answer, x) && !bounds.some((bound) => bound.eq(x)));
  return {
    values: first,
    others,
    insides: inner.map((x) => ({ x: x.toString() })),
    faults: [
      ...(bounds.length === 2 ? [] : ['there are not two bounds']),
      ...wrong.map((x) => `x = ${x.toString()} is judged otherwise`),
    ],
  };
};
