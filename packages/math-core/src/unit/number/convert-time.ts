import { convertBy } from './convert-by.js';
import { TIME } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts a time. Returns the double nearest to the exact answer, with `value` read as its shortest decimal
 * text, or ±Infinity past the largest double. Throws `MathError`: `not-a-number` (value not finite);
 * `unknown-name` (from, to).
 * @example convertTime(1.5, 'hours', 'minutes') // 90
 */
export function convertTime(value: number, from: UnitOf<'time'>, to: UnitOf<'time'>): number {
  return convertBy(TIME, value, from, to);
}
