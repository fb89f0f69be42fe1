import { convertBy } from './convert-by.js';
import { DATA } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts an amount of data. Each unit is 1024 of the previous one. Returns the double nearest to the exact
 * answer, with `value` read as its shortest decimal text, or ±Infinity past the largest double.
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (from, to).
 * @example convertData(1, 'GB', 'MB') // 1024
 */
export function convertData(value: number, from: UnitOf<'data'>, to: UnitOf<'data'>): number {
  return convertBy(DATA, value, from, to);
}
