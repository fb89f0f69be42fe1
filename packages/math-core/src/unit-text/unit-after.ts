import { checkedText } from '../result/math-error.js';
import { nameAfter } from '../unit/conversion-steps.js';

/**
 * Returns the name of a unit after an amount, which is singular for 1 and -1: 1 inch, but 0.5 inches and 1.0 inches.
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example unitAfter('1', 'inches') // "inch"
 */
export function unitAfter(amount: string, name: string): string {
  return nameAfter(checkedText('amount', amount), checkedText('name', name));
}
