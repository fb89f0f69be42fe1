import { convertBy } from './convert-by.js';
import { isExact } from './is-exact.js';
import { LENGTH, LENGTH_EXACT } from './number-factors.js';
import type { Definitions } from '../route.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a length: gives the double nearest to the exact answer, `value` read as its shortest decimal text, ±Infinity
 * past the largest double. `definitions` chooses between the product's factors (default), some of them rounded, and the
 * legal definitions.
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (from, to, definitions).
 * @example convertLength(5, 'inches', 'centimeters') // 12.7
 */
export function convertLength(
  value: number,
  from: UnitOf<'length'>,
  to: UnitOf<'length'>,
  definitions: Definitions = 'specified',
): number {
  return convertBy(isExact(definitions) ? LENGTH_EXACT : LENGTH, value, from, to);
}
