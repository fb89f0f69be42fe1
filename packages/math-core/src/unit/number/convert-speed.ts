import { convertBy } from './convert-by.js';
import { isExact } from './is-exact.js';
import { SPEED, SPEED_EXACT } from './number-factors.js';
import type { Definitions } from '../route.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a speed. Returns the double nearest to the exact answer, with `value` read as its shortest decimal
 * text, or ±Infinity past the largest double. 1 km/h is 5/18 m/s with the `definitions` "exact" (default),
 * and 0.277778 m/s with "specified". Throws `MathError`: `not-a-number` (value not finite); `unknown-name`
 * (from, to, definitions).
 * @example convertSpeed(90, 'km/h', 'm/s') // 25
 */
export function convertSpeed(
  value: number,
  from: UnitOf<'speed'>,
  to: UnitOf<'speed'>,
  definitions: Definitions = 'exact',
): number {
  return convertBy(isExact(definitions) ? SPEED_EXACT : SPEED, value, from, to);
}
