/**
 * A unit of measure. A value in it is (value - offset) × factor in the category's base unit.
 * Factors and offsets are exact number text, a decimal ("0.0254") or a fraction ("5/9").
 */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** The product's factor (specification, section 9), some of them rounded. */
  readonly factor: string;
  /** The legal definition, where `factor` is a rounding of it. */
  readonly exactFactor?: string;
  /** Where the unit's zero lies, in the unit itself: temperature scales only. */
  readonly offset?: string;
}

/** Units that convert into each other. */
export interface CategoryOfUnits {
  readonly id: string;
  readonly name: string;
  /** The id of the unit whose factor is 1. */
  readonly base: string;
  readonly units: readonly Unit[];
}
