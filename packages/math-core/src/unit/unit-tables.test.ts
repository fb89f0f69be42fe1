import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { exactText } from '../rational/index.js';
import {
  type CategoryOfUnits,
  DEFINITIONS,
  type Unit,
  UNIT_CATEGORIES,
  type UnitCategory,
  type UnitOf,
} from './index.js';
import { scaledUnit, SETS } from './route.js';
import { fromBase, tableNumber, toBase } from './scale.js';

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const units = categories.flatMap((category) => category.units.map((unit): [string, Unit] => [unit.id, unit]));

/** The factors of the specification, copied by hand. */
const SPECIFIED = `
inches 0.0254, centimeters 0.01, feet 0.3048, meters 1, miles 1609.34, kilometers 1000,
grams 1, kilograms 1000, pounds 453.592, ounces 28.3495, celsius 1, fahrenheit 5/9, kelvin 1,
seconds 1, minutes 60, hours 3600, days 86400, weeks 604800, m/s 1, km/h 0.277778, mph 0.44704,
bytes 1, KB 1024, MB 1048576, GB 1073741824, TB 1099511627776`
  .trim()
  .split(/,\s+/);

const D = Decimal.clone({ precision: 60 });
const inch = new D('0.0254');
const pound = new D('453.59237');
const usGallon = inch.pow(3).times(231).times(1000);
const imperialGallon = new D('4.54609');

/** The legal definitions, computed from the units that define them. */
const LEGAL = new Map<string, Decimal>([
  ['inches', inch],
  ['centimeters', new D(1).div(100)],
  ['feet', inch.times(12)],
  ['meters', new D(1)],
  ['miles', inch.times(12).times(5280)],
  ['kilometers', new D(1000)],
  ['grams', new D(1)],
  ['kilograms', new D(1000)],
  ['pounds', pound],
  ['ounces', pound.div(16)],
  ['celsius', new D(1)],
  ['fahrenheit', new D(5).div(9)],
  ['kelvin', new D(1)],
  ['seconds', new D(1)],
  ['minutes', new D(60)],
  ['hours', new D(60).pow(2)],
  ['days', new D(60).pow(2).times(24)],
  ['weeks', new D(60).pow(2).times(168)],
  ['m/s', new D(1)],
  ['km/h', new D(1000).div(3600)],
  ['mph', inch.times(12).times(5280).div(3600)],
  ...['bytes', 'KB', 'MB', 'GB', 'TB'].map((id, i): [string, Decimal] => [id, new D(1024).pow(i)]),
  ['milliliters', new D(1).div(1000)],
  ['liters', new D(1)],
  ['cubic meters', new D(1000)],
  ['US teaspoons', usGallon.div(768)],
  ['US tablespoons', usGallon.div(256)],
  ['US fluid ounces', usGallon.div(128)],
  ['US cups', usGallon.div(16)],
  ['US pints', usGallon.div(8)],
  ['US quarts', usGallon.div(4)],
  ['US gallons', usGallon],
  ['imperial pints', imperialGallon.div(8)],
  ['imperial gallons', imperialGallon],
]);

describe('UNIT_CATEGORIES', () => {
  it('lists the categories in the order of the specification, then volume', () => {
    expect(categories.map(({ name, base }) => `${name}: ${base}`)).toEqual([
      'Length: meters',
      'Weight: grams',
      'Temperature: celsius',
      'Time: seconds',
      'Speed: m/s',
      'Data: bytes',
      'Volume: liters',
    ]);
  });

  it('has the factors of the specification', () => {
    const volume = new Set(categories.at(-1)?.units.map(({ id }) => id));
    const built = units.filter(([id]) => !volume.has(id)).map(([id, unit]) => `${id} ${unit.factor}`);
    expect(built).toEqual(SPECIFIED);
  });

  it('has the volumes of the ruling, in its order', () => {
    expect(categories.at(-1)?.units.map(({ id }) => id)).toEqual([...LEGAL.keys()].slice(-12));
  });

  it.each(units)('carries the legal definition of %s', (id, unit) => {
    const { numerator, denominator } = tableNumber(scaledUnit(unit, 'exact').factor);
    const factor = new D(numerator.toString()).div(denominator.toString());
    expect(factor.toFixed(50)).toBe(LEGAL.get(id)?.toFixed(50));
  });

  it('has an exact factor only if the specified one is rounded', () => {
    expect(units.filter(([, unit]) => unit.exactFactor !== undefined).map(([id]) => id)).toEqual([
      'miles',
      'pounds',
      'ounces',
      'km/h',
    ]);
    for (const [id, { factor, exactFactor }] of units) {
      if (exactFactor === undefined) continue;
      const decimals = factor.split('.')[1]?.length ?? 0;
      expect(LEGAL.get(id)?.toFixed(decimals)).toBe(factor);
    }
  });

  it('has ids that are unique, in a category and over all', () => {
    expect(new Set(units.map(([id]) => id)).size).toBe(units.length);
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });

  it('has base units that are units of their category, with factor 1 and no offset', () => {
    for (const { base, units: own } of categories) {
      const unit = own.find(({ id }) => id === base);
      expect([unit?.factor, unit?.exactFactor, unit?.offset ?? '0']).toEqual(['1', undefined, '0']);
    }
  });

  it.each(units)('converts %s to the base and back without loss', (_, unit) => {
    for (const definitions of ['specified', 'exact'] as const) {
      const scale = scaledUnit(unit, definitions);
      for (const text of ['0', '1', '40', '0.1', '123456789.000000001', '1/3']) {
        const value = tableNumber(text);
        expect(exactText(fromBase(scale, toBase(scale, value)))).toBe(text);
        expect(exactText(toBase(scale, fromBase(scale, value)))).toBe(text);
      }
    }
  });
});

/** The ids of the types. The compiler checks that they are complete. */
const TYPED: { readonly [C in UnitCategory]: Readonly<Record<UnitOf<C>, true>> } = {
  length: { inches: true, centimeters: true, feet: true, meters: true, miles: true, kilometers: true },
  weight: { grams: true, kilograms: true, pounds: true, ounces: true },
  temperature: { celsius: true, fahrenheit: true, kelvin: true },
  time: { seconds: true, minutes: true, hours: true, days: true, weeks: true },
  speed: { 'm/s': true, 'km/h': true, mph: true },
  data: { bytes: true, KB: true, MB: true, GB: true, TB: true },
  volume: {
    milliliters: true,
    liters: true,
    'cubic meters': true,
    'US teaspoons': true,
    'US tablespoons': true,
    'US fluid ounces': true,
    'US cups': true,
    'US pints': true,
    'US quarts': true,
    'US gallons': true,
    'imperial pints': true,
    'imperial gallons': true,
  },
};

it('has the categories, units and definitions that its types name', () => {
  const found = categories.map(({ id, units: own }) => [id, own.map((unit) => unit.id)]);
  expect(found).toEqual(Object.entries(TYPED).map(([id, ids]) => [id, Object.keys(ids)]));
  expect(SETS.map(({ id }) => id)).toEqual(DEFINITIONS);
});
