import { describe, expect, it } from 'vitest';
import { convert as convertAny } from '../more-units/index.js';
import type { Result } from '../result/index.js';
import { parseQuantity } from '../unit-text/index.js';
import { type Conversion, convert } from './index.js';

type Untyped = (input: unknown) => Result<Conversion>;
const both: readonly Untyped[] = [convert as Untyped, convertAny as Untyped];

const text = (result: Result<Conversion>): string =>
  result.ok ? result.value.answer.text : `${result.field} ${result.code}`;
const message = (result: Result<Conversion>): string => (result.ok ? '' : result.message);

describe('other names of units', () => {
  it.each([
    ['length', 5, 'mile', 'km', '8.0467'],
    ['length', 5, 'mi', 'Kilometres', '8.0467'],
    ['length', 12, '"', "'", '1.0000'],
    ['temperature', 212, '°F', '°C', '100.0000'],
    ['temperature', 0, 'C', 'Fahrenheit', '32.0000'],
    ['weight', 1, 'lb', 'kg', '0.4536'],
    ['weight', 1, 'Pounds', 'GRAMS', '453.5924'],
    ['volume', 1, 'gallon', 'L', '3.7854'],
    ['volume', 1, 'imp gal', 'litre', '4.5461'],
    ['time', 90, 'min', 'hr', '1.5000'],
    ['speed', 36, 'kph', 'm/s', '10.0000'],
    ['data', 1, 'MB', 'kilobytes', '1024.0000'],
  ])('%s: %s %s in %s is %s', (category, value, from, to, expected) => {
    for (const run of both) expect(text(run({ category, value, from, to }))).toBe(expected);
  });

  it.each([
    [5, 'mile', 'km', '8.0467'],
    [60, 'mph', 'km/h', '96.5606'],
    [72, '°F', '°C', '22.2222'],
    [2, 'acres', 'ha', 'from unknown-name', '0.8094'],
    [1, 'gallon', 'liters', 'from ambiguous'],
    [1, 'liters', 'pints', 'to ambiguous'],
    [1, 'MB', 'KB', '1024.0000', 'category ambiguous'],
    [5, 'miles', 'kilograms', 'to unknown-name'],
    [5, 'parsecs', 'feet', 'from unknown-name'],
  ])('without a category: %s %s in %s is %s', (value, from, to, usual, any = usual) => {
    const input = { value, from, to };
    expect([text(convert(input)), text(convertAny(input))]).toEqual([usual, any]);
  });

  it.each([
    ['length', 'milles', 'Did you mean miles?'],
    ['length', 'feets', 'Did you mean feet?'],
    ['length', 'kilometer s', 'Did you mean kilometers?'],
    ['weight', 'onces', 'Did you mean ounces?'],
    ['temperature', 'farenheit', 'Did you mean fahrenheit?'],
    ['length', 'cubits', 'but is "cubits".'],
    ['length', 'x', 'but is "x".'],
    ['length', 'kg', 'but is "kg". It measures another quantity.'],
    ['weight', 'miles', 'but is "miles". It measures another quantity.'],
  ])('of %s: %s gets the hint %s', (category, from, hint) => {
    for (const run of both)
      expect(message(run({ category, value: 1, from, to: from })).endsWith(hint)).toBe(true);
  });
});

it.each([
  ['milles', 'km', 'Did you mean miles?'],
  ['km', 'milles', 'Did you mean miles?'],
  ['parsecs', 'mi', 'but is "parsecs".'],
])('without a category: %s in %s gets the hint %s', (from, to, hint) => {
  for (const run of both) expect(message(run({ value: 1, from, to })).endsWith(hint)).toBe(true);
});

describe('a value with its unit', () => {
  const quantity = (typed: string) => {
    const read = parseQuantity(typed);
    if (!read.ok) throw new Error(read.message);
    return read.value;
  };

  it('needs no other unit', () => {
    expect(text(convert({ value: quantity('5 ft 11 in'), to: 'cm' }))).toBe('180.3400');
    expect(text(convertAny({ value: quantity('2 acres'), to: 'hectares' }))).toBe('0.8094');
    expect(text(convertAny({ value: quantity('180 deg'), to: 'rad' }))).toBe('3.1416');
    const { category, unit, value } = quantity('5 lb');
    expect(text(convertAny({ category, value, from: unit, to: 'kg' }))).toBe('2.2680');
  });

  it('may be named by its symbol', () => {
    const value = { value: 5, unit: 'kg', category: 'weight' };
    for (const run of both) {
      expect(text(run({ value, to: 'lb' }))).toBe('11.0231');
      expect(text(run({ value, from: 'kilograms', to: 'lb' }))).toBe('11.0231');
      expect(run({ value, from: 'g', to: 'lb' })).toMatchObject({ field: 'from', code: 'ambiguous' });
    }
    const angle = { value: 1, unit: 'rad', category: 'angle' };
    expect(text(convertAny({ value: angle, to: 'degrees' }))).toBe('57.2958');
  });

  it('refuses a second unit, and a unit of another category', () => {
    const value = quantity('5 lb');
    for (const run of both) {
      expect(run({ value, from: 'kg', to: 'g' })).toMatchObject({ field: 'from', code: 'ambiguous' });
      expect(run({ value, from: 'lb', to: 'g' })).toMatchObject({ ok: true });
      expect(run({ value, to: 'miles' })).toMatchObject({ field: 'to', code: 'unknown-name' });
      expect(run({ value, category: 'length', to: 'feet' })).toMatchObject({
        field: 'from',
        code: 'unknown-name',
      });
    }
    const angle = quantity('1 rad');
    expect(convertAny({ value: angle, from: 'degrees', to: 'radians' } as never)).toMatchObject({
      field: 'from',
    });
  });
});

describe('digits', () => {
  it('are at least four significant ones below 0.001, also in the steps', () => {
    const result = convert({ value: 1, from: 'inch', to: 'mi' });
    expect(text(result)).toBe('0.00001578');
    expect(result.ok && JSON.stringify(result.value.steps.at(-1))).toContain('0.00001578');
  });

  it.each([
    [{ decimals: 4 }, '0.0000'],
    [{ decimals: 7 }, '0.0000158'],
    [{ significant: 6 }, '0.0000157828'],
    [{ decimals: -1 }, 'decimals out-of-range'],
    [{ significant: 0 }, 'significant out-of-range'],
    [{ decimals: 2, significant: 2 }, 'significant out-of-range'],
    [{ decimals: '2' as never }, 'decimals out-of-range'],
  ])('can be requested: %o gives %s', (digits, expected) => {
    expect(text(convert({ value: 1, from: 'inch', to: 'mi', ...digits }))).toBe(expected);
    expect(text(convertAny({ value: 1, from: 'inch', to: 'mi', ...digits }))).toBe(expected);
  });

  it('reach angles and fuel use', () => {
    expect(text(convertAny({ value: 1, from: 'arcseconds', to: 'radians' }))).toBe('0.000004848');
    expect(text(convertAny({ value: 1, from: 'deg', to: 'rad', decimals: 8 }))).toBe('0.01745329');
    expect(text(convertAny({ value: 30, from: 'US mpg', to: 'L/100 km', significant: 3 }))).toBe('7.84');
  });
});
