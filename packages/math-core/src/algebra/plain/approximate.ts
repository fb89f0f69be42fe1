import { fieldsOf } from '../../result/fields-of.js';
import { checkedParts } from '../../steps/checked.js';
import type { Expression } from '../../steps/expression.js';
import * as inner from '../expression/approximate.js';
import { isLeaf } from './leaf.js';

/**
 * Approximates the value of an expression with a double, or NaN if it has none. Use it for plots, never as an
 * answer. Throws `MathError`: `syntax` for a value that isn't an expression as data, a depth above
 * 500 or more than 100,000 parts.
 * @example approximate(['√', 'x'], { x: 9 }) // 3
 */
export function approximate(expression: Expression, values: Readonly<Record<string, number>> = {}): number {
  return inner.approximate(checkedParts(expression, isLeaf), fieldsOf(values));
}
