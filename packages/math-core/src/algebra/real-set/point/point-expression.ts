import type { Expression } from '../../../steps/expression.js';
import { constantExpression } from './constant-expression.js';
import { algebraicExpression } from './exact-value.js';
import type { Point } from './point.js';
import { decided } from '../work.js';

/** Writes a point as an expression. Returns undefined if no form is found. */
export function expressionOfPoint(point: Point): Expression | undefined {
  return decided(() => (point.kind === 'algebraic' ? algebraicExpression(point) : constantExpression(point)));
}
