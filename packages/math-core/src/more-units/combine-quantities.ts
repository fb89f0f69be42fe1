import { calculate } from '../arithmetic/calculate.js';
import type { Figure } from '../rational/figure.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import type { QuantityInput } from '../unit/convert.js';
import { type ConversionFields, unknownInQuantity } from '../unit/prepare.js';
import { convert } from './convert.js';
import { ALL_UNITS } from './units.js';

/** The powers of length and time in a category. */
const POWERS = [
  ['length', '1,0'],
  ['area', '2,0'],
  ['volume', '3,0'],
  ['time', '0,1'],
  ['speed', '1,-1'],
] as const;
/** The units of length, time and speed that belong together. */
const SYSTEMS = [
  ['kilometers', 'hours', 'km/h'],
  ['miles', 'hours', 'mph'],
  ['meters', 'seconds', 'm/s'],
  ['feet', 'seconds', 'ft/s'],
] as const;

/** The input of {@link combineQuantities}. */
export interface QuantitiesInput {
  /** The first quantity, such as the result of `parseQuantity`. */
  readonly left: QuantityInput;
  /** The operation. */
  readonly operation: 'multiply' | 'divide';
  /** The second quantity. */
  readonly right: QuantityInput;
}

/** A quantity of another kind. */
export interface CombinedQuantity {
  /** The answer in `unit`, with up to 10 decimals. */
  readonly answer: Figure;
  /** The category of the answer. */
  readonly category: string;
  /** The id of the unit of the answer. */
  readonly unit: string;
  /** The symbol of the unit. */
  readonly symbol: string;
  /** The two values in the units that belong to the unit of the answer, as exact text. */
  readonly values: readonly [left: string, right: string];
  /** The calculation with these values. */
  readonly steps: readonly Step[];
}

/**
 * Multiplies or divides two quantities that have a length, a time, an area, a volume or a speed as the result: 100 km ÷ 2 h is
 * 50 km/h. Errors: `empty` (left, right); `unknown-name` (operation); `unsupported` (right) for quantities of other kinds;
 * those of `convert`; `division-by-zero` (right).
 * @example combineQuantities({ left: { value: 100, unit: 'kilometers', category: 'length' }, operation: 'divide', right: { value: 2, unit: 'hours', category: 'time' } }) // answer.text is "50" and unit is "km/h"
 */
export function combineQuantities(input: QuantitiesInput): Result<CombinedQuantity> {
  const { left, operation, right } = fieldsOf(input);
  const [one, other] = [fieldsOf(left), fieldsOf(right)];
  const unknown =
    unknownField(input, 'left operation right') ??
    unknownInQuantity(one, 'left') ??
    unknownInQuantity(other, 'right');
  if (unknown) return unknown;
  const known = (['multiply', 'divide'] as const).find((name) => name === operation);
  if (!known) return failure('operation', 'unknown-name', 'operation must be one of multiply, divide.');
  const category = categoryOf(one.category, known, other.category);
  if (category === undefined) return failure('right', 'unsupported');
  const units = unitsFor([one, other]);
  const unit = units[category];
  if (unit === undefined) return failure('right', 'unsupported');
  const [a, b] = [convertedTo(units, one), convertedTo(units, other)];
  if (!a.ok) return a;
  if (!b.ok) return b;
  const values = [a.value.answer.exact ?? '', b.value.answer.exact ?? ''] as const;
  const result = calculate({ left: values[0], operation: known, right: values[1] });
  if (!result.ok) return result;
  return success({ ...result.value, category, unit, symbol: symbolOf(category, unit), values });
}

const convertedTo = (units: Units, { category, value, unit }: QuantityInput) =>
  convert({ category, value, from: unit, to: units[category] } as ConversionFields as never);

const powersOf = (category: string): string | undefined => POWERS.find(([id]) => id === category)?.[1];

function categoryOf(one: string, operation: 'multiply' | 'divide', other: string): string | undefined {
  const [a, b] = [one, other].map((category) => powersOf(category)?.split(',').map(Number));
  const sign = operation === 'divide' ? -1 : 1;
  const powers = a?.map((power, i) => power + sign * (b?.[i] ?? NaN)).join(',');
  return POWERS.find(([, each]) => each === powers)?.[0];
}

type Units = Readonly<Record<string, string | undefined>>;

/** Returns the units of each category that belong to the units of two quantities. */
function unitsFor(both: readonly QuantityInput[]): Units {
  const own = both.map(({ unit }) =>
    typeof (unit as unknown) === 'string' ? unit.replace(/^(?:square|cubic) /, '') : '',
  );
  const isTimed = both.some(({ category }) => category === 'time' || category === 'speed');
  const system =
    SYSTEMS.find(([length, , speed]) => own.includes(length) || own.includes(speed)) ??
    (isTimed ? SYSTEMS.find(([, time]) => own.includes(time)) : own);
  const [length = '', time, speed] = system ?? SYSTEMS[0];
  return { length, area: `square ${length}`, volume: `cubic ${length}`, time, speed };
}

function symbolOf(category: string, unit: string): string {
  const units: readonly { readonly id: string; readonly symbol: string }[] =
    ALL_UNITS.find(({ id }) => id === category)?.units ?? [];
  return units.find(({ id }) => id === unit)?.symbol ?? unit;
}
