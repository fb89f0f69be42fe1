import { lookUp } from './convert-by.js';
import { nearestLinear } from './nearest-linear.js';
import { TEMPERATURE, TEMPERATURE_OFFSET } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a temperature, a point on a scale. Returns the double nearest to the exact answer, with `value`
 * read as its shortest decimal text, or ±Infinity past the largest double. Throws `MathError`: `not-a-number`
 * (value not finite); `unknown-name` (from, to).
 * @example convertTemperature(32, 'fahrenheit', 'celsius') // 0
 */
export function convertTemperature(
  value: number,
  from: UnitOf<'temperature'>,
  to: UnitOf<'temperature'>,
): number {
  const factor = lookUp(TEMPERATURE, from, 'from');
  const divisor = lookUp(TEMPERATURE, to, 'to');
  return nearestLinear(value, factor, TEMPERATURE_OFFSET[from] - TEMPERATURE_OFFSET[to], divisor);
}
