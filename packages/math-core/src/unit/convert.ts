import type { NumericInput } from '../rational/parse-decimal.js';
import { type Result, success } from '../result/result.js';
import { type Conversion, convertAlong } from './conversion.js';
import { type ConversionFields, prepare } from './prepare.js';
import type { Definitions } from './route.js';
import type { TextOr } from '../result/text-or.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';

/**
 * The input of `convert`. With a category, as in `ConvertInput<'length'>`, the type allows only its units.
 * Without one, it allows any unit id.
 */
export interface ConvertInput<C extends UnitCategory = UnitCategory> {
  /** The kind of quantity. */
  readonly category: C;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: UnitOf<C>;
  /** The id of the unit to convert to. */
  readonly to: UnitOf<C>;
  /** The set of factors from {@link DEFINITIONS}. Defaults to "exact". */
  readonly definitions?: Definitions | undefined;
}

/**
 * The input with names that are known only at run time. Any `string` compiles, but a literal does only if it
 * is a valid name.
 */
export interface ConvertTextInput<C extends string, F extends string, T extends string> {
  /** The kind of quantity. */
  readonly category: TextOr<UnitCategory, C>;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: TextOr<UnitOf<C extends UnitCategory ? C : UnitCategory>, F>;
  /** The id of the unit to convert to. */
  readonly to: TextOr<UnitOf<C extends UnitCategory ? C : UnitCategory>, T>;
  /** The set of factors from {@link DEFINITIONS}. Defaults to "exact". */
  readonly definitions?: Definitions | undefined;
}

/**
 * Converts a value between two units of a category. The answer has 4 decimals. Temperatures are points on a
 * scale, not differences. Errors: `unknown-name` (category, from, to, definitions); `not-a-number`,
 * `too-large`; `out-of-range` for a temperature below absolute zero.
 * @example convert({ category: 'length', value: 5, from: 'inches', to: 'centimeters' }) // answer.text is "12.7000"
 */
export function convert<C extends UnitCategory>(input: ConvertInput<C>): Result<Conversion>;
/**
 * Converts with names that are known only at run time, such as those of a form. An unknown one is an
 * `unknown-name` failure.
 */
export function convert<C extends string, F extends string, T extends string>(
  input: ConvertTextInput<C, F, T>,
): Result<Conversion>;
export function convert(input: ConversionFields): Result<Conversion> {
  const found = prepare(UNIT_CATEGORIES, input);
  return found.ok ? success(convertAlong(found.value)) : found;
}
