import type { Figure } from '../../rational/figure.js';
import { MathError } from '../../result/math-error.js';
import { checkedParts } from '../../steps/checked.js';
import type { Expression } from '../../steps/expression.js';
import { MAX_DECIMALS } from '../normal/expression-figure.js';
import * as inner from '../normal/expression-figure.js';
import { isLeaf } from './leaf.js';

/**
 * Rounds the value of an expression without variables correctly, to at least `decimals` decimals and four significant
 * digits. Returns undefined if it has no real value, or none that can be enclosed tightly enough.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or above 1,000), and `syntax` for a value that
 * isn't an expression as data, a depth above 500 or more than 100,000 parts.
 * @example expressionFigure(['/', ['+', '1', ['√', '5']], '2'], 4)?.text // "1.6180"
 */
export function expressionFigure(expression: Expression, decimals: number): Figure | undefined {
  if (!Number.isInteger(decimals)) throw new MathError('decimals', 'not-an-integer');
  if (decimals < 0 || decimals > MAX_DECIMALS) throw new MathError('decimals', 'out-of-range');
  return inner.expressionFigure(checkedParts(expression, isLeaf), decimals);
}
