import { type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionFigure } from '../normal/expression-figure.js';
import { simplify } from '../operations/simplify.js';
import { angleExpression, isZero, multipleOfPi } from './angle.js';
import { hasTrigonometry, isCall } from './calls.js';
import { rewriteCalls } from './rewrite-calls.js';

/** The value of an expression with sines, cosines and tangents. */
export interface Evaluated {
  readonly steps: readonly Step[];
  /** The exact value, if it is known. */
  readonly exact?: Expression;
  /** The expression that remains, to round. */
  readonly rest: Expression;
}

/**
 * Evaluates an expression with sines, cosines, tangents and their inverses: exactly at multiples of 15°.
 * Errors: `division-by-zero` (tan 90°), `out-of-range` (arcsin 2), each with a sentence that says why.
 */
export function evaluateTrigonometry(expression: Expression, field: string): Result<Evaluated> {
  const rewritten = rewriteCalls(expression, field);
  if (!rewritten.ok) return rewritten;
  const { whole, steps } = rewritten.value;
  if (hasTrigonometry(whole)) return success({ steps, rest: whole });
  if (isCall(expression) && !isNested(expression)) return success({ steps, exact: whole, rest: whole });
  const done = simplify(whole);
  if (!done.ok) return { ...done, field };
  const { result } = done.value;
  const angle = multipleOfPi(result);
  const exact = angle && !isZero(angle) ? angleExpression(angle, false) : result;
  return success({ steps: [...steps, ...done.value.steps], exact, rest: exact });
}

/** Returns whether the argument of a call has calls itself. */
function isNested(expression: Expression): boolean {
  return typeof expression !== 'string' && hasTrigonometry(expression[1] ?? '');
}

/** Returns an angle in radians as degrees: exactly, or rounded. */
export function inDegrees(angle: Expression): Expression | { readonly about: string } | undefined {
  const multiple = multipleOfPi(angle);
  if (multiple) return angleExpression(multiple, true);
  const figure = expressionFigure(['/', ['×', angle, '180'], 'π'], 4);
  return figure && { about: figure.text };
}
