import type { Digits } from '../rational/digits.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { type Result, success } from '../result/result.js';
import type { TextOr } from '../result/text-or.js';
import { type Conversion, convertAlong } from './conversion.js';
import { type ConversionFields, prepare, unknownInConversion } from './prepare.js';
import type { Definitions } from './route.js';
import type { UnitCategory, UnitOf } from './unit-tables.js';
import { UNITS } from './words.js';

/** Options of every conversion. By default, an answer has 4 decimals, or 4 significant digits below 0.001. */
export interface ConvertOptions extends Digits {
  /** The set of factors, one of `DEFINITIONS` of `/unit`. Defaults to "exact". */
  readonly definitions?: Definitions | undefined;
}

/**
 * The input of `convert` with ids of units. With a category, as in `ConvertInput<'length'>`, the type allows only its
 * units. Without one, it allows any unit id.
 */
export interface ConvertInput<C extends UnitCategory = UnitCategory> extends ConvertOptions {
  /** The kind of quantity. */
  readonly category: C;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: UnitOf<C>;
  /** The id of the unit to convert to. */
  readonly to: UnitOf<C>;
}

/** The name of a unit: any text, but no id of a unit of another category. */
export type UnitName<Own extends string, Every extends string, Text extends string> = Text extends Own
  ? Text
  : Text extends Every
    ? never
    : Text;

/** The input with other names of units ("mile", "km", "°F"), or with names that are known only at run time. */
export interface ConvertTextInput<C extends string, F extends string, T extends string>
  extends ConvertOptions {
  /** The kind of quantity. */
  readonly category: TextOr<UnitCategory, C>;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The unit of `value`: its id, name or symbol, or another usual name. */
  readonly from: UnitName<UnitOf<C extends UnitCategory ? C : UnitCategory>, UnitOf<UnitCategory>, F>;
  /** The unit to convert to. */
  readonly to: UnitName<UnitOf<C extends UnitCategory ? C : UnitCategory>, UnitOf<UnitCategory>, T>;
}

/** A value with its unit, such as the result of `parseQuantity`. */
export interface QuantityInput {
  /** The value in the unit. */
  readonly value: NumericInput;
  /** The id of the unit. */
  readonly unit: string;
  /** The id of the category of the unit. */
  readonly category: string;
}

/** The input without a category, which follows from the units. */
export type ConvertAnyInput = ConvertOptions & {
  /** The unit to convert to: its id, name or symbol. */
  readonly to: string;
  readonly category?: never;
} & (
    | {
        /** The value in the unit `from`, or a value with its unit. */
        readonly value: QuantityInput;
        readonly from?: never;
      }
    | {
        readonly value: NumericInput;
        /** The unit of `value`: its id, name or symbol. Omitted if the value has its unit. */
        readonly from: string;
      }
  );

/**
 * Converts a value between two units of a category. Units have ids, names and symbols: "miles", "mile", "mi". Temperatures
 * are points on a scale, not differences. If a name has several meanings, such as pint, the US unit is meant. Without a
 * category, it is ambiguous.
 * Errors: `unknown-name` (category, from, to, definitions); `ambiguous` (category, from, to); `not-a-number`, `too-large`;
 * `out-of-range` for a temperature below absolute zero, and for decimals and significant.
 * @example convert({ category: 'length', value: 5, from: 'inches', to: 'centimeters' }) // answer.text is "12.7000"
 * @example convert({ value: 1, from: 'inch', to: 'mi' }) // answer.text is "0.00001578"
 * @example convert({ value: 60, from: 'mph', to: 'km/h', significant: 3 }) // answer.text is "96.6"
 */
export function convert<C extends UnitCategory>(input: ConvertInput<C>): Result<Conversion>;
/** Converts with other names of units, or with names that are known only at run time. */
export function convert<C extends string, F extends string, T extends string>(
  input: ConvertTextInput<C, F, T>,
): Result<Conversion>;
/** Converts a value with its unit, or between units whose names determine the category. */
export function convert(input: ConvertAnyInput): Result<Conversion>;
export function convert(input: ConvertOptions): Result<Conversion> {
  const unknown = unknownInConversion(input, 'category value from to definitions decimals significant');
  if (unknown) return unknown;
  const found = prepare(UNITS, input as ConversionFields);
  return found.ok ? success(convertAlong(found.value)) : found;
}
