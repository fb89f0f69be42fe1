import { constantValue } from '../expression/constant.js';
import { productOf, termsOf } from '../expression/terms.js';
import { put } from '../expression/rewrite.js';
import { expressionFigure } from '../algebra/normal/expression-figure.js';
import { evaluateTrigonometry } from '../algebra/trigonometry/evaluate.js';
import { lettersIn } from '../algebra/normal/identical.js';
import { simplify } from '../algebra/operations/simplify.js';
import type { Failure } from '../result/result.js';
import { normalForm } from '../algebra/normal/normal-form.js';
import { MathError } from '../result/math-error.js';
import { expressionText } from '../steps/to-text.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { hasTrigonometry } from '../algebra/trigonometry/calls.js';
import { product } from '../algebra/operations/tree.js';
import { unsupportedExpression } from '../algebra/normal/refusal.js';
import { derive } from './derive.js';
import { prepared } from './prepared.js';
import { styleOf } from './style.js';
import { say, step } from './texts.js';

/** The value of a derivative at a number. */
export interface ValueAt {
  /** The exact value. Omitted if there is none. */
  readonly value?: Expression;
  readonly steps: readonly Step[];
}

/** A function with its derivative, and a number for the letter. */
interface Place {
  readonly of: Expression;
  readonly derivative: Expression;
  readonly letter: string;
  readonly at: Expression;
}

/**
 * Evaluates a derivative at a number. There is no value where the function has none, or a corner or a vertical tangent.
 * Throws `MathError`: `unsupported` if only the formula has no value there.
 */
export function valueAt({ of, derivative, letter, at }: Place): ValueAt {
  const values = new Map([[letter, at]]);
  const [before, after] = [put(of, values), put(derivative, values)];
  const first = step(say('calculus.insert', { n: at, m: letter }), derivative, after);
  const shown = expressionText(after) === expressionText(derivative) ? [] : [first];
  const isDefined = evaluated(before) !== undefined;
  const found = isDefined ? evaluated(after) : undefined;
  if (isDefined && !found && !hasCorner(of, letter, at))
    throw unsupportedExpression('a derivative at a number where its formula has no value');
  return found ? { value: found.value, steps: [...shown, ...found.steps] } : { steps: shown };
}

/** Returns whether a function is |u|, a root of u, or such a term and others, where u is 0 and its derivative isn't. */
function hasCorner(of: Expression, letter: string, at: Expression): boolean {
  const values = new Map([[letter, at]]);
  const slope = (part: Expression): Expression | undefined => {
    const { derivative } = derive(prepared(part), { letter, style: styleOf(part) });
    return evaluated(put(derivative, values))?.value;
  };
  const terms = termsOf(prepared(of)).map(({ body }) => productOf(body).factors);
  const [corner, ...others] = terms.filter((factors) => slope(product(factors)) === undefined);
  const inner = corner?.length === 1 && others.length === 0 ? cornerIn(corner[0] ?? '0') : undefined;
  if (inner === undefined || evaluated(put(inner, values))?.value !== '0') return false;
  const inside = slope(inner);
  return inside !== undefined && inside !== '0' && lettersIn(inside).length === 0;
}

/** Returns u for |u|, √u and u to a power between 0 and 1. */
function cornerIn(of: Expression): Expression | undefined {
  const [operator, inner, exponent = '0'] = typeof of === 'string' ? [] : of;
  if (operator === 'abs' || operator === '√') return inner;
  const value = operator === '^' ? constantValue(exponent) : undefined;
  return value && value.numerator > 0n && value.numerator < value.denominator ? inner : undefined;
}

/** An exact value with the steps to it. */
interface Evaluated {
  readonly value: Expression;
  readonly steps: readonly Step[];
}

/**
 * Evaluates an expression exactly. Returns undefined if it provably has no value.
 * Throws `MathError` if that can't be decided.
 */
function evaluated(expression: Expression): Evaluated | undefined {
  if (!hasTrigonometry(expression)) return simplifiedValue(expression);
  if (lettersIn(expression).length > 0) return { value: expression, steps: [] };
  const found = evaluateTrigonometry(expression, 'expression');
  if (!found.ok) {
    requireNoValue(found);
    return undefined;
  }
  const { exact, rest, steps } = found.value;
  // A value that can't be enclosed may not exist: ln (sin 4).
  if (exact === undefined && !expressionFigure(rest, 4))
    throw unsupportedExpression('a value that could not be decided');
  return { value: exact ?? rest, steps };
}

/** Returns the value with the steps of the simplification, or that of the normal form if there are none. */
function simplifiedValue(expression: Expression): Evaluated | undefined {
  const form = normalForm(expression);
  if (!form.ok) {
    requireNoValue(form);
    return undefined;
  }
  const simple = simplify(expression);
  if (simple.ok) return { value: simple.value.result, steps: simple.value.steps };
  const { sum } = form.value;
  return { value: sum, steps: [step('calculus.simplify', expression, sum)] };
}

/** Throws a failure, unless it proves that there is no value. */
function requireNoValue({ code, message }: Failure): void {
  if (code !== 'division-by-zero' && code !== 'out-of-range')
    throw new MathError('expression', code, message);
}
