import { convertBy } from './convert-by.js';
import { DATA } from './number-factors.js';
import type { UnitOf } from '../unit-tables.js';

/**
 * Converts an amount of data, each unit 1024 of the one before: gives the double nearest to the exact answer, `value` read as its shortest decimal text, ±Infinity
 * past the largest double.
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (from, to).
 * @example convertData(1, 'GB', 'MB') // 1024
 */
export function convertData(value: number, from: UnitOf<'data'>, to: UnitOf<'data'>): number {
  return convertBy(DATA, value, from, to);
}
