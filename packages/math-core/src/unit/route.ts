import type { Scale } from './scale.js';
import type { Unit } from './unit.js';

/** Lists the sets of factors: the product's, some of them rounded, and the legal definitions. */
export const DEFINITIONS = ['specified', 'exact'] as const;

/** The name of a set of factors. */
export type Definitions = (typeof DEFINITIONS)[number];

/** A unit with the factor that one conversion uses. */
export interface ScaledUnit extends Scale {
  readonly id: string;
  /** The unit as a formula writes it: "inches", "°F". */
  readonly label: string;
}

/** Gives a unit the factor of a set of definitions. */
export function scaledUnit(unit: Unit, definitions: Definitions): ScaledUnit {
  return {
    id: unit.id,
    label: unit.offset === undefined ? unit.name : unit.symbol,
    factor: (definitions === 'exact' ? unit.exactFactor : undefined) ?? unit.factor,
    offset: unit.offset ?? '0',
  };
}

/** The two units of a conversion, and the base unit between them. */
export interface Route {
  readonly from: ScaledUnit;
  readonly base: ScaledUnit;
  readonly to: ScaledUnit;
}
