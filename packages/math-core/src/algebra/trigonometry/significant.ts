import type { Figure } from '../../rational/figure.js';
import type { Expression } from '../../steps/expression.js';
import { expressionFigure } from '../expression-figure.js';

/** The number of decimals of a figure of at least 1, and of significant digits of a smaller one. */
const DIGITS = 4;
/** The largest number of decimals that is tried. */
const MOST_DECIMALS = 60;

/**
 * Rounds the value of an expression without letters to 4 decimals, or to 4 significant digits if it is less than 1.
 * Returns undefined if it has no real value, or none that can be enclosed tightly enough.
 */
export function significantFigure(expression: Expression): Figure | undefined {
  for (let decimals = DIGITS; decimals <= MOST_DECIMALS; decimals += DIGITS) {
    const found = expressionFigure(expression, decimals);
    if (!found || found.number === 0) return found?.exact === undefined ? undefined : found;
    const size = Math.abs(found.number);
    if (size >= 1) return found;
    const zeros = /^-?0\.(0*)[1-9]/.exec(found.text)?.[1]?.length;
    if (zeros !== undefined) return expressionFigure(expression, DIGITS + zeros);
  }
  return undefined;
}
