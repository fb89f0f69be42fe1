import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { isSame } from '../../expression/rewrite.js';
import { isZero } from '../polynomial/polynomial.js';
import { enclose, enclosedSign } from './enclose.js';
import { caught, inContext } from './normal-form.js';

/**
 * Returns the sign of an expression without letters: by enclosing it with 64 bits, then by its normal form, which
 * detects 0, then by enclosing it with up to 1024 bits. Returns undefined if it has no real value or the sign can't be
 * decided. Callers must not draw conclusions from undefined.
 */
export function signOfValue(expression: Expression): -1 | 0 | 1 | undefined {
  try {
    const first = enclosedSign(expression, [64]);
    if (first !== undefined) return first;
    if (isFormallyZero(expression)) return 0;
    return enclosedSign(expression, [256, 1024]);
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}

/**
 * Returns −1, 0 or 1 if the number `a` is provably less than, equal to or greater than `b`. Returns undefined if that
 * can't be decided.
 */
export function compareValues(a: Expression, b: Expression): -1 | 0 | 1 | undefined {
  return signOfValue(['-', a, b]);
}

function isFormallyZero(expression: Expression): boolean {
  const [operator, a = '0', b = '0'] = typeof expression === 'string' ? [] : expression;
  if (operator === '-' && isSame(a, b)) return enclose(a, {}, 64) !== undefined;
  const form = caught(() => inContext([expression]).fractions[0]);
  return form.ok && form.value !== undefined && isZero(form.value.numerator);
}
