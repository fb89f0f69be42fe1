import { exactText } from '../rational/format.js';
import { add, multiply, type Rational, rational, subtract } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { type Middle, middleOf } from './middle.js';

/** The rules for quartiles. */
export const QUARTILE_RULES = /* @__PURE__ */ Object.freeze([
  'halves',
  'inclusive-halves',
  'linear',
] as const);

/** The name of a rule for quartiles. */
export type QuartileRule = (typeof QUARTILE_RULES)[number];

/** Returns the lower and the upper quartile of a sorted list of at least two numbers. */
export function quartileRule(sorted: readonly Rational[], rule: QuartileRule): readonly [Middle, Middle] {
  const count = sorted.length;
  if (rule === 'linear') return [interpolated(sorted, 1), interpolated(sorted, 3)];
  const half = rule === 'halves' ? count >> 1 : (count + 1) >> 1;
  return [middleOf(sorted.slice(0, half)), middleOf(sorted.slice(count - half))];
}

/** Returns the number at `quarters`/4 of the way from the first number to the last one. */
function interpolated(sorted: readonly Rational[], quarters: number): Middle {
  const place = quarters * (sorted.length - 1);
  const index = place >> 2;
  const [lower, upper] = [sorted[index], sorted[index + 1]];
  if (lower === undefined) throw new RangeError('The list is empty.');
  const part = rational(place % 4, 4);
  if (place % 4 === 0 || upper === undefined) return { value: lower, expression: exactText(lower) };
  const expression: Expression = [
    '+',
    exactText(lower),
    ['×', exactText(part), ['-', exactText(upper), exactText(lower)]],
  ];
  return { value: add(lower, multiply(part, subtract(upper, lower))), expression };
}
