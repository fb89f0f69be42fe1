import type { AnyCategory, UnitIn } from '../more-units/units.js';

/** A unit of a category of `ALL_UNITS`. */
export interface NamedUnit {
  /** The category that the unit belongs to. */
  readonly category: AnyCategory;
  /** The id of the unit. */
  readonly unit: UnitIn<AnyCategory>;
}
