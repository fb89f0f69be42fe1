import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fraction, nearestDouble, readDecimal } from '../../testing/nearest-double.test-support.js';
import { readFraction } from '../../testing/step-faults.test-support.js';
import {
  type CategoryOfUnits,
  convertData,
  convertLength,
  convertNumber,
  convertSpeed,
  convertTemperature,
  convertTime,
  convertVolume,
  convertWeight,
  type Definitions,
  UNIT_CATEGORIES,
} from '../index.js';
import { nearestLong } from './nearest-long.js';
import { runs } from '../../testing/draws.test-support.js';

type Untyped = (...args: readonly unknown[]) => number;

const converted = convertNumber as Untyped;
const single: Readonly<Record<string, Untyped>> = {
  length: convertLength as Untyped,
  weight: convertWeight as Untyped,
  temperature: convertTemperature as Untyped,
  time: convertTime as Untyped,
  speed: convertSpeed as Untyped,
  data: convertData as Untyped,
  volume: convertVolume as Untyped,
};

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const pairs = categories.flatMap(({ id, units }) =>
  units.flatMap((from) => units.map((to) => ({ category: id, from, to }))),
);
const pair = fc.constantFrom(...pairs);
const definitions = fc.constantFrom<Definitions>('specified', 'exact');
const value = fc.oneof(
  fc.integer({ min: -10_000, max: 10_000 }),
  fc.integer({ min: -1e9, max: 1e9 }).chain((n) => fc.nat(9).map((places) => n / 10 ** places)),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Returns (value - offset) × factor ÷ factor + offset with the factors of the tables, in integers. */
function exact(value: number, from: Unit, to: Unit, set: Definitions): Fraction {
  const [v, w] = readDecimal(value);
  const [a, b] = readFraction((set === 'exact' ? from.exactFactor : undefined) ?? from.factor);
  const [c, d] = readFraction((set === 'exact' ? to.exactFactor : undefined) ?? to.factor);
  const [o, p] = readFraction(from.offset ?? '0');
  const [q, r] = readFraction(to.offset ?? '0');
  const [n, m] = [(v * p - o * w) * a * d, w * p * b * c];
  return [n * r + q * m, m * r];
}
type Unit = CategoryOfUnits['units'][number];

/** Returns whether a value is a temperature below absolute zero: -273.15 °C, -459.67 °F or 0 K. */
function isTooCold(category: string, value: number, { id }: Unit): boolean {
  const [numerator, denominator] = readDecimal(value);
  const zero = id === 'celsius' ? -27_315n : id === 'fahrenheit' ? -45_967n : 0n;
  return category === 'temperature' && 100n * numerator < zero * denominator;
}

/** Expects both functions to return the exact answer rounded once, or to refuse a temperature below absolute zero. */
function expectNearest(category: string, v: number, from: Unit, to: Unit, set: Definitions): void {
  const runs = [
    () => converted(category, v, from.id, to.id, set),
    () => single[category]?.(v, from.id, to.id, set),
  ];
  for (const run of runs) {
    if (isTooCold(category, v, from))
      expect(run).toThrow(expect.objectContaining({ field: 'value', code: 'out-of-range' }));
    else expect(run(), `${v} ${from.id} ${to.id}`).toBe(nearestDouble(exact(v, from, to, set)));
  }
}

describe('the conversion of plain numbers', () => {
  it('returns the double nearest to the exact answer, over every pair of units', () => {
    fc.assert(
      fc.property(pair, definitions, value, ({ category, from, to }, set, v) => {
        expectNearest(category, v, from, to, set);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('uses the factors of the tables, without a difference, for every pair of units', () => {
    for (const { category, from, to } of pairs) {
      for (const set of ['specified', 'exact'] as const) {
        for (const v of [0, 1, -1, 40, 0.1, 7.3, 123456.789, 1e15, 1e300, 5e-324]) {
          expectNearest(category, v, from, to, set);
        }
      }
    }
  });

  it('is the nearest double for values of 16 and 17 digits, of any size, and if two texts are equally near', () => {
    const long = fc
      .tuple(
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.integer({ min: -9, max: 18 }),
        fc.constantFrom(15, 16, 17),
      )
      .map(([lead, exponent, digits]) => Number((lead * 10 ** exponent).toPrecision(digits)));
    const odd = fc.constantFrom(
      562_949_953_421_312.25, // .2 and .3 are equally near, so the text has the even one.
      562_949_953_421_312.75,
      1_125_899_906_842_624.5,
      9_007_199_254_740_992,
      9_999_999_999_999_998,
      9.007199254740993,
      9.999999999999998,
      0.09999999999999999,
      2 ** 53 - 1,
      2 ** 60,
      1e22,
      1 / 3,
    );
    fc.assert(
      fc.property(
        pair,
        definitions,
        fc.oneof(long, odd),
        fc.boolean(),
        ({ category, from, to }, set, size, isBelow) => {
          const v = isBelow ? -size : size;
          expectNearest(category, v, from, to, set);
        },
      ),
      { numRuns: runs(5000) },
    );
  });

  it('is the nearest double of few digits after many zeros, and of a factor 1 with 16 digits', () => {
    const factors = fc.constantFrom(1, 2, 3, 7, 60, 254, 1_609_344, 45_359_237, 473_176_473);
    const few = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 30 }));
    const many = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 0, max: 17 }));
    fc.assert(
      fc.property(fc.oneof(few, many), factors, factors, ([digits, places], factor, divisor) => {
        const v = Number(`${digits}e-${places}`);
        const [n, d] = readDecimal(v);
        expect(nearestLong(v, factor, divisor)).toBe(
          nearestDouble([n * BigInt(factor), d * BigInt(divisor)]),
        );
      }),
      { numRuns: runs(5000) },
    );
  });

  it('never gives -0', () => {
    for (const zero of [nearestLong(-0, 3, 7), nearestLong(-5e-324, 1, 1000)])
      expect(Object.is(zero, 0)).toBe(true);
    expect(Object.is(convertLength(-0, 'feet', 'inches'), 0)).toBe(true);
  });

  it('is the nearest double of the smallest and the largest values', () => {
    const tiny = fc.double({ min: -1e-290, max: 1e-290, noNaN: true });
    const huge = fc.double({ min: 1e290, max: Number.MAX_VALUE, noNaN: true });
    fc.assert(
      fc.property(pair, definitions, fc.oneof(tiny, huge), ({ category, from, to }, set, v) => {
        if (category === 'temperature') return;
        const expected = nearestDouble(exact(v, from, to, set));
        expect(single[category]?.(v, from.id, to.id, set)).toBe(expected);
      }),
      { numRuns: runs(3000) },
    );
    expect(convertLength(-5e-324, 'inches', 'kilometers')).toBe(0);
    expect(convertLength(Number.MAX_VALUE, 'kilometers', 'inches')).toBe(Infinity);
  });

  it('picks the even double if the answer is halfway between two', () => {
    // Doubles beyond 2^53 are 2 apart, and an odd number of weeks is an odd number of days.
    const [least, most] = [Math.ceil(2 ** 53 / 7), Math.floor(2 ** 54 / 7)];
    fc.assert(
      fc.property(fc.integer({ min: least, max: most - 1 }), fc.boolean(), (n, isBelow) => {
        const weeks = (n % 2 === 0 ? n + 1 : n) * (isBelow ? -1 : 1);
        const days = BigInt(weeks) * 7n;
        const even = days % 4n === 1n || days % 4n === -3n ? days - 1n : days + 1n;
        expect(convertTime(weeks, 'weeks', 'days')).toBe(Number(even));
        expect(even % 4n).toBe(0n);
      }),
      { numRuns: runs(300) },
    );
  });

  it('agrees with the sweep of tenths from -100.0 to 400.0 °F and °C', () => {
    for (let tenths = -1000; tenths <= 4000; tenths++) {
      expect(convertTemperature(tenths / 10, 'fahrenheit', 'celsius')).toBe((tenths - 320) / 18 + 0);
      expect(convertTemperature(tenths / 10, 'celsius', 'fahrenheit')).toBe((tenths * 18 + 3200) / 100);
    }
  });

  it('answers a category alone as convertNumber does, by the exact definitions unless others are named', () => {
    expect(convertNumber('length', 1, 'miles', 'meters')).toBe(1609.344);
    expect(convertLength(1, 'miles', 'feet')).toBe(5280);
    expect(convertLength(1, 'miles', 'meters', 'specified')).toBe(1609.34);
    expect(convertWeight(1, 'pounds', 'grams')).toBe(453.59237);
    expect(convertWeight(1, 'pounds', 'grams', 'specified')).toBe(453.592);
    expect(convertSpeed(36, 'km/h', 'm/s')).toBe(10);
    expect(convertSpeed(1, 'km/h', 'm/s', 'specified')).toBe(0.277778);
    expect(convertTemperature(-0, 'celsius', 'celsius')).toBe(0);
    expect(convertData(10_000, 'TB', 'GB')).toBe(10_240_000);
  });

  it.each([
    ['value', 'not-a-number', ['length', NaN, 'feet', 'feet']],
    ['value', 'not-a-number', ['length', Infinity, 'feet', 'feet']],
    ['value', 'not-a-number', ['time', -Infinity, 'hours', 'days']],
    ['value', 'not-a-number', ['temperature', NaN, 'kelvin', 'celsius']],
    ['value', 'not-a-number', ['length', '5', 'feet', 'feet']],
    ['value', 'not-a-number', ['length', undefined, 'feet', 'feet']],
    ['from', 'unknown-name', ['length', 1, 'cubits', 'feet']],
    ['from', 'unknown-name', ['length', 1, '__proto__', 'feet']],
    ['from', 'unknown-name', ['temperature', 1, 'constructor', 'celsius']],
    ['to', 'unknown-name', ['length', 1, 'feet', 'toString']],
    ['to', 'unknown-name', ['length', 1, 'feet', '__proto__']],
    ['to', 'unknown-name', ['data', 1, 'KB', undefined]],
    ['category', 'unknown-name', ['__proto__', 1, 'feet', 'feet']],
    ['category', 'unknown-name', ['constructor', 1, 'feet', 'feet']],
    ['definitions', 'unknown-name', ['length', 1, 'feet', 'feet', 'legal']],
    ['definitions', 'unknown-name', ['time', 1, 'hours', 'hours', 'legal']],
  ])('refuses %s as %s in %o', (field, code, args) => {
    expect(() => converted(...args)).toThrow(expect.objectContaining({ name: 'MathError', field, code }));
  });
});
