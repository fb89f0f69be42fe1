/** A conversion between two units, with the amounts of the larger unit that are drawn. */
export interface Conversion {
  /** The larger unit in the plural and in the singular. */
  readonly large: string;
  readonly one: string;
  readonly small: string;
  /** The number of smaller units in one larger unit. */
  readonly factor: number;
  /** The smallest and largest amounts, and the step between amounts. */
  readonly amounts: readonly [low: number, high: number, by: number];
  /** Factors that students confuse with the right one. */
  readonly confused: readonly number[];
}

type Row = readonly [
  large: string,
  one: string,
  small: string,
  factor: number,
  amounts: Conversion['amounts'],
  confused: readonly number[],
];

const conversions = (first: Row, ...others: readonly Row[]): readonly [Conversion, ...Conversion[]] => {
  const of = ([large, one, small, factor, amounts, confused]: Row): Conversion => ({
    large,
    one,
    small,
    factor,
    amounts,
    confused,
  });
  return [of(first), ...others.map(of)];
};

export const METRIC = /* @__PURE__ */ conversions(
  ['kilometers', 'kilometer', 'meters', 1000, [0.2, 12, 0.05], [100, 10_000]],
  ['meters', 'meter', 'centimeters', 100, [0.2, 15, 0.05], [10, 1000]],
  ['centimeters', 'centimeter', 'millimeters', 10, [1.2, 40, 0.1], [100, 1000]],
  ['kilograms', 'kilogram', 'grams', 1000, [0.2, 12, 0.05], [100, 10_000]],
  ['grams', 'gram', 'milligrams', 1000, [0.2, 12, 0.05], [100, 10_000]],
  ['liters', 'liter', 'milliliters', 1000, [0.2, 8, 0.05], [100, 10]],
);

export const CUSTOMARY = /* @__PURE__ */ conversions(
  ['feet', 'foot', 'inches', 12, [2, 40, 0.5], [10, 36]],
  ['yards', 'yard', 'feet', 3, [2, 60, 1], [12, 36]],
  ['yards', 'yard', 'inches', 36, [2, 20, 0.5], [12, 3]],
  ['miles', 'mile', 'feet', 5280, [2, 15, 0.5], [1760, 5000]],
  ['pounds', 'pound', 'ounces', 16, [2, 30, 0.5], [12, 10]],
  ['gallons', 'gallon', 'quarts', 4, [2, 40, 0.5], [2, 8]],
  ['gallons', 'gallon', 'cups', 16, [2, 20, 0.5], [8, 4]],
  ['quarts', 'quart', 'cups', 4, [2, 30, 0.5], [2, 8]],
);

export const SQUARED = /* @__PURE__ */ conversions(
  ['square meters', 'square meter', 'square centimeters', 10_000, [0.2, 12, 0.1], [100, 1000]],
  ['square centimeters', 'square centimeter', 'square millimeters', 100, [1.2, 60, 0.1], [10, 1000]],
  ['hectares', 'hectare', 'square meters', 10_000, [0.5, 20, 0.5], [100, 1000]],
  ['square feet', 'square foot', 'square inches', 144, [2, 40, 1], [12, 24]],
  ['square yards', 'square yard', 'square feet', 9, [2, 60, 1], [3, 6]],
  ['cubic meters', 'cubic meter', 'liters', 1000, [0.2, 15, 0.1], [100, 10]],
);

/** Rounded factors between customary and metric units, which the question gives. */
export const ACROSS = /* @__PURE__ */ conversions(
  ['inches', 'inch', 'centimeters', 2.54, [2, 60, 1], []],
  ['miles', 'mile', 'kilometers', 1.6, [5, 250, 5], []],
  ['feet', 'foot', 'centimeters', 30.5, [2, 60, 1], []],
  ['kilograms', 'kilogram', 'pounds', 2.2, [5, 100, 5], []],
  ['gallons', 'gallon', 'liters', 3.8, [2, 40, 1], []],
);
