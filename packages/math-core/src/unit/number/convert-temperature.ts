import { MathError } from '../../result/math-error.js';
import { lookUp } from './convert-by.js';
import { nearestLinear } from './nearest-linear.js';
import { TEMPERATURE, TEMPERATURE_OFFSET } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/** Absolute zero in each unit. The double of a decimal below it is at most as large, and reads as its own decimal. */
const ABSOLUTE_ZERO: Readonly<Record<UnitOf<'temperature'>, number>> = {
  celsius: -273.15,
  fahrenheit: -459.67,
  kelvin: 0,
};

/**
 * Converts a temperature, a point on a scale. Returns the double nearest to the exact answer, with `value`
 * read as its shortest decimal text, or ±Infinity past the largest double. Throws `MathError`: `not-a-number`
 * (value not finite); `unknown-name` (from, to); `out-of-range` for a temperature below absolute zero.
 * @example convertTemperature(32, 'fahrenheit', 'celsius') // 0
 */
export function convertTemperature(
  value: number,
  from: UnitOf<'temperature'>,
  to: UnitOf<'temperature'>,
): number {
  const factor = lookUp(TEMPERATURE, from, 'from');
  const divisor = lookUp(TEMPERATURE, to, 'to');
  const converted = nearestLinear(value, factor, TEMPERATURE_OFFSET[from] - TEMPERATURE_OFFSET[to], divisor);
  if (value < ABSOLUTE_ZERO[from])
    throw new MathError('value', 'out-of-range', 'value is below absolute zero.');
  return converted;
}
