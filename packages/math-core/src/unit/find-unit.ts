import { failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';

interface Named {
  readonly id: string;
}

/** Finds the entry with the given id. Errors: `unknown-name` (field). */
export function findNamed<F extends string, T extends Named>(
  list: readonly T[],
  fields: Readonly<Record<F, unknown>>,
  field: F,
): Result<T> {
  const id = fields[field];
  const found = list.find((each) => each.id === id);
  if (found) return success(found);
  const listed = 7; // The list is cut off to keep the sentence short.
  const names = list.slice(0, listed).map((each) => each.id);
  return failure(
    field,
    'unknown-name',
    `${field} must be a name such as ${names.join(', ')}, but is ${shown(id)}.`,
  );
}

/**
 * Returns whether a value (from a link, for example) is the id of a category.
 * @example isUnitCategory('constructor') // false
 */
export function isUnitCategory(id: unknown): id is UnitCategory {
  return UNIT_CATEGORIES.some((category) => category.id === id);
}

/**
 * Returns whether a value is the id of a unit of `category`.
 * @example isUnitOf('length', 'feet') // true
 */
export function isUnitOf<C extends UnitCategory>(category: C, id: unknown): id is UnitOf<C> {
  return UNIT_CATEGORIES.some((each) => each.id === category && each.units.some((unit) => unit.id === id));
}
