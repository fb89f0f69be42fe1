import { figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { divide, type Rational, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { type Conversion, convertAlong } from '../unit/conversion.js';
import { type ConversionFields, prepare } from '../unit/prepare.js';
import type { Route, ScaledUnit } from '../unit/route.js';
import { fromBase, tableNumber, toBase } from '../unit/scale.js';
import type { TextOr } from '../result/text-or.js';
import { convertRadians, isInRadians } from './convert-radians.js';
import { reciprocalSteps } from './reciprocal-steps.js';
import { ALL_UNITS, type AnyCategory, RECIPROCAL, type UnitIn } from './units.js';

const DECIMALS = 4;

/** The input of `convertUnits`. With a category, as in `ConvertUnitsInput<'area'>`, the type allows only its units; without one, any unit id. */
export interface ConvertUnitsInput<C extends AnyCategory = AnyCategory> {
  /** The kind of quantity. */
  readonly category: C;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: UnitIn<C>;
  /** The id of the unit to convert to. */
  readonly to: UnitIn<C>;
}

/** The input with names that are known only at run time: any `string` compiles, but a literal only if it is a valid name. */
export interface ConvertUnitsTextInput<C extends string, F extends string, T extends string> {
  /** The kind of quantity. */
  readonly category: TextOr<AnyCategory, C>;
  /** The value in the unit `from`. */
  readonly value: NumericInput;
  /** The id of the unit of `value`. */
  readonly from: TextOr<UnitIn<C extends AnyCategory ? C : AnyCategory>, F>;
  /** The id of the unit to convert to. */
  readonly to: TextOr<UnitIn<C extends AnyCategory ? C : AnyCategory>, T>;
}

/**
 * Converts a value between two units of a category of {@link ALL_UNITS} by their exact definitions; the answer has 4
 * decimals. Temperatures are points on a scale, not differences. A value in radians may be a multiple of π, such as "2π/3".
 * Errors: `unknown-name` (category, from, to); `not-a-number`, `too-large`, `division-by-zero` (value; also 0 in a
 * conversion between L/100 km and distance per volume); `out-of-range` for a temperature below absolute zero.
 * @example convertUnits({ category: 'area', value: 1, from: 'acres', to: 'square feet' }) // answer.text is "43560.0000"
 * @example convertUnits({ category: 'fuel use', value: 30, from: 'US mpg', to: 'L/100 km' }) // answer.text is "7.8405"
 * @example convertUnits({ category: 'angle', value: 90, from: 'degrees', to: 'radians' }) // answer.text is "1.5708"
 */
export function convertUnits<C extends AnyCategory>(input: ConvertUnitsInput<C>): Result<Conversion>;
/** Converts with names that are known only at run time, such as those of a form; an unknown one is an `unknown-name` failure. */
export function convertUnits<C extends string, F extends string, T extends string>(
  input: ConvertUnitsTextInput<C, F, T>,
): Result<Conversion>;
export function convertUnits(input: ConversionFields): Result<Conversion> {
  const { category, value, from, to } = fieldsOf(input);
  if (isInRadians({ category, value, from, to })) return convertRadians({ category, value, from, to });
  const found = prepare(ALL_UNITS, { category, value, from, to });
  if (!found.ok) return found;
  const isReciprocal = (found.value.from.id === RECIPROCAL) !== (found.value.to.id === RECIPROCAL);
  return isReciprocal ? convertReciprocal(found.value) : success(convertAlong(found.value));
}

function convertReciprocal(route: Route): Result<Conversion> {
  const { from, to, value } = route;
  if (sign(value) === 0) return failure('value', 'division-by-zero', 'value must not be 0.');
  const base = from.id === RECIPROCAL ? turned(from, value) : toBase(from, value);
  const answer = figure(to.id === RECIPROCAL ? turned(to, base) : fromBase(to, base), DECIMALS);
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
