import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import type { Result } from '../result/index.js';
import { stepText } from '../steps/index.js';
import { type Conversion, convert, isUnitCategory, isUnitOf } from './index.js';
import { conversionFaults } from './rounded-factors.test-support.js';

const untyped = convert as (input: unknown) => Result<Conversion>;

function valueOf(result: Result<Conversion>) {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const lines = (result: Result<Conversion>) => valueOf(result).steps.map(stepText);

describe('convert', () => {
  it.each([
    ['length', 5, 'inches', 'centimeters', '=', '12.7000'],
    ['length', 1, 'inches', 'centimeters', '=', '2.5400'],
    ['length', 1, 'meters', 'feet', '≈', '3.2808'],
    ['length', 1, 'miles', 'kilometers', '≈', '1.6093'],
    ['length', '−5', 'inches', 'centimeters', '=', '-12.7000'],
    ['length', '1e-9', 'inches', 'kilometers', '=', '0.0000000000000254'],
    ['length', 1, 'inches', 'miles', '≈', '0.00001578'],
    ['length', 1, 'feet', 'miles', '≈', '0.0001894'],
    ['weight', 1, 'kilograms', 'pounds', '≈', '2.2046'],
    ['weight', 1, 'pounds', 'grams', '≈', '453.5924'],
    ['weight', 16, 'ounces', 'pounds', '=', '1.0000'],
    ['temperature', 32, 'fahrenheit', 'celsius', '=', '0.0000'],
    ['temperature', 20, 'celsius', 'fahrenheit', '=', '68.0000'],
    ['temperature', -40, 'fahrenheit', 'celsius', '=', '-40.0000'],
    ['temperature', 0, 'kelvin', 'fahrenheit', '=', '-459.6700'],
    ['temperature', 100, 'fahrenheit', 'kelvin', '≈', '310.9278'],
    ['temperature', 0, 'celsius', 'kelvin', '=', '273.1500'],
    ['time', 1, 'weeks', 'hours', '=', '168.0000'],
    ['time', 1.5, 'hours', 'minutes', '=', '90.0000'],
    ['speed', 36, 'km/h', 'm/s', '=', '10.0000'],
    ['speed', 60, 'mph', 'm/s', '=', '26.8224'],
    ['data', 1, 'TB', 'bytes', '=', '1099511627776.0000'],
    ['data', 1, 'KB', 'MB', '≈', '0.0009766'],
    ['volume', 1, 'US gallons', 'liters', '≈', '3.7854'],
    ['volume', 1, 'US gallons', 'US cups', '=', '16.0000'],
    ['volume', 1, 'imperial gallons', 'imperial pints', '=', '8.0000'],
    ['volume', 2, 'US cups', 'milliliters', '≈', '473.1765'],
  ])('%s: %s %s in %s %s %s', (category, value, from, to, relation, text) => {
    const { answer, steps } = valueOf(untyped({ category, value, from, to }));
    expect(answer).toMatchObject({ relation, text });
    expect(stepFaults(steps)).toEqual([]);
    expect(steps.at(-1)?.after).toContain(text);
  });

  it.each([
    ['length', 'inches', 'inch', 'inches'],
    ['length', 'centimeters', 'centimeter', 'centimeters'],
    ['length', 'feet', 'foot', 'feet'],
    ['length', 'miles', 'mile', 'miles'],
    ['weight', 'ounces', 'ounce', 'ounces'],
    ['speed', 'm/s', 'meter per second', 'meters per second'],
    ['speed', 'mph', 'mile per hour', 'miles per hour'],
    ['volume', 'US fluid ounces', 'US fluid ounce', 'US fluid ounces'],
    ['volume', 'cubic meters', 'cubic meter', 'cubic meters'],
    ['temperature', 'celsius', '°C', '°C'],
  ])('%s: 1 of the unit %s is 1 %s, and 1.1 are %s', (category, from, one, many) => {
    const shown = (value: string) => lines(untyped({ category, value, from, to: from })).at(-1);
    for (const n of ['1', '-1']) expect(shown(n)).toBe(`Answer: ${n} ${one} = ${n}.0000 ${many}`);
    for (const n of ['1.1', '-11', '0']) expect(shown(n)).toContain(`Answer: ${n} ${many} = `);
  });

  it('counts one unit in the base unit too, and a shown figure as many', () => {
    const all = lines(convert({ category: 'time', value: 1, from: 'hours', to: 'minutes' }));
    expect(all[3]).toBe('Answer: 1 hour × 3600 ÷ 60 = 60.0000 minutes');
    const same = lines(convert({ category: 'length', value: 12, from: 'inches', to: 'feet' }));
    expect(same.at(-1)).toBe('Answer: 12 inches × 0.0254 ÷ 0.3048 = 1.0000 feet');
    const base = lines(convert({ category: 'length', value: 100, from: 'centimeters', to: 'feet' }));
    expect(base[1]).toBe('Convert to the base unit: 100 centimeters × 0.01 = 1 meter');
    expect(base[2]).toBe('Convert from the base unit: 1 meter ÷ 0.3048 ≈ 3.2808 feet');
  });

  it.each([
    ['length', 1, 'miles', 'meters', '1609.34', '1609.344'],
    ['weight', 1, 'pounds', 'grams', '453.592', '453.59237'],
    ['weight', 1, 'ounces', 'grams', '28.3495', '28.349523125'],
    ['speed', 36, 'km/h', 'm/s', '10.000008', '10'],
    ['speed', 10, 'm/s', 'km/h', '5000000/138889', '36'],
    ['length', 1, 'inches', 'centimeters', '2.54', '2.54'],
  ])('%s: %s %s is in %s %s as specified, %s by definition', (category, value, from, to, rounded, legal) => {
    const input = { category, value, from, to };
    expect(valueOf(untyped(input)).answer.exact).toBe(legal);
    const specified = valueOf(untyped({ ...input, definitions: 'specified' }));
    const [numerator = NaN, denominator = 1] = rounded.split('/').map(Number);
    expect(specified.answer.number).toBe(numerator / denominator);
    expect(specified.answer.exact).toBe(rounded === legal ? legal : undefined);
    expect(specified.answer.relation).toBe(rounded === legal ? '=' : '≈');
    expect(conversionFaults(specified.steps)).toEqual([]);
    const exact = valueOf(untyped({ ...input, definitions: 'exact' }));
    expect(exact.answer.exact).toBe(legal);
    expect(stepFaults(exact.steps)).toEqual([]);
  });

  it('names the factors used and the value', () => {
    const input = { category: 'speed', value: '3.60e1', from: 'km/h', to: 'mph' } as const;
    expect(valueOf(convert({ ...input, definitions: 'specified' }))).toMatchObject({
      value: '36',
      factor: { from: '0.277778', to: '0.44704' },
    });
    expect(valueOf(convert(input)).factor.from).toBe('5/18');
  });

  it.each([
    [
      'length',
      -3,
      'miles',
      'kilometers',
      [
        '-3 miles × 1609.34 ≈ -4828.02 meters',
        '-4828.02 meters ÷ 1000 ≈ -4.8280 kilometers',
        '-3 miles × 1609.34 ÷ 1000 ≈ -4.8280 kilometers',
      ],
    ],
    ['speed', 36, 'km/h', 'm/s', ['36 kilometers per hour × 0.277778 ≈ 10.0000 meters per second']],
    ['weight', 453.592, 'grams', 'pounds', ['453.592 grams ÷ 453.592 ≈ 1.0000 pounds']],
    [
      'weight',
      1,
      'pounds',
      'ounces',
      [
        '1 pound × 453.592 ≈ 453.592 grams',
        '453.592 grams ÷ 28.3495 ≈ 16.0000 ounces',
        '1 pound × 453.592 ÷ 28.3495 = 16.0000 ounces',
      ],
    ],
    ['length', 0, 'miles', 'meters', ['0 miles × 1609.34 = 0.0000 meters']],
    ['length', 2, 'miles', 'miles', ['2 miles = 2.0000 miles']],
    ['length', 1, 'miles', 'meters', ['1 mile × 1609.34 ≈ 1609.3400 meters']],
  ])(
    'writes = only if it holds by the legal definitions, too: %s: %s %s in %s',
    (category, value, from, to, expected) => {
      const result = untyped({ category, value, from, to, definitions: 'specified' });
      expect(
        lines(result)
          .slice(1)
          .map((line) => line.replace(/^.*?: /, '')),
      ).toEqual(expected);
    },
  );

  it('goes through the base unit and ends at the formula', () => {
    const result = convert({ category: 'length', value: 5, from: 'inches', to: 'centimeters' });
    expect(lines(result)).toEqual([
      'Formula: result = value × from factor ÷ to factor',
      'Convert to the base unit: 5 inches × 0.0254 = 0.127 meters',
      'Convert from the base unit: 0.127 meters ÷ 0.01 = 12.7000 centimeters',
      'Answer: 5 inches × 0.0254 ÷ 0.01 = 12.7000 centimeters',
    ]);
    expect(valueOf(result).steps[0]?.parameters).toEqual({
      value: '5',
      'from factor': '0.0254',
      'to factor': '0.01',
    });
  });

  it.each([
    ['to the base unit', 'inches', 'meters', '5 inches × 0.0254 = 0.1270 meters'],
    ['from the base unit', 'meters', 'kilometers', '5 meters ÷ 1000 = 0.0050 kilometers'],
    ['to the same unit', 'inches', 'inches', '5 inches = 5.0000 inches'],
    ['from the base unit to itself', 'meters', 'meters', '5 meters = 5.0000 meters'],
  ] as const)('takes one step %s', (_, from, to, line) => {
    const result = convert({ category: 'length', value: 5, from, to });
    expect(lines(result).slice(1)).toEqual([`Answer: ${line}`]);
  });

  it('writes temperature as its formula, and an endless decimal between as a fraction', () => {
    const result = convert({ category: 'temperature', value: 100, from: 'fahrenheit', to: 'kelvin' });
    expect(lines(result)).toEqual([
      'Formula: result = (value - 32) × 5 ÷ 9 + 273.15',
      'Convert to the base unit: (100 °F - 32) × 5 ÷ 9 = 340/9 °C',
      'Convert from the base unit: 340/9 °C + 273.15 ≈ 310.9278 K',
      'Answer: (100 °F - 32) × 5 ÷ 9 + 273.15 ≈ 310.9278 K',
    ]);
    const back = convert({ category: 'temperature', value: 20, from: 'celsius', to: 'fahrenheit' });
    expect(lines(back).at(-1)).toBe('Answer: 20 °C × 9 ÷ 5 + 32 = 68.0000 °F');
  });

  it('writes an exact fraction as a factor in numbers', () => {
    const input = { category: 'speed', value: 36, definitions: 'exact' } as const;
    expect(lines(convert({ ...input, from: 'km/h', to: 'm/s' })).at(-1)).toBe(
      'Answer: 36 kilometers per hour × 5 ÷ 18 = 10.0000 meters per second',
    );
    expect(lines(convert({ ...input, from: 'm/s', to: 'km/h' })).at(-1)).toBe(
      'Answer: 36 meters per second × 18 ÷ 5 = 129.6000 kilometers per hour',
    );
  });

  it('keeps more digits than a double has', () => {
    const result = convert({ category: 'data', value: '9007199254740993', from: 'KB', to: 'bytes' });
    expect(valueOf(result).answer.exact).toBe('9223372036854776832');
  });

  it.each([
    ['-273.15', 'celsius'],
    ['-459.67', 'fahrenheit'],
    ['0', 'kelvin'],
  ])('takes %s %s, absolute zero, and nothing below', (zero, from) => {
    const at = (value: string) => untyped({ category: 'temperature', value, from, to: 'kelvin' });
    expect(valueOf(at(zero)).answer.text).toBe('0.0000');
    const below = zero === '0' ? '-0.0001' : `${zero}01`;
    expect(at(below)).toMatchObject({ ok: false, field: 'value', code: 'out-of-range' });
  });

  it('lists the valid names and the given one', () => {
    const good = { category: 'volume', value: 1, from: 'liters', to: 'liters' };
    const message = (input: object) => {
      const result = untyped({ ...good, ...input });
      return result.ok ? '' : result.message;
    };
    expect(message({ category: 'area' })).toBe(
      'category must be a name such as length, weight, temperature, time, speed, data, volume, but is "area".',
    );
    expect(message({ category: 'length', from: 'yards' })).toBe(
      'from must be a name such as inches, centimeters, feet, meters, miles, kilometers, but is "yards".',
    );
    expect(message({ definitions: 'legal' })).toBe(
      'definitions must be a name such as exact, specified, but is "legal".',
    );
    expect(message({ to: 'x'.repeat(1000) }).length).toBeLessThan(200);
  });

  it('refuses names that the tables lack', () => {
    const good = { category: 'length', value: 1, from: 'feet', to: 'meters', definitions: 'exact' };
    const bad = ['', 'foots ball', 'grams', '__proto__', 'constructor', null, 3, ['feet'], Symbol('feet')];
    for (const field of ['category', 'from', 'to', 'definitions']) {
      for (const name of bad) {
        expect(untyped({ ...good, [field]: name })).toMatchObject({ field, code: 'unknown-name' });
      }
    }
  });

  it('refuses values that aren’t numbers', () => {
    const good = { category: 'length', from: 'feet', to: 'meters' };
    for (const value of notNumbers) {
      expect(untyped({ ...good, value })).toMatchObject({ field: 'value', code: 'not-a-number' });
    }
    expect(untyped({ ...good, value: '1e401' })).toMatchObject({ field: 'value', code: 'too-large' });
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'category', code: 'unknown-name' });
  });

  it('accepts names that are known only at run time, and refuses wrong ones by name', () => {
    const form = new Map<string, string>(Object.entries({ category: 'length', from: 'feet', to: 'cubits' }));
    const read = (field: string): string => form.get(field) ?? '';
    const value = 1;
    const all = convert({ category: read('category'), value, from: read('from'), to: read('from') });
    expect(all.ok && all.value.answer.text).toBe('1.0000');
    const named = convert({ category: 'length', value, from: read('from'), to: 'inches' });
    expect(named.ok && named.value.answer.text).toBe('12.0000');
    expect(convert({ category: 'length', value, from: 'inches', to: read('to') })).toMatchObject({
      field: 'to',
      code: 'unknown-name',
      message:
        'to must be a name such as inches, centimeters, feet, meters, miles, kilometers, but is "cubits".',
    });
    expect(convert({ category: read('from'), value, from: 'inches', to: 'feet' })).toMatchObject({
      field: 'category',
      code: 'unknown-name',
    });
    // @ts-expect-error grams are not a unit of length, no matter what the other unit is
    expect(convert({ category: 'length', value, from: read('from'), to: 'grams' }).ok).toBe(false);
  });

  it('does not compile from a length to a weight', () => {
    // @ts-expect-error grams are not a unit of length
    expect(convert({ category: 'length', value: 1, from: 'inches', to: 'grams' }).ok).toBe(false);
    // @ts-expect-error there is no such category
    expect(convert({ category: 'area', value: 1, from: 'inches', to: 'feet' }).ok).toBe(false);
  });
});

it('recognizes the names of categories and units', () => {
  expect([isUnitCategory('volume'), isUnitCategory('__proto__')]).toEqual([true, false]);
  expect([isUnitOf('length', 'feet'), isUnitOf('length', 'grams')]).toEqual([true, false]);
});
