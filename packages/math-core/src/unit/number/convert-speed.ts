import { convertBy } from './convert-by.js';
import { isExact } from './is-exact.js';
import { SPEED, SPEED_EXACT } from './number-factors.js';
import type { Definitions } from '../route.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a speed: gives the double nearest to the exact answer, `value` read as its shortest decimal text, ±Infinity
 * past the largest double. `definitions` chooses between the product's factors (default), some of them rounded, and the
 * legal definitions.
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (from, to, definitions).
 * @example convertSpeed(90, 'km/h', 'm/s', 'exact') // 25
 */
export function convertSpeed(
  value: number,
  from: UnitOf<'speed'>,
  to: UnitOf<'speed'>,
  definitions: Definitions = 'specified',
): number {
  return convertBy(isExact(definitions) ? SPEED_EXACT : SPEED, value, from, to);
}
