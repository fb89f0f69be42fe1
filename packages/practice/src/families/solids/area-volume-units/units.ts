/** A conversion between two units of area or volume, with the amounts of the larger unit that are drawn. */
export interface Conversion {
  readonly large: string;
  readonly small: string;
  /** The number of smaller units along one side of the larger unit. */
  readonly side: number;
  /** The number of sides that are multiplied: 2 for an area, 3 for a volume. */
  readonly power: 2 | 3;
  /** One of the larger unit as a figure: "One m² is a square with sides of 100 cm". */
  readonly figure: string;
  /** The smallest and largest amounts, and the step between amounts. */
  readonly amounts: readonly [low: number, high: number, by: number];
}

type Row = readonly [
  large: string,
  small: string,
  side: number,
  length: string,
  amounts: Conversion['amounts'],
  figure?: string,
];

const table = (power: 2 | 3, rows: readonly [Row, ...Row[]]): readonly [Conversion, ...Conversion[]] => {
  const of = ([large, small, side, length, amounts, figure]: Row): Conversion => ({
    large,
    small,
    side,
    power,
    figure:
      figure ??
      (power === 2
        ? `One ${large} is a square with sides of ${side} ${length}`
        : `One ${large} is a cube with edges of ${side} ${length}`),
    amounts,
  });
  const [first, ...others] = rows;
  return [of(first), ...others.map(of)];
};

export const AREAS = /* @__PURE__ */ table(2, [
  ['m²', 'cm²', 100, 'cm', [0.2, 12, 0.1]],
  ['cm²', 'mm²', 10, 'mm', [1.2, 60, 0.1]],
  ['m²', 'dm²', 10, 'dm', [0.4, 15, 0.1]],
  ['hectares', 'm²', 100, 'm', [0.2, 12, 0.2], 'One hectare is a square with sides of 100 m'],
  ['ft²', 'in²', 12, 'in', [2, 40, 1]],
  ['yd²', 'ft²', 3, 'ft', [2, 60, 1]],
]);

export const VOLUMES = /* @__PURE__ */ table(3, [
  ['liters', 'cm³', 10, 'cm', [0.2, 9, 0.05], 'One liter is a cube with edges of 10 cm'],
  [
    'm³',
    'liters',
    10,
    'dm',
    [0.2, 15, 0.1],
    'One m³ is a cube with edges of 10 dm, and one liter is one dm³',
  ],
  ['cm³', 'mm³', 10, 'mm', [0.2, 12, 0.1]],
  ['m³', 'dm³', 10, 'dm', [0.2, 12, 0.1]],
  ['ft³', 'in³', 12, 'in', [1.5, 20, 0.5]],
  ['yd³', 'ft³', 3, 'ft', [2, 40, 1]],
]);
