import { add, divide, type Rational, rational } from '../rational/rational.js';
import { exactText } from '../rational/format.js';
import type { Expression } from '../steps/expression.js';

/** The median of a sorted list and its expression. */
export interface Middle {
  readonly value: Rational;
  /** The middle number, or half the sum of the two middle numbers. */
  readonly expression: Expression;
}

/** Returns the median of a sorted, non-empty list. */
export function middleOf(sorted: readonly Rational[]): Middle {
  const half = sorted.length >> 1;
  const [lower, upper] = [sorted[half - 1], sorted[half]];
  if (upper === undefined) throw new RangeError('The list is empty.');
  if (sorted.length % 2 === 1 || lower === undefined) return { value: upper, expression: exactText(upper) };
  return {
    value: divide(add(lower, upper), rational(2n)),
    expression: ['÷', ['+', exactText(lower), exactText(upper)], '2'],
  };
}
