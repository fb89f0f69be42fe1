import { nearestName } from '../result/nearest-name.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import { shown } from '../result/shown.js';
import { type FoundUnit, type KnownUnits, namesOf } from './lookup.js';
import type { CategoryOfUnits, Unit } from './unit.js';
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
  return unknownName(list, id, field);
}

/** Finds the unit of a category with the given id or under another name. Errors: `unknown-name` (field). */
export function findUnit<F extends string>(
  { find }: KnownUnits,
  { id, units }: CategoryOfUnits,
  fields: Readonly<Record<F, unknown>>,
  field: F,
): Result<Unit> {
  const text = fields[field];
  const own = units.find((unit) => unit.id === text);
  if (own) return success(own);
  if (typeof text !== 'string') return unknownName(units, text, field);
  const [found] = find(text, id);
  const named = units.find((unit) => unit.id === found?.unit);
  if (named) return success(named);
  if (find(text).length > 0) return unknownName(units, text, field, ' It measures another quantity.');
  return misspelled(units, text, field);
}

/** Returns the failure for a text that names no unit, with the unit whose name is similar. */
export function misspelled(units: readonly Unit[], text: string, field: string): Failure {
  const near = nearest(text, units);
  return unknownName(units, text, field, near && ` Did you mean ${near}?`);
}

/** Returns a failure if the text is ambiguous between several units. */
export function ambiguousUnit(field: string, text: string, units: readonly FoundUnit[]): Failure | undefined {
  if (units.length < 2) return undefined;
  const names = units.map((each) => `${each.unit} (${each.category})`).join(' or ');
  return failure(field, 'ambiguous', `${field} must specify which unit ${shown(text)} means: ${names}.`);
}

/** Returns the failure for text that names no unit. */
export function unknownUnit(field: string, text: unknown): Failure {
  return failure(
    field,
    'unknown-name',
    `${field} must be a unit such as km, ft or °C, but is ${shown(text)}.`,
  );
}

/** Returns the failure for a name that isn't in a list, with a hint. */
export function unknownName(list: readonly Named[], given: unknown, field: string, hint = ''): Failure {
  const listed = 7; // The list is cut off to keep the sentence short.
  const names = list.slice(0, listed).map((each) => each.id);
  return failure(
    field,
    'unknown-name',
    `${field} must be a name such as ${names.join(', ')}, but is ${shown(given)}.${hint}`,
  );
}

/** Returns the id of the unit whose name is similar. */
function nearest(text: string, units: readonly Unit[]): string | undefined {
  const ids = new Map(units.flatMap((unit) => [unit.id, ...namesOf(unit)].map((name) => [name, unit.id])));
  return ids.get(nearestName(text, [...ids.keys()]) ?? '');
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
