import type { Figure } from '../rational/figure.js';
import { fieldsOf } from '../result/fields-of.js';
import { MathError } from '../result/math-error.js';
import { checkedParts } from '../steps/checked.js';
import { type Expression, isNumberText } from '../steps/expression.js';
import * as inner from './approximate.js';
import { MAX_DECIMALS } from './expression-figure.js';
import * as rounded from './expression-figure.js';

/**
 * Approximates the value of an expression with a double, or NaN if it has none. Use it for plots, never as an
 * answer. Throws `MathError`: `syntax` for a value that isn't an expression as data, a depth above
 * 500 or more than 100,000 parts.
 * @example approximate(['√', 'x'], { x: 9 }) // 3
 */
export function approximate(expression: Expression, values: Readonly<Record<string, number>> = {}): number {
  return inner.approximate(checkedParts(expression, isLeaf), fieldsOf(values));
}

/**
 * Rounds the value of an expression without variables correctly, to at least `decimals` decimals and four significant
 * digits. Returns undefined if it has no real value, or none that can be enclosed tightly enough.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or above 1,000), and the errors of
 * {@link approximate}.
 * @example expressionFigure(['/', ['+', '1', ['√', '5']], '2'], 4)?.text // "1.6180"
 */
export function expressionFigure(expression: Expression, decimals: number): Figure | undefined {
  if (!Number.isInteger(decimals)) throw new MathError('decimals', 'not-an-integer');
  if (decimals < 0 || decimals > MAX_DECIMALS) throw new MathError('decimals', 'out-of-range');
  return rounded.expressionFigure(checkedParts(expression, isLeaf), decimals);
}

/** Returns whether text is a number or a name. Other text, such as a formula, has to be parsed first. */
function isLeaf(text: string): boolean {
  return isNumberText(text) ? NUMBER.test(text) : /^(?:\w{1,100}|[πα-ω])$/.test(text);
}

const NUMBER = /^-?\d{1,20000}(?:\.\d{1,20000})?(?:\/\d{0,20000}[1-9]\d{0,20000})?$/;
