import { convertBy } from './convert-by.js';
import { isExact } from './is-exact.js';
import { LENGTH, LENGTH_EXACT } from './number-factors.js';
import type { Definitions } from '../route.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a length. Returns the double nearest to the exact answer, with `value` read as its shortest
 * decimal text, or ±Infinity past the largest double. A mile is 1609.344 meters with the `definitions`
 * "exact" (default), and 1609.34 meters with "specified". Throws `MathError`: `not-a-number` (value not
 * finite); `unknown-name` (from, to, definitions).
 * @example convertLength(1, 'miles', 'feet') // 5280
 */
export function convertLength(
  value: number,
  from: UnitOf<'length'>,
  to: UnitOf<'length'>,
  definitions: Definitions = 'exact',
): number {
  return convertBy(isExact(definitions) ? LENGTH_EXACT : LENGTH, value, from, to);
}
