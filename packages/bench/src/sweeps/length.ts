import {
  convert as exactConvert,
  convertLength,
  convertNumber,
  type UnitOf,
} from '@mathtools/math-core/unit';
import { convert } from 'convert';
import convertUnits from 'convert-units';
import Qty from 'js-quantities';
import { unit as mathUnit } from 'mathjs';
import unitMath from 'unitmath/dist/UnitMath.js';
import { LENGTH_UNIT, LengthUnitConverter } from 'univerto/length';
import { divide, multiply, nearestDouble, readDecimal } from '../fraction.js';
import { range, type Sweep, tally } from '../tally.js';

type Length = UnitOf<'length'>;

/** The legal lengths in meters, and the name of the unit in each library. Our package has six of these eight units. */
export const LENGTHS = [
  { meters: 0.001, symbol: 'mm', univerto: LENGTH_UNIT.MILLIMETER },
  { meters: 0.01, symbol: 'cm', univerto: LENGTH_UNIT.CENTIMETER, ours: 'centimeters' },
  { meters: 1, symbol: 'm', univerto: LENGTH_UNIT.METER, ours: 'meters' },
  { meters: 1000, symbol: 'km', univerto: LENGTH_UNIT.KILOMETER, ours: 'kilometers' },
  { meters: 0.0254, symbol: 'in', univerto: LENGTH_UNIT.INCH, ours: 'inches' },
  { meters: 0.3048, symbol: 'ft', univerto: LENGTH_UNIT.FOOT, ours: 'feet' },
  { meters: 0.9144, symbol: 'yd', univerto: LENGTH_UNIT.YARD },
  { meters: 1609.344, symbol: 'mi', univerto: LENGTH_UNIT.MILE, ours: 'miles' },
] as const;

type Unit = (typeof LENGTHS)[number];
interface Case {
  readonly value: number;
  readonly from: Unit;
  readonly to: Unit;
}

const values = [...range(1, 100), ...range(1, 100).map((n) => n / 10)];
const cases: readonly Case[] = LENGTHS.flatMap((from) =>
  LENGTHS.filter((to) => to !== from).flatMap((to) => values.map((value) => ({ value, from, to }))),
);

function expected({ value, from, to }: Case): number {
  const meters = multiply(readDecimal(value), readDecimal(from.meters));
  return nearestDouble(divide(meters, readDecimal(to.meters)));
}

const peers = {
  'float v×f÷t': ({ value, from, to }: Case) => (value * from.meters) / to.meters,
  mathjs: ({ value, from, to }: Case) => mathUnit(value, from.symbol).toNumber(to.symbol),
  convert: ({ value, from, to }: Case) => convert(value, from.symbol).to(to.symbol),
  'convert-units': ({ value, from, to }: Case) => convertUnits(value).from(from.symbol).to(to.symbol),
  'js-quantities': ({ value, from, to }: Case) => Qty(value, from.symbol).to(to.symbol).scalar,
  unitmath: ({ value, from, to }: Case) => unitMath(value, from.symbol).to(to.symbol).value,
  univerto: ({ value, from, to }: Case) =>
    LengthUnitConverter.from(value, from.univerto).to(to.univerto).convert(),
};

/** All pairs of our six units, by the legal definitions. */
const ourCases = cases.filter(({ from, to }) => 'ours' in from && 'ours' in to);
const name = (unit: Unit): Length => ('ours' in unit ? unit.ours : 'meters');

export function lengthSweeps(): readonly Sweep[] {
  return [
    tally({ name: 'length, 56 unit pairs', cases, expected, ours: {}, peers }),
    tally({
      name: 'length, the 30 pairs that math-core supports',
      cases: ourCases,
      expected,
      ours: {
        convertLength: ({ value, from, to }) => convertLength(value, name(from), name(to)),
        convertNumber: ({ value, from, to }) => convertNumber('length', value, name(from), name(to)),
        convert: ({ value, from, to }) => {
          const input = { category: 'length', value, from: name(from), to: name(to) } as const;
          const result = exactConvert(input);
          return result.ok && result.value.answer.number;
        },
      },
      peers,
    }),
  ];
}
