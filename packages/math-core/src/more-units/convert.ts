import { tellingFigure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { divide, type Rational, sign } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import { type Conversion, convertAlong, DECIMALS } from '../unit/conversion.js';
import type { ConvertAnyInput, ConvertOptions, UnitName } from '../unit/convert.js';
import { type ConversionFields, prepare, unknownInConversion } from '../unit/prepare.js';
import type { Route, ScaledUnit } from '../unit/route.js';
import { fromBase, tableNumber, toBase } from '../unit/scale.js';
import type { TextOr } from '../result/text-or.js';
import { convertRadians, radiansOf } from './convert-radians.js';
import { EVERY_UNIT } from './words.js';
import { reciprocalSteps } from './reciprocal-steps.js';
import { type AnyCategory, RECIPROCAL, type UnitIn } from './units.js';

/**
 * The input of `convert` with ids of units. With a category, as in `ConvertInput<'area'>`, the type allows only its units.
 * Without one, it allows any unit id.
 */
export interface ConvertInput<C extends AnyCategory = AnyCategory> extends ConvertOptions {
  /** The kind of quantity. */
  readonly category: C;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: UnitIn<C>;
  /** The id of the unit to convert to. */
  readonly to: UnitIn<C>;
}

/** The names of units of a category that are ids of another one: GB, an id of data, is also the symbol of gigabytes. */
export interface SharedNames {
  readonly data: 'kilobytes' | 'megabytes' | 'gigabytes' | 'terabytes';
  readonly 'data size': Exclude<UnitIn<'data'>, 'bytes'>;
}

/** The ids of all categories that name a unit of the given one. */
export type OwnNames<C extends string> =
  | UnitIn<C extends AnyCategory ? C : AnyCategory>
  | (C extends keyof SharedNames ? SharedNames[C] : never);

/** The input with other names of units ("acre", "sq ft"), or with names that are known only at run time. */
export interface ConvertTextInput<C extends string, F extends string, T extends string>
  extends ConvertOptions {
  /** The kind of quantity. */
  readonly category: TextOr<AnyCategory, C>;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The unit of `value`: its id, name or symbol, or another usual name. */
  readonly from: UnitName<OwnNames<C>, UnitIn<AnyCategory>, F>;
  /** The unit to convert to. */
  readonly to: UnitName<OwnNames<C>, UnitIn<AnyCategory>, T>;
}

/**
 * Converts a value between two units of a category of {@link ALL_UNITS}, like `convert` of `/unit`. A value in radians may
 * be a multiple of π, such as "2π/3".
 * Errors: those of `convert` of `/unit`; `division-by-zero` (value) for 0 in a conversion between L/100 km and distance per
 * volume.
 * @example convert({ category: 'area', value: 1, from: 'acres', to: 'square feet' }) // answer.text is "43560.0000"
 * @example convert({ value: 30, from: 'US mpg', to: 'L/100 km' }) // answer.text is "7.8405"
 * @example convert({ category: 'angle', value: 90, from: 'degrees', to: 'radians' }) // answer.text is "1.5708"
 */
export function convert<C extends AnyCategory>(input: ConvertInput<C>): Result<Conversion>;
/** Converts with other names of units, or with names that are known only at run time. */
export function convert<C extends string, F extends string, T extends string>(
  input: ConvertTextInput<C, F, T>,
): Result<Conversion>;
/** Converts a value with its unit, or between units whose names determine the category. */
export function convert(input: ConvertAnyInput): Result<Conversion>;
export function convert(input: ConvertOptions): Result<Conversion> {
  const unknown = unknownInConversion(input, 'category value from to definitions decimals significant');
  if (unknown) return unknown;
  const fields = input as ConversionFields;
  const inRadians = radiansOf(fields);
  if (inRadians) return convertRadians(inRadians);
  const found = prepare(EVERY_UNIT, fields);
  if (!found.ok) return found;
  const isReciprocal = (found.value.from.id === RECIPROCAL) !== (found.value.to.id === RECIPROCAL);
  return isReciprocal ? convertReciprocal(found.value) : success(convertAlong(found.value));
}

function convertReciprocal(route: Route): Result<Conversion> {
  const { from, to, value, digits } = route;
  if (sign(value) === 0) return failure('value', 'division-by-zero', 'value must not be 0.');
  const base = from.id === RECIPROCAL ? turned(from, value) : toBase(from, value);
  const answer = tellingFigure(
    to.id === RECIPROCAL ? turned(to, base) : fromBase(to, base),
    digits,
    DECIMALS,
  );
  const text = exactText(value);
  return success({
    answer,
    value: text,
    factor: { from: from.factor, to: to.factor },
    steps: reciprocalSteps(route, { value: text, base: exactText(base) }, answer),
  });
}

function turned({ factor }: ScaledUnit, value: Rational): Rational {
  return divide(tableNumber(factor), value);
}
