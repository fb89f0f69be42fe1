import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf, valueOfText } from '../../shared/checks.test-support.js';

/** Tries the bound of the answer and numbers on both sides of it in the inequality of the question. */
export const verify: Verify = (problem) => {
  const [, relation = '', text = ''] = /^x ([<>≤≥]) (-?[\d/]+)$/.exec(problem.answer) ?? [];
  const [asked] = equationsOf(problem);
  const [bound, side] = [valueOfText(text), relation === '>' || relation === '≥' ? 1 : -1];
  const isTrueAt = (distance: number): boolean => {
    if (!asked) return false;
    const x = bound.plus(distance).toString();
    const apart = realValue(asked.left, { x }).minus(realValue(asked.right, { x }));
    if (apart.abs().lt('1e-40')) return asked.relation === '≤' || asked.relation === '≥';
    return asked.relation === '<' || asked.relation === '≤' ? apart.lt(0) : apart.gt(0);
  };
  const isRight =
    isTrueAt(0) === (relation === '≤' || relation === '≥') &&
    [0.001, 1, 50].every((distance) => isTrueAt(side * distance) && !isTrueAt(-side * distance));
  return {
    values: { x: bound.toString() },
    inside: { x: bound.plus(new Decimal(side)).toString() },
    faults: isRight ? [] : ['numbers near the bound are judged otherwise'],
  };
};
