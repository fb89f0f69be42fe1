import { unknownName } from './convert-by.js';
import { convertData } from './convert-data.js';
import { convertLength } from './convert-length.js';
import { convertSpeed } from './convert-speed.js';
import { convertTemperature } from './convert-temperature.js';
import { convertTime } from './convert-time.js';
import { convertVolume } from './convert-volume.js';
import { convertWeight } from './convert-weight.js';
import { isExact } from './is-exact.js';
import type { Definitions } from '../route.js';
import type { UnitCategory, UnitOf } from '../unit-tables.js';

type Convert = (value: number, from: string, to: string, definitions: Definitions) => number;

// Each of them checks the names of units.
const CONVERTERS = new Map<string, Convert>([
  ['length', convertLength as Convert],
  ['weight', convertWeight as Convert],
  ['temperature', convertTemperature as Convert],
  ['time', convertTime as Convert],
  ['speed', convertSpeed as Convert],
  ['data', convertData as Convert],
  ['volume', convertVolume as Convert],
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
  const convert = CONVERTERS.get(category);
  if (!convert) throw unknownName('category');
  isExact(definitions); // throws for an unknown name in every category
  return convert(value, from, to, definitions);
}
