import { failure, type Failure, type Result, success } from '../result/result.js';
import { findCategory, findUnit } from './find-unit.js';
import { DEFINITIONS, type Definitions, type ScaledUnit, scaledUnit } from './route.js';
import type { CategoryOfUnits } from './unit.js';

interface Names {
  readonly category: unknown;
  readonly from: unknown;
  readonly definitions?: unknown;
}

/** The start of a conversion. */
export interface Start {
  readonly category: CategoryOfUnits;
  readonly from: ScaledUnit;
  readonly base: ScaledUnit;
  readonly definitions: Definitions;
}

/** Finds the category, unit and definitions of an input by name. Errors: `unknown-name` (category, from, definitions). */
export function findStart({ category, from, definitions = 'exact' }: Names): Result<Start> {
  const found = findCategory(category);
  if (!found) return unknownName('category');
  const unit = findUnit(found, from);
  if (!unit) return unknownName('from');
  const name = DEFINITIONS.find((known) => known === definitions);
  if (!name) return unknownName('definitions');
  const base = findUnit(found, found.base) ?? unit;
  return success({
    category: found,
    from: scaledUnit(unit, name),
    base: scaledUnit(base, name),
    definitions: name,
  });
}

/** The failure for a name that the tables don't contain. */
export function unknownName(field: string): Failure {
  return failure(field, 'unknown-name', `${field} is unknown.`);
}
