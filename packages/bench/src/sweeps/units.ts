import {
  type CategoryOfUnits,
  convert as exactConvert,
  type ConvertInput,
  convertNumber,
  type Definitions,
  DEFINITIONS,
  UNIT_CATEGORIES,
  type UnitCategory,
  type UnitOf,
} from '@mathtools/math-core/unit';
import { divide, type Fraction, multiply, nearestDouble, readDecimal } from '../fraction.js';
import { range, type Sweep, tally } from '../tally.js';

type Unit = CategoryOfUnits['units'][number];
interface Case {
  readonly category: UnitCategory;
  readonly value: number;
  readonly from: Unit;
  readonly to: Unit;
  readonly definitions: Definitions;
}

const values = [...range(1, 100), ...range(1, 100).map((n) => n / 10)];
const cases: readonly Case[] = UNIT_CATEGORIES.filter(({ id }) => id !== 'temperature').flatMap(
  ({ id, units }) => {
    const all: readonly Unit[] = units;
    return all.flatMap((from) =>
      all.flatMap((to) =>
        DEFINITIONS.flatMap((definitions) =>
          values.map((value) => ({ category: id, value, from, to, definitions })),
        ),
      ),
    );
  },
);

function factor({ factor, exactFactor }: Unit, definitions: Definitions): Fraction {
  const [n = '', d = '1'] = ((definitions === 'exact' ? exactFactor : undefined) ?? factor).split('/');
  return divide(readDecimal(Number(n)), readDecimal(Number(d)));
}

/** Compares every pair of our units except temperatures, with both sets of factors. */
export function ourUnitsSweep(): Sweep {
  return tally({
    name: 'all units except temperatures, both sets of factors',
    cases,
    expected: ({ value, from, to, definitions }) =>
      nearestDouble(divide(multiply(readDecimal(value), factor(from, definitions)), factor(to, definitions))),
    ours: {
      convertNumber: ({ category, value, from, to, definitions }) =>
        convertNumber(
          category,
          value,
          from.id as UnitOf<UnitCategory>,
          to.id as UnitOf<UnitCategory>,
          definitions,
        ),
      convert: ({ category, value, from, to, definitions }) => {
        const result = exactConvert({
          category,
          value,
          from: from.id,
          to: to.id,
          definitions,
        } as ConvertInput);
        return result.ok && result.value.answer.number;
      },
    },
    peers: {},
  });
}
