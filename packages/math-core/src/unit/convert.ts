import type { NumericInput } from '../rational/parse-decimal.js';
import { type Result, success } from '../result/result.js';
import { type Conversion, convertAlong } from './conversion.js';
import { prepare } from './prepare.js';
import type { Definitions } from './route.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';

/** With a category, as in `ConvertInput<'length'>`, the type only allows its units; without one, the id of any unit. */
export interface ConvertInput<C extends UnitCategory = UnitCategory> {
  /** The kind of quantity. */
  readonly category: C;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: UnitOf<C>;
  /** The id of the unit to convert to. */
  readonly to: UnitOf<C>;
  /** The set of factors, see {@link DEFINITIONS}; "exact" by default. */
  readonly definitions?: Definitions | undefined;
}

/**
 * Converts a value between two units of a category; the answer has 4 decimals. Temperatures are points on a scale, not
 * differences.
 * Errors: `unknown-name` (category, from, to, definitions); `not-a-number`, `too-large`; `out-of-range` for a temperature
 * below absolute zero.
 * @example convert({ category: 'length', value: 5, from: 'inches', to: 'centimeters' }) // answer.text is "12.7000"
 */
export function convert<C extends UnitCategory>(input: ConvertInput<C>): Result<Conversion> {
  const found = prepare(UNIT_CATEGORIES, input);
  return found.ok ? success(convertAlong(found.value)) : found;
}
