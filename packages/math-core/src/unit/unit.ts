/**
 * A unit of measure. A value in it is (value - offset) × factor in the base unit of its category.
 * Factors and offsets are exact number text, a decimal ("0.0254") or a fraction ("5/9").
 */
export interface Unit {
  /** The id: "miles". */
  readonly id: string;
  /** The English name, in the plural: "miles". */
  readonly name: string;
  /** The symbol: "mi". */
  readonly symbol: string;
  /** The factor of the definitions "specified": exact, or a rounded everyday value. */
  readonly factor: string;
  /** The legal definition, if `factor` is rounded. */
  readonly exactFactor?: string;
  /** The value in this unit of the base unit's zero. Only temperature scales have it. */
  readonly offset?: string;
}

/** Units that can be converted to each other. */
export interface CategoryOfUnits {
  /** The id: "length". */
  readonly id: string;
  /** The English name: "Length". */
  readonly name: string;
  /** The id of the unit whose factor is 1. */
  readonly base: string;
  /** The units, in display order. */
  readonly units: readonly Unit[];
}
