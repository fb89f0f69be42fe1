import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { type Conversion, convertAlong } from './conversion.js';
import type { ConvertInput } from './convert.js';
import { prepare, unknownInConversion } from './prepare.js';
import { scaledUnit } from './route.js';
import type { CategoryOfUnits } from './unit.js';
import { UNITS } from './words.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';

/** The input of {@link convertToAll}. */
export type ConvertToAllInput<C extends UnitCategory = UnitCategory> = Omit<ConvertInput<C>, 'to'>;

/** A value in one unit of the category. */
export interface ConversionTo<C extends UnitCategory = UnitCategory> extends Conversion {
  /** The id of the unit. */
  readonly unit: UnitOf<C>;
  /** The English name of the unit. */
  readonly name: string;
  /** The symbol of the unit. */
  readonly symbol: string;
}

/**
 * Converts a value to every unit of its category, including the given one, in the order of
 * {@link UNIT_CATEGORIES}. Errors: those of {@link convert}.
 * @example convertToAll({ category: 'time', value: 1, from: 'weeks' }) // 3.unit is "days" and 3.answer.text is "7.0000"
 */
export function convertToAll<C extends UnitCategory>(
  input: ConvertToAllInput<C>,
): Result<readonly ConversionTo<C>[]> {
  const fields = fieldsOf(input);
  const unknown = unknownInConversion(fields, 'category value from definitions decimals significant');
  if (unknown) return unknown;
  const found = prepare(UNITS, { ...fields, to: fields.from });
  if (!found.ok) return found;
  const { category, definitions } = fields;
  const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
  return success(
    categories
      .flatMap(({ id, units }) => (id === category ? units : []))
      .map((unit) => ({
        ...convertAlong({ ...found.value, to: scaledUnit(unit, definitions) }),
        unit: unit.id as UnitOf<C>,
        name: unit.name,
        symbol: unit.symbol,
      })),
  );
}
