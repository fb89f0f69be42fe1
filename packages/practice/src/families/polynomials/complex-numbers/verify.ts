import type { Expression } from '@mathtools/math-core/steps';
import type { Verify } from '../../../testing/problem-faults.test-support.js';
import { expressionsOf, readExpression } from '../../shared/checks.test-support.js';

type Matrix = readonly [a: number, b: number, c: number, d: number];

const times = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

/** Returns an expression as a 2 × 2 matrix, in which i is a rotation by 90°. */
function matrixOf(expression: Expression): Matrix {
  if (typeof expression === 'string') {
    const n = Number(expression);
    return expression === 'i' ? [0, -1, 1, 0] : [n, 0, 0, n];
  }
  const [operator, ...operands] = expression;
  const [first = [0, 0, 0, 0], second = [0, 0, 0, 0]] = operands.map(matrixOf);
  const sum = (sign: number): Matrix =>
    first.map((n, at) => n + sign * (second[at] ?? 0)) as unknown as Matrix;
  if (operator === '()') return first;
  if (operator === 'neg') return times([-1, 0, 0, -1], first);
  if (operator === '+')
    return operands.length > 2
      ? operands.map(matrixOf).reduce((a, b) => a.map((n, at) => n + (b[at] ?? 0)) as unknown as Matrix)
      : sum(1);
  if (operator === '-') return sum(-1);
  if (operator === '^') return times(first, first);
  if (operator === '×') return operands.map(matrixOf).reduce(times);
  const [a, b, c, d] = second;
  const size = a * d - b * c;
  return times(first, [d / size, -b / size, -c / size, a / size]);
}

function isSame(one: Expression, other: Expression): boolean {
  const [a, b] = [matrixOf(one), matrixOf(other)];
  return a.every((n, at) => Math.abs(n - (b[at] ?? NaN)) < 1e-9);
}

/** Calculates with rotations of the plane in place of complex numbers. */
export const verify: Verify = (problem) => {
  const [asked = '0'] = expressionsOf(problem);
  return {
    values: {},
    holds: ({ before, after }) => isSame(before, after),
    faults: isSame(asked, readExpression(problem.answer)) ? [] : ['the answer is another number'],
  };
};
