import type { CategoryOfUnits, Unit } from './unit.js';
import { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';

/** Finds a category by its id. */
export function findCategory(id: unknown): CategoryOfUnits | undefined {
  return UNIT_CATEGORIES.find((category) => category.id === id);
}

/** Finds a unit of a category by its id. */
export function findUnit(category: CategoryOfUnits, id: unknown): Unit | undefined {
  return category.units.find((unit) => unit.id === id);
}

/**
 * Whether a value (from a link, for example) is the id of a category.
 * @example isUnitCategory('constructor') // false
 */
export function isUnitCategory(id: unknown): id is UnitCategory {
  return findCategory(id) !== undefined;
}

/**
 * Whether a value is the id of a unit of `category`.
 * @example isUnitOf('length', 'feet') // true
 */
export function isUnitOf<C extends UnitCategory>(category: C, id: unknown): id is UnitOf<C> {
  const found = findCategory(category);
  return found !== undefined && findUnit(found, id) !== undefined;
}
