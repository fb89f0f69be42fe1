import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { isSame } from '../../expression/rewrite.js';
import { isZero } from '../polynomial/polynomial.js';
import { enclose, enclosedSign } from './enclose.js';
import { caught, inContext } from './normal-form.js';

/**
 * The sign of the number that an expression without letters is: by enclosing it with 64 bits, then by its normal form, which
 * finds 0, then by enclosing it with up to 1024 bits. Undefined where it has no real value, or where it stays open: then nothing may be made of it.
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

/** -1, 0 or 1 as the number `a` is surely less than, equal to or greater than `b`; undefined where that stays open. */
export function compareValues(a: Expression, b: Expression): -1 | 0 | 1 | undefined {
  return signOfValue(['-', a, b]);
}

function isFormallyZero(expression: Expression): boolean {
  const [operator, a = '0', b = '0'] = typeof expression === 'string' ? [] : expression;
  if (operator === '-' && isSame(a, b)) return enclose(a, {}, 64) !== undefined;
  const form = caught(() => inContext([expression]).fractions[0]);
  return form.ok && form.value !== undefined && isZero(form.value.numerator);
}
