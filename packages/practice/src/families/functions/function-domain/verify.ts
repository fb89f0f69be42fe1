import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf } from '../../shared/checks.test-support.js';

/** Evaluates the function at many numbers, and checks that it has a value exactly where the answer says so. */
export const verify: Verify = (problem) => {
  const [rule] = expressionsOf(problem);
  const isDefined = (x: Decimal): boolean => {
    try {
      return rule !== undefined && realValue(rule, { x: x.toString() }).isFinite();
    } catch {
      return false;
    }
  };
  const { answer } = problem;
  const [, relation, bound = ''] = /^x ([<>≤≥]) (-?\d+)$/.exec(answer) ?? [];
  const excluded = answer.split(', ');
  const isIn = (x: Decimal): boolean => {
    if (relation === undefined) return !excluded.some((one) => x.eq(one));
    const side = x.cmp(bound);
    return side === 0 ? /[≤≥]/.test(relation) : side > 0 === /[>≥]/.test(relation);
  };
  const all = Array.from({ length: 81 }, (_, index) => new Decimal(index).minus(40).div(2));
  const wrong = all.filter((x) => isDefined(x) !== isIn(x));
  const [first = '0', ...others] = relation === undefined ? excluded : [bound];
  const inside = all.find((x) => relation !== undefined && isIn(x) && !x.eq(bound)) ?? new Decimal(0);
  return {
    values: { x: first },
    others: others.map((x) => ({ x })),
    inside: { x: inside.toString() },
    faults: wrong.map((x) => `x = ${x.toString()} is judged otherwise`),
  };
};
