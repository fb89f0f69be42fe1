import type { Definitions } from '../route.js';
import type { UnitCategory, UnitOf } from '../unit-tables.js';
import { type ByUnit, lookUp, unknownName } from './convert-by.js';
import { isExact } from './is-exact.js';
import { nearestLong } from './nearest-long.js';
import * as factors from './number-factors.js';

interface Tables {
  readonly exact: ByUnit;
  readonly specified?: ByUnit;
  readonly offsets?: ByUnit;
}

const TABLES = new Map<string, Tables>([
  ['length', { exact: factors.LENGTH_EXACT, specified: factors.LENGTH }],
  ['weight', { exact: factors.WEIGHT_EXACT, specified: factors.WEIGHT }],
  ['temperature', { exact: factors.TEMPERATURE, offsets: factors.TEMPERATURE_OFFSET }],
  ['time', { exact: factors.TIME }],
  ['speed', { exact: factors.SPEED_EXACT, specified: factors.SPEED }],
  ['data', { exact: factors.DATA }],
  ['volume', { exact: factors.VOLUME }],
]);

/**
 * Converts a number between two units of a category. Returns the double nearest to the exact answer, with `value` read
 * as its shortest decimal text; ±Infinity past the largest double. `definitions` is one of {@link DEFINITIONS},
 * "exact" by default. Functions such as {@link convertLength} import only one category.
 * Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (category, from, to, definitions).
 * @example convertNumber('length', 5, 'inches', 'centimeters') // 12.7
 */
export function convertNumber<C extends UnitCategory>(
  category: C,
  value: number,
  from: UnitOf<C>,
  to: UnitOf<C>,
  definitions: Definitions = 'exact',
): number {
  const tables = TABLES.get(category);
  if (!tables) throw unknownName('category');
  const { exact, specified = exact, offsets } = tables;
  const table = isExact(definitions) ? exact : specified;
  const factor = lookUp(table, from, 'from');
  const divisor = lookUp(table, to, 'to');
  const offset = offsets ? lookUp(offsets, from, 'from') - lookUp(offsets, to, 'to') : 0;
  // A whole number equals its shortest decimal text, and this product of whole numbers is exact.
  return offset === 0 && Number.isInteger(value) && Math.abs(value * factor) < 2 ** 53
    ? (value * factor) / divisor + 0
    : nearestLong(value, factor, offset, divisor);
}
