import { convertBy } from './convert-by.js';
import { VOLUME } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a volume. Returns the double nearest to the exact answer, with `value` read as its shortest
 * decimal text, or ±Infinity past the largest double. Throws `MathError`: `not-a-number` (value not finite);
 * `unknown-name` (from, to).
 * @example convertVolume(1, 'US gallons', 'liters') // 3.785411784
 */
export function convertVolume(value: number, from: UnitOf<'volume'>, to: UnitOf<'volume'>): number {
  return convertBy(VOLUME, value, from, to);
}
