import { Decimal } from 'decimal.js';
import { realValue } from '@mathtools/math-core/testing/real-value';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { equationsOf } from '../../shared/checks.test-support.js';

/** Finds the center and the square of the radius from values of the equation at a few points. */
export const verify: Verify = (problem) => {
  const { question, answer } = problem;
  const [equation] = equationsOf(problem);
  if (!equation) return { values: {}, faults: ['there is no equation'] };
  const value = (x: number, y: number): number =>
    realValue(equation.left, { x: String(x), y: String(y) }).toNumber();
  const right = question.includes('= c$') ? 0 : realValue(equation.right).toNumber();
  // The left side is (x − h)² + (y − k)² plus a constant, so its differences give h and k.
  const [h, k] = [(value(0, 0) - value(1, 0) + 1) / 2, (value(0, 0) - value(0, 1) + 1) / 2];
  const square = right - value(h, k);
  if (question.includes('= c$')) {
    const [x = NaN, y = NaN] = (/(?:through|point) \(([^)]+)\)/.exec(question)?.[1] ?? '')
      .split(', ')
      .map(Number);
    return { values: { c: answer }, faults: value(x, y) === Number(answer) ? [] : [`c is ${value(x, y)}`] };
  }
  const isCenter = question.includes('center');
  const expected = isCenter ? `(${h}, ${k})` : new Decimal(square).sqrt().toString();
  const own = answer.replaceAll('−', '-');
  return {
    values: { x: String(h), y: String(k), r: expected },
    faults: own === expected ? [] : [`the answer should be ${expected}`],
  };
};
