import type { Definitions } from '../route.js';
import type { UnitCategory, UnitOf } from '../unit-tables.js';
import { type ByUnit, convertBy, unknownName } from './convert-by.js';
import { convertTemperature } from './convert-temperature.js';
import { isExact } from './is-exact.js';
import * as factors from './number-factors.js';

// The tables for the definitions "exact" and, if they differ, "specified".
const TABLES = new Map<string, readonly [exact: ByUnit, specified?: ByUnit]>([
  ['length', [factors.LENGTH_EXACT, factors.LENGTH]],
  ['weight', [factors.WEIGHT_EXACT, factors.WEIGHT]],
  ['temperature', [factors.TEMPERATURE]],
  ['time', [factors.TIME]],
  ['speed', [factors.SPEED_EXACT, factors.SPEED]],
  ['data', [factors.DATA]],
  ['volume', [factors.VOLUME]],
]);

/**
 * Converts a number between two units of a category. Returns the double nearest to the exact answer, with
 * `value` read as its shortest decimal text, or ±Infinity past the largest double. `definitions` is one of
 * {@link DEFINITIONS} and defaults to "exact". Functions such as {@link convertLength} import only one
 * category. Throws `MathError`: `not-a-number` (value not finite); `unknown-name` (category, from, to,
 * definitions).
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
  const [exact, specified = exact] = tables;
  const table = isExact(definitions) ? exact : specified;
  return category === 'temperature'
    ? convertTemperature(value, from as UnitOf<'temperature'>, to as UnitOf<'temperature'>)
    : convertBy(table, value, from, to);
}
