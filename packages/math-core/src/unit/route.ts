import type { Digits } from '../rational/digits.js';
import type { Rational } from '../rational/rational.js';
import type { Scale } from './scale.js';
import type { Unit } from './unit.js';

/**
 * The sets of factors. "exact" (the default) contains the legal definitions. "specified" contains everyday
 * ones, four of which are rounded: 1 mile = 1609.34 m, 1 pound = 453.592 g, 1 ounce = 28.3495 g, 1 km/h =
 * 0.277778 m/s.
 */
export const DEFINITIONS = /* @__PURE__ */ Object.freeze(['exact', 'specified'] as const);

/** The name of a set of factors. */
export type Definitions = (typeof DEFINITIONS)[number];

/** The sets of factors as rows with an id, for the lookup by name. A test compares both. */
export const SETS: readonly { readonly id: Definitions }[] = [{ id: 'exact' }, { id: 'specified' }];

/** A unit with the factor of one set of definitions. */
export interface ScaledUnit extends Scale {
  readonly id: string;
  /** The factor by the legal definition. */
  readonly legal: string;
  /** The name or symbol of the unit in a formula: "inches", "°F". */
  readonly label: string;
}

/** Returns a unit with its factor from a set of definitions. */
export function scaledUnit(unit: Unit, definitions: Definitions = 'exact'): ScaledUnit {
  const { factor, exactFactor: legal = factor } = unit;
  return {
    offset: '0',
    ...unit,
    label: unit.offset ? unit.symbol : unit.name,
    factor: definitions === 'exact' ? legal : factor,
    legal,
  };
}

/** A value, the two units of its conversion, and the base unit between them. */
export interface Route {
  readonly value: Rational;
  /** The value in the base unit. */
  readonly inBase: Rational;
  readonly from: ScaledUnit;
  readonly base: ScaledUnit;
  readonly to: ScaledUnit;
  /** The requested digits of the answer. */
  readonly digits: Digits;
}
