import type { CategoryOfUnits, Unit } from './unit.js';

/** A category whose units have known ids. */
export interface UnitRows<C extends string, U extends string> extends CategoryOfUnits {
  readonly id: C;
  readonly base: U;
  readonly units: readonly [UnitRow<U>, UnitRow<U>, ...UnitRow<U>[]];
}

interface UnitRow<U extends string> extends Unit {
  readonly id: U;
}

/**
 * Parses categories from text, which is shorter in a bundle than objects, and freezes them. Categories are
 * separated by "|": a name, and after each ";" a unit with its id, symbol, factor, exact factor, name if it
 * isn't the id, and offset. The last three may be missing, and at most one of exact factor and offset is
 * present. The base is the first unit with the factor 1.
 */
export function unitTable(text: string): readonly CategoryOfUnits[] {
  return Object.freeze(text.split('|').map(category));
}

function category(text: string): CategoryOfUnits {
  const [name = '', ...rows] = text.split(';');
  const units = rows.map(unit);
  const base = units.find(({ factor }) => factor === '1')?.id ?? '';
  return Object.freeze({ id: name.toLowerCase(), name, base, units: Object.freeze(units) });
}

function unit(row: string): Unit {
  const [id = '', symbol = '', factor = '', exactFactor, name = id, offset] = row.split(',');
  const exact = exactFactor ? { exactFactor } : offset && { offset };
  return Object.freeze({ id, name, symbol, factor, ...exact });
}
