import type { Expression } from '../../steps/expression.js';
import type { Defined } from './defined-function.js';
import { negative } from '../operations/tree.js';
import type { PlaneCurves, Point } from './answered.js';
import { worked } from './worked.js';
import { coefficientsOf, type Found, subjectOf, valueOf } from './function-features.js';
import { step } from '../texts/function-steps.js';

/** Writes a linear function as mx + b, with its slope and its y-intercept. Returns undefined for other functions. */
export function slopeFormOf(of: Defined): Found | undefined {
  const coefficients = coefficientsOf(of);
  if (!coefficients || coefficients.length > 2) return undefined;
  const [start = '0', slope = '0'] = coefficients;
  const [left, right]: readonly Expression[] = [subjectOf(of), valueOf(of.body)];
  return {
    answers: [
      {
        name: 'equation',
        statement: { kind: 'relation', left: left ?? 'y', relation: '=', right: right ?? '0' },
      },
      { name: 'slope', statement: { kind: 'expression', expression: slope } },
      { name: 'y-intercept', statement: { kind: 'relation', left: 'y', relation: '=', right: start } },
    ],
    steps: [step('algebra.line-equation', left ?? 'y', right ?? '0')],
    ...(of.letter === 'x' &&
      of.given.length === 0 && { plane: planeOf(right ?? '0', interceptsOf(slope, start)) }),
  };
}

/** Returns the points at which the line meets the axes. */
function interceptsOf(slope: Expression, start: Expression): readonly Point[] {
  const onY: Point = ['0', start];
  return slope === '0' || start === '0' ? [onY] : [onY, [worked(['/', negative(start), slope]), '0']];
}

function planeOf(right: Expression, points: readonly Point[]): PlaneCurves {
  return { equations: [{ kind: 'relation', left: 'y', relation: '=', right }], points };
}
