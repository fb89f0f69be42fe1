import { convertBy } from './convert-by.js';
import { isExact } from './is-exact.js';
import { WEIGHT, WEIGHT_EXACT } from './number-factors.js';
import type { Definitions } from '../route.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a weight (mass). Returns the double nearest to the exact answer, with `value` read as its shortest
 * decimal text, or ±Infinity past the largest double. A pound is 453.59237 grams and an ounce 28.349523125
 * grams with the `definitions` "exact" (default), and 453.592 and 28.3495 grams with "specified".
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (from, to, definitions).
 * @example convertWeight(1, 'pounds', 'grams') // 453.59237
 */
export function convertWeight(
  value: number,
  from: UnitOf<'weight'>,
  to: UnitOf<'weight'>,
  definitions: Definitions = 'exact',
): number {
  return convertBy(isExact(definitions) ? WEIGHT_EXACT : WEIGHT, value, from, to);
}
