import type { Expression } from '../../steps/expression.js';
import { step } from '../../steps/step.js';
import type { Defined } from './defined-function.js';
import { coefficientsOf, type Found, subjectOf, valueOf } from './function-features.js';

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
    steps: [step('algebra.line-equation', 'Write y = mx + b', left ?? 'y', right ?? '0')],
  };
}
