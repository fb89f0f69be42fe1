import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_UNITS } from '../more-units/index.js';
import { runs } from '../testing/draws.test-support.js';
import { decimalText, notNumbers } from '../testing/oracle.test-support.js';
import { readFraction } from '../testing/step-faults.test-support.js';
import type { CategoryOfUnits } from '../unit/index.js';
import { parseQuantity, parseUnit, unitAfter, unitNames } from './index.js';

const categories: readonly CategoryOfUnits[] = ALL_UNITS;
const all = categories.flatMap(({ id, units }) => units.map((unit) => ({ category: id, unit })));

const quantity = (text: string, category?: string): string => {
  const result = parseQuantity(text, category as never);
  return result.ok ? `${result.value.text} ${result.value.unit}` : `${result.field} ${result.code}`;
};
const unit = (text: string, category?: string): string => {
  const result = parseUnit(text, category as never);
  return result.ok ? result.value.unit : result.code;
};

describe('parseUnit', () => {
  it.each([
    ['km', 'kilometers'],
    ['KM', 'kilometers'],
    ['Kilometres', 'kilometers'],
    ['yd', 'yards'],
    ['yard', 'yards'],
    ['°C', 'celsius'],
    ['C', 'celsius'],
    ['Celsius', 'celsius'],
    ['°F', 'fahrenheit'],
    ['K', 'kelvin'],
    ['sq ft', 'square feet'],
    ['sq. ft.', 'square feet'],
    ['square foot', 'square feet'],
    ['ft²', 'square feet'],
    ['ft^2', 'square feet'],
    ['m2', 'square meters'],
    ['square  metre', 'square meters'],
    ['cm3', 'cubic centimeters'],
    ['cu in', 'cubic inches'],
    ['feet', 'feet'],
    ['foot', 'feet'],
    ['ft.', 'feet'],
    ['inches', 'inches'],
    ['lbs', 'pounds'],
    ['cup', 'US cups'],
    ['tsp', 'US teaspoons'],
    ['tablespoons', 'US tablespoons'],
    ['US pint', 'US pints'],
    ['imp gal', 'imperial gallons'],
    ['Litre', 'liters'],
    ['l', 'liters'],
    ['h', 'hours'],
    ['minute', 'minutes'],
    ['day', 'days'],
    ['μm', 'micrometers'],
    ['µm', 'micrometers'],
    ['kWh', 'kilowatt hours'],
    ['BTU', 'BTU'],
    ['psi', 'psi'],
    ['L/100 km', 'L/100 km'],
    ['miles per hour', 'mph'],
    ['kph', 'km/h'],
    ['kB', 'kilobytes'],
    ['KiB', 'kibibytes'],
    ['mebibyte', 'mebibytes'],
    ['bytes', 'bytes'],
    ['mg', 'milligrams'],
    ['MW', 'megawatts'],
    ['°', 'degrees'],
    ['rad', 'radians'],
    ['grad', 'gradians'],
    ['sqft', 'square feet'],
    ['short ton', 'US tons'],
    ['long tons', 'imperial tons'],
    ['mpg uk', 'imperial mpg'],
    ['MHZ', 'megahertz'],
    ['kwh', 'kilowatt hours'],
    ['cl', 'centiliters'],
  ])('%s is %s', (text, id) => {
    expect(unit(text)).toBe(id);
  });

  it.each([
    ['pt', ['US pints', 'imperial pints']],
    ['gallon', ['US gallons', 'imperial gallons']],
    ['fl oz', ['US fluid ounces', 'imperial fluid ounces']],
    ['tons', ['tonnes', 'US tons', 'imperial tons']],
    ['mpg', ['US mpg', 'imperial mpg']],
    ['MB', ['MB', 'megabytes']],
    ['KB', ['KB', 'kilobytes']],
    ["'", ['feet', 'arcminutes']],
    ['"', ['inches', 'arcseconds']],
  ])('%s is ambiguous, and the message says between what', (text, ids) => {
    const result = parseUnit(text);
    expect(result).toMatchObject({ field: 'text', code: 'ambiguous' });
    for (const id of ids) expect(result.ok ? '' : result.message).toContain(`${id} (`);
  });

  it.each([
    ['MB', 'data', 'MB'],
    ['MB', 'data size', 'megabytes'],
    ["'", 'length', 'feet'],
    ['"', 'angle', 'arcseconds'],
    ['pt', 'volume', 'US pints'],
    ['gallon', 'volume', 'US gallons'],
    ['fl oz', 'volume', 'US fluid ounces'],
    ['tons', 'weight', 'US tons'],
    ['mpg', 'fuel use', 'US mpg'],
    ['kilobytes', 'data', 'KB'],
    ['B', 'data', 'bytes'],
  ])('%s of the category %s is %s', (text, category, id) => {
    expect(unit(text, category)).toBe(id);
  });

  it.each([
    'cubits',
    'mW',
    'Mg',
    'Mm',
    'mpa',
    'M',
    'Mbar',
    '__proto__',
    'constructor',
    'k m',
    '²',
    'sq',
    '5',
  ])('does not know %s, and says so', (text) => {
    const result = parseUnit(text);
    expect(result).toMatchObject({ field: 'text', code: 'unknown-name' });
    expect(result.ok ? '' : result.message).toContain(`"${text}"`);
  });

  it('refuses nothing, and unknown categories', () => {
    expect(parseUnit(' ')).toMatchObject({ field: 'text', code: 'empty' });
    expect(parseUnit('km', 'distance' as never)).toMatchObject({ field: 'category', code: 'unknown-name' });
    expect(unit('km', 'area')).toBe('unknown-name');
  });

  it('says so if a unit measures another quantity', () => {
    const result = parseQuantity('5 kg', 'length');
    expect(result.ok ? '' : result.message).toMatch(
      /^text must be a name .*"kg"\. It measures another quantity\.$/,
    );
  });

  it('reads the id, the name and the symbol of every unit of a category', () => {
    for (const { category, unit: known } of all) {
      for (const text of [known.id, known.name, known.symbol]) {
        expect(parseUnit(text, category as never), text).toEqual({
          ok: true,
          value: { category, unit: known.id },
        });
      }
    }
  });

  it('never confuses the symbol of one unit with another, without a category', () => {
    for (const { unit: known } of all) {
      const result = parseUnit(known.symbol);
      const isNamed = result.ok ? result.value.unit === known.id : result.message.includes(`${known.id} (`);
      expect(isNamed, known.symbol).toBe(true);
    }
  });
});

describe('parseQuantity', () => {
  it.each([
    ['5 km', '5 kilometers'],
    ['2.5 cups', '2.5 US cups'],
    ['1 1/2 tsp', '1.5 US teaspoons'],
    ['1½ tsp', '1.5 US teaspoons'],
    ['½ cup', '0.5 US cups'],
    ['3/4in', '0.75 inches'],
    ['1,234.5m', '1234.5 meters'],
    ['.5 lb', '0.5 pounds'],
    ['5e3 g', '5000 grams'],
    ['-40 °F', '-40 fahrenheit'],
    ['−40°C', '-40 celsius'],
    ['+3 kg', '3 kilograms'],
    ['5 ft 11 in', '71 inches'],
    ['5ft11in', '71 inches'],
    ['5 ft. 11 1/2 in.', '71.5 inches'],
    ['-5 ft 11 in', '-71 inches'],
    ['-0 ft 11 in', '-11 inches'],
    ['1 h 30 min 15 s', '5415 seconds'],
    ['12 lb 8 oz', '200 ounces'],
    ['10 st 3 lb', '143 pounds'],
    ['7.8 L/100 km', '7.8 L/100 km'],
    ['20 m2', '20 square meters'],
    ['20 sq ft', '20 square feet'],
    ['  7   days ', '7 days'],
    ['1/3 yd', '1/3 yards'],
    ['5′ 11″', '71 inches'],
    ['5′11', '71 inches'],
    ['5\' 11"', '71 inches'],
    ['5’ 11 1/2”', '71.5 inches'],
    ["6'2''", '74 inches'],
    ['1 m 80 cm', '180 centimeters'],
    ['1h30m', '90 minutes'],
    ['2h 5m 30s', '7530 seconds'],
    ['1 d 2 h', '26 hours'],
  ])('%s is %s', (text, expected) => {
    expect(quantity(text)).toBe(expected);
  });

  it('reads 5\' 11" as a length with a category', () => {
    expect(quantity('5\' 11"', 'length')).toBe('71 inches');
    expect(quantity('5’11”', 'length')).toBe('71 inches');
    expect(quantity('5\' 11"', 'angle')).toBe('311 arcseconds');
    expect(quantity('90° 5\' 11"')).toBe('text ambiguous');
  });

  it.each([
    ['', 'text empty'],
    ['5', 'text empty'],
    ['km', 'text not-a-number'],
    ['five km', 'text not-a-number'],
    ['1,5 km', 'text not-a-number'],
    ['5 cubits', 'text unknown-name'],
    ['5 km/fortnight', 'text unknown-name'],
    ['5 pt', 'text ambiguous'],
    ['5 ft 3 kg', 'text syntax'],
    ['11 in 5 ft', 'text syntax'],
    ['5 ft 5 ft', 'text syntax'],
    ['5 ft -11 in', 'text syntax'],
    ['20 °C 5 °F', 'text syntax'],
    ["6'", 'text ambiguous'],
    ['5 m 30 s', 'text syntax'],
    ['5 km/L 3 L/100 km', 'text syntax'],
    ['5 ft 11', 'text empty'],
    ['1/0 km', 'text division-by-zero'],
    ['1e999 km', 'text too-large'],
    [`${' '.repeat(500)}1 km`, 'text too-large'],
  ])('refuses "%s": %s', (text, expected) => {
    expect(quantity(text)).toBe(expected);
  });

  it('refuses what is no text', () => {
    for (const value of notNumbers) expect(parseQuantity(value as never).ok).toBe(false);
  });

  it('parses the text of any value in any unit back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), decimalText, ({ category, unit: known }, value) => {
        for (const name of [known.id, known.name, known.symbol]) {
          const result = parseQuantity(`${value} ${name}`, category as never);
          if (!result.ok) throw new Error(result.message);
          expect(result.value.unit).toBe(known.id);
          const [a, b] = readFraction(value);
          expect(result.value.value.numerator * b).toBe(a * result.value.value.denominator);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('adds feet and inches, hours, minutes and seconds as whole-number arithmetic does', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(10_000), fc.nat(59), fc.nat(59), (isBelow, a, b, c) => {
        const minus = isBelow ? '-' : '';
        const sign = isBelow ? -1 : 1;
        expect(quantity(`${minus}${a} ft ${b} in`)).toBe(`${sign * (12 * a + b) + 0} inches`);
        expect(quantity(`${minus}${a}h ${b}min ${c}s`)).toBe(`${sign * (3600 * a + 60 * b + c) + 0} seconds`);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('unitNames', () => {
  it.each([
    ['KMS', ['kilometers']],
    ['sqft', ['square feet']],
    ['uk pint', ['imperial pints']],
    ['oz', ['ounces', 'US fluid ounces']],
    ['m', ['meters', 'minutes']],
    ['degrees C', ['celsius']],
    ['Mg', []],
    ['apples', []],
    ['', []],
  ])('%s may mean %j', (text, units) => {
    expect(unitNames(text).map(({ unit }) => unit)).toEqual(units);
  });

  it('returns the name and the symbol', () => {
    expect(unitNames('foot')).toEqual([{ category: 'length', unit: 'feet', name: 'feet', symbol: 'ft' }]);
  });
});

describe('unitAfter', () => {
  it.each([
    ['1', 'inches', 'inch'],
    ['-1', 'inches', 'inch'],
    ['−1', 'miles', 'mile'],
    ['0.5', 'inches', 'inches'],
    ['1.0', 'inches', 'inches'],
    ['0', 'feet', 'feet'],
    ['1', 'square feet', 'square foot'],
    ['1', 'miles per US gallon', 'mile per US gallon'],
    ['1', 'liters per hundred kilometers', 'liter per hundred kilometers'],
    ['1', 'Celsius', 'Celsius'],
    ['1', 'hertz', 'hertz'],
    ['1', 'stone', 'stone'],
  ])('after %s, the unit %s is %s', (amount, name, expected) => {
    expect(unitAfter(amount, name)).toBe(expected);
  });
});
