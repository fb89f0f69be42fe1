import { convert as exactConvert, convertTemperature } from '@mathtools/math-core/unit';
import { convert } from 'convert';
import convertUnits from 'convert-units';
import Qty from 'js-quantities';
import { unit as mathUnit } from 'mathjs';
import unitMath from 'unitmath/dist/UnitMath.js';
import { nearestDouble } from '../fraction.js';
import { range, type Sweep, tally } from '../tally.js';

interface Case {
  readonly tenths: number;
  readonly value: number;
  readonly to: 'C' | 'F';
}

const cases: readonly Case[] = range(-1000, 4000).flatMap((tenths) =>
  (['C', 'F'] as const).map((to) => ({ tenths, value: tenths / 10, to })),
);
const ours = { C: 'celsius', F: 'fahrenheit' } as const;
const other = { C: 'F', F: 'C' } as const;

/**
 * Converts °F↔°C from -100.0 to 400.0 in steps of 0.1: (t/10 - 32) × 5/9 = (t - 320)/18, and t/10 × 9/5 + 32
 * = (18 t + 3200)/100.
 */
export function temperatureSweep(): Sweep {
  return tally({
    name: '°F↔°C, −100.0…400.0 by 0.1',
    cases,
    expected: ({ tenths, to }) =>
      nearestDouble(to === 'C' ? [BigInt(tenths - 320), 18n] : [BigInt(18 * tenths + 3200), 100n]),
    ours: {
      convertTemperature: ({ value, to }) => convertTemperature(value, ours[other[to]], ours[to]),
      convert: ({ value, to }) => {
        const result = exactConvert({ category: 'temperature', value, from: ours[other[to]], to: ours[to] });
        return result.ok && result.value.answer.number;
      },
    },
    peers: {
      textbook: ({ value, to }) => (to === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32),
      mathjs: ({ value, to }) => mathUnit(value, `deg${other[to]}`).toNumber(`deg${to}`),
      convert: ({ value, to }) => convert(value, other[to]).to(to),
      'convert-units': ({ value, to }) => convertUnits(value).from(other[to]).to(to),
      'js-quantities': ({ value, to }) => Qty(value, `temp${other[to]}`).to(`temp${to}`).scalar,
      unitmath: ({ value, to }) => unitMath(value, `deg${other[to]}`).to(`deg${to}`).value,
    },
  });
}
