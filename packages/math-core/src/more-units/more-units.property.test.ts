import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/draws.test-support.js';
import { decimalText, Exact, nonZeroText, telling } from '../testing/oracle.test-support.js';
import { realValue } from '../testing/real-value.test-support.js';
import { readFraction, stepFaults } from '../testing/step-faults.test-support.js';
import { expressionText } from '../steps/index.js';
import { type CategoryOfUnits, convert as convertUsual, UNIT_CATEGORIES } from '../unit/index.js';
import { ALL_UNITS, convert } from './index.js';

type Fraction = readonly [bigint, bigint];

/** Independent exact arithmetic on the definitions of the sources. */
const f = (text: string): Fraction => readFraction(text);
const times = (...all: readonly Fraction[]): Fraction =>
  all.reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const per = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const n = (whole: number): Fraction => [BigInt(whole), 1n];
const ten = (exponent: number): Fraction =>
  exponent < 0 ? [1n, 10n ** BigInt(-exponent)] : [10n ** BigInt(exponent), 1n];
const squared = (a: Fraction): Fraction => times(a, a);
const cubed = (a: Fraction): Fraction => times(a, a, a);

const inch = f('0.0254');
const foot = times(inch, n(12));
const yard = times(foot, n(3));
const mile = times(yard, n(1760));
const pound = f('0.45359237'); // kg
const gravity = f('9.80665');
const lbf = times(pound, gravity);
const usGallon = times(cubed(inch), n(231)); // m³
const imperialGallon = times(f('4.54609'), ten(-3));
const btu = f('1055.05585262');
const minute = per(n(1), n(60));

/** The definitions, in the base unit of the International System (and kg, m³, °, bytes, km/L). */
const LEGAL: Readonly<Record<string, Readonly<Record<string, Fraction>>>> = {
  length: {
    inches: inch,
    centimeters: ten(-2),
    feet: foot,
    meters: n(1),
    miles: mile,
    kilometers: ten(3),
    yards: yard,
    millimeters: ten(-3),
    micrometers: ten(-6),
    nanometers: ten(-9),
    'nautical miles': n(1852),
  },
  weight: {
    grams: ten(-3),
    kilograms: n(1),
    pounds: pound,
    ounces: per(pound, n(16)),
    micrograms: ten(-9),
    milligrams: ten(-6),
    tonnes: ten(3),
    stone: times(pound, n(14)),
    'US tons': times(pound, n(2000)),
    'imperial tons': times(pound, n(2240)),
  },
  time: {
    seconds: n(1),
    minutes: n(60),
    hours: n(3600),
    days: n(86_400),
    weeks: n(7 * 86_400),
    milliseconds: ten(-3),
    microseconds: ten(-6),
    nanoseconds: ten(-9),
  },
  speed: {
    'm/s': n(1),
    'km/h': per(n(1000), n(3600)),
    mph: per(mile, n(3600)),
    knots: per(n(1852), n(3600)),
    'ft/s': foot,
  },
  data: { bytes: n(1), KB: n(1024), MB: n(1024 ** 2), GB: n(1024 ** 3), TB: n(1024 ** 4) },
  volume: {
    milliliters: ten(-6),
    liters: ten(-3),
    'cubic meters': n(1),
    'US teaspoons': per(usGallon, n(768)),
    'US tablespoons': per(usGallon, n(256)),
    'US fluid ounces': per(usGallon, n(128)),
    'US cups': per(usGallon, n(16)),
    'US pints': per(usGallon, n(8)),
    'US quarts': per(usGallon, n(4)),
    'US gallons': usGallon,
    'imperial pints': per(imperialGallon, n(8)),
    'imperial gallons': imperialGallon,
    'cubic centimeters': ten(-6),
    'cubic inches': cubed(inch),
    'cubic feet': cubed(foot),
    'imperial fluid ounces': per(imperialGallon, n(160)),
    'imperial quarts': per(imperialGallon, n(4)),
    centiliters: ten(-5),
    deciliters: ten(-4),
  },
  area: {
    'square millimeters': ten(-6),
    'square centimeters': ten(-4),
    'square meters': n(1),
    hectares: ten(4),
    'square kilometers': ten(6),
    'square inches': squared(inch),
    'square feet': squared(foot),
    'square yards': squared(yard),
    acres: times(squared(yard), n(4840)),
    'square miles': squared(mile),
  },
  pressure: {
    pascals: n(1),
    hectopascals: n(100),
    kilopascals: ten(3),
    megapascals: ten(6),
    millibars: n(100),
    bars: ten(5),
    atmospheres: n(101_325),
    torr: per(n(101_325), n(760)),
    mmHg: times(f('13595.1'), gravity, ten(-3)),
    inHg: times(f('13595.1'), gravity, inch),
    psi: per(lbf, squared(inch)),
  },
  energy: {
    joules: n(1),
    kilojoules: ten(3),
    megajoules: ten(6),
    calories: f('4.184'),
    kilocalories: n(4184),
    'watt hours': n(3600),
    'kilowatt hours': n(3_600_000),
    BTU: btu,
    'foot pounds': times(foot, lbf),
    electronvolts: times(f('1.602176634'), ten(-19)),
  },
  power: {
    watts: n(1),
    kilowatts: ten(3),
    megawatts: ten(6),
    horsepower: times(n(550), foot, lbf),
    'metric horsepower': times(n(75), gravity),
    'BTU/h': per(btu, n(3600)),
  },
  force: { newtons: n(1), kilonewtons: ten(3), dynes: ten(-5), kgf: gravity, lbf },
  angle: {
    degrees: n(1),
    arcminutes: minute,
    arcseconds: times(minute, minute),
    gradians: per(n(90), n(100)),
    turns: n(360),
  },
  frequency: { hertz: n(1), kilohertz: ten(3), megahertz: ten(6), gigahertz: ten(9), rpm: minute },
  'data size': {
    ...Object.fromEntries(
      ['', 'kilo', 'mega', 'giga', 'tera'].map((prefix, i) => [`${prefix}bits`, per(ten(3 * i), n(8))]),
    ),
    ...Object.fromEntries(
      ['', 'kilo', 'mega', 'giga', 'tera', 'peta'].map((prefix, i) => [`${prefix}bytes`, ten(3 * i)]),
    ),
    ...Object.fromEntries(
      ['kibi', 'mebi', 'gibi'].map((prefix, i) => [`${prefix}bits`, n(1024 ** (i + 1) / 8)]),
    ),
    ...Object.fromEntries(
      ['kibi', 'mebi', 'gibi', 'tebi', 'pebi'].map((prefix, i) => [`${prefix}bytes`, n(1024 ** (i + 1))]),
    ),
  },
  'fuel use': {
    'km/L': n(1),
    'US mpg': per(times(mile, ten(-3)), times(usGallon, ten(3))),
    'imperial mpg': per(times(mile, ten(-3)), times(imperialGallon, ten(3))),
  },
};

/** Returns the answer by the definitions above: temperatures by way of kelvins, fuel use in L/100 km by its reciprocal. */
function expected(category: string, value: Fraction, from: string, to: string): Fraction {
  if (category === 'temperature') {
    const [size, zero] = degree(from);
    const [toSize, toZero] = degree(to);
    const kelvins = times(plus(value, zero), size);
    return plus(per(kelvins, toSize), times(n(-1), toZero));
  }
  const turned = (x: Fraction, unit: string): Fraction =>
    unit === 'L/100 km' ? per(n(100), x) : times(x, LEGAL[category]?.[unit] ?? n(0));
  const base = turned(value, from);
  return to === 'L/100 km' ? per(n(100), base) : per(base, LEGAL[category]?.[to] ?? n(0));
}

const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];

/** Returns the size of a degree in kelvins and the distance from absolute zero to 0. */
function degree(unit: string): readonly [Fraction, Fraction] {
  const fahrenheit = per(n(5), n(9));
  if (unit === 'celsius') return [n(1), f('273.15')];
  if (unit === 'fahrenheit') return [fahrenheit, f('459.67')];
  return [unit === 'rankine' ? fahrenheit : n(1), n(0)];
}

const categories: readonly CategoryOfUnits[] = ALL_UNITS;
const all = categories.flatMap(({ id, units }) =>
  units.flatMap((from) => units.map((to) => ({ category: id, from: from.id, to: to.id }))),
);
const isInRadians = ({ from, to }: (typeof all)[number]): boolean => [from, to].includes('radians');
const pairs = all.filter((pair) => !isInRadians(pair));
const angles = all.filter(isInRadians);
const Real = Decimal.clone({ precision: 1000 });
const PI = Real.acos(-1);

/** Returns an angle in radians as a decimal, by the definitions above. */
function inRadians(value: Decimal.Value, unit: string): Decimal {
  if (unit === 'radians') return new Real(value);
  const [above, below] = LEGAL['angle']?.[unit] ?? n(0);
  return new Real(value).times(above.toString()).div(below.toString()).times(PI).div(180);
}

function converted(input: object) {
  const result = convert(input as never);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const equal = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === c * b;

describe('convert', () => {
  it('has a definition of every unit, and a unit of every definition', () => {
    const found = categories.map(
      ({ id, units }) =>
        `${id}: ${units
          .map((unit) => unit.id)
          .sort()
          .join()}`,
    );
    const apart = {
      temperature: ['celsius', 'fahrenheit', 'kelvin', 'rankine'],
      'fuel use': ['L/100 km'],
      angle: ['radians'],
    };
    const known = new Map(Object.entries(LEGAL).map(([id, units]) => [id, Object.keys(units)]));
    for (const [id, more] of Object.entries(apart)) known.set(id, [...(known.get(id) ?? []), ...more]);
    expect([...found].sort()).toEqual(
      [...known].map(([id, units]) => `${id}: ${units.sort().join()}`).sort(),
    );
  });

  it('is exact for every pair of units, by their legal definitions', () => {
    for (const { category, from, to } of pairs) {
      const { answer, steps } = converted({ category, value: '12.5', from, to });
      const exact = expected(category, f('12.5'), from, to);
      expect(equal(f(answer.exact ?? ''), exact), `${from} ${to} ${answer.exact ?? ''}`).toBe(true);
      expect(stepFaults(steps)).toEqual([]);
    }
  });

  it('rounds the exact answer once, and every step is true', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), nonZeroText, ({ category, from, to }, value) => {
        if (category === 'temperature' && Number(value) < 0) return;
        const { answer, steps } = converted({ category, value, from, to });
        const [above, below] = expected(category, f(value), from, to);
        const exact = new Exact(above.toString()).div(below.toString());
        expect(answer.text).toBe(telling(exact, 4));
        expect(answer.relation).toBe(exact.equals(answer.text) ? '=' : '≈');
        expect(stepFaults(steps)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('converts back to the exact value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), nonZeroText, ({ category, from, to }, value) => {
        if (category === 'temperature' && Number(value) < 0) return;
        const there = converted({ category, value, from, to });
        const [numerator, denominator] = f(there.answer.exact ?? '');
        fc.pre(numerator !== 0n);
        const back = converted({ category, value: { numerator, denominator }, from: to, to: from });
        expect(back.answer.exact).toBe(there.value);
      }),
      { numRuns: runs(300) },
    );
  });

  it('rounds angles in radians once, and every step is true', () => {
    fc.assert(
      fc.property(fc.constantFrom(...angles), nonZeroText, ({ category, from, to }, value) => {
        const { answer, exact, steps } = converted({ category, value, from, to });
        const expectedValue = inRadians(value, from).div(inRadians(1, to));
        expect(answer.text).toBe(telling(expectedValue, 4));
        expect(answer.number).toBe(Number(expectedValue.toPrecision(40)));
        expect(exact === undefined).toBe(from === to);
        if (exact !== undefined) {
          expect(realValue(exact, {}, Real).div(expectedValue).minus(1).abs().lt('1e-60')).toBe(true);
        }
        expect(stepFaults(steps)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('converts rational angles to multiples of π and back', () => {
    const units = categories.find(({ id }) => id === 'angle')?.units.map(({ id }) => id) ?? [];
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.integer({ min: -400, max: 400 }), (unit, value) => {
        fc.pre(value !== 0 && unit !== 'radians');
        const there = converted({ category: 'angle', value, from: unit, to: 'radians' });
        const text = expressionText(there.exact ?? '').replaceAll(' ÷ ', '/');
        const back = converted({ category: 'angle', value: text, from: 'radians', to: unit });
        expect(back.answer.exact).toBe(String(value));
        expect(back.value).toBe(text);
        expect(stepFaults(back.steps)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ['pi', 'degrees', '= 180.0000'],
    ['π/2', 'degrees', '= 90.0000'],
    ['2pi/3', 'degrees', '= 120.0000'],
    ['-3π/4', 'degrees', '= -135.0000'],
    ['0.5 π', 'turns', '= 0.2500'],
    ['3/4 * pi', 'gradians', '= 150.0000'],
    ['(3/4)π', 'arcminutes', '= 8100.0000'],
    ['½π', 'degrees', '= 90.0000'],
    ['0', 'degrees', '= 0.0000'],
    ['1', 'degrees', '≈ 57.2958'],
    ['π', 'radians', '≈ 3.1416'],
    ['1.5', 'radians', '= 1.5000'],
  ])('%s radians in %s %s', (value, to, shownAnswer) => {
    const { answer } = converted({ category: 'angle', value, from: 'radians', to });
    expect(`${answer.relation} ${answer.text}`).toBe(shownAnswer);
  });

  it.each(['1/2π', 'π/0', 'π/x', '--π', 'ππ', 'pi pi', 'p', 'x'.repeat(5000) + 'π', '2π + 1', 'π²'])(
    'reads no angle in %s',
    (value) => {
      const result = convert({ category: 'angle', value, from: 'radians', to: 'degrees' });
      expect(result).toMatchObject({ ok: false, field: 'value' });
    },
  );

  it('reads π only in radians', () => {
    const input = { category: 'angle', value: 'π', from: 'degrees', to: 'radians' } as const;
    expect(convert(input)).toMatchObject({ field: 'value', code: 'not-a-number' });
  });

  it.each([
    [90, 'degrees', 'π ÷ 2'],
    [-45, 'degrees', '-π ÷ 4'],
    [120, 'degrees', '2π ÷ 3'],
    [1, 'turns', '2π'],
    [100, 'gradians', 'π ÷ 2'],
  ])('%i %s is %s radians', (value, from, text) => {
    const { exact = '' } = converted({ category: 'angle', value, from, to: 'radians' });
    expect(expressionText(exact)).toBe(text);
  });

  it('agrees with convert for units that both have', () => {
    const shared: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
    const both = shared.flatMap(({ id, units }) =>
      units.flatMap((from) => units.map((to) => ({ category: id, from: from.id, to: to.id }))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...both), decimalText, (names, value) => {
        expect(convert({ ...names, value } as never)).toEqual(convertUsual({ ...names, value } as never));
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    [30, 'US mpg', 'L/100 km', '≈ 7.8405'],
    [30, 'imperial mpg', 'L/100 km', '≈ 9.4160'],
    [5, 'L/100 km', 'km/L', '= 20.0000'],
    [5, 'L/100 km', 'L/100 km', '= 5.0000'],
    [0, 'L/100 km', 'L/100 km', '= 0.0000'],
    [8, 'L/100 km', 'US mpg', '≈ 29.4018'],
  ])('fuel use: %s %s in %s %s', (value, from, to, shownAnswer) => {
    const { answer } = converted({ category: 'fuel use', value, from, to });
    expect(`${answer.relation} ${answer.text}`).toBe(shownAnswer);
  });

  it('refuses unknown names, what is no number, and a fuel use of 0 turned over', () => {
    const good = { category: 'area', value: 1, from: 'acres', to: 'hectares' };
    for (const field of ['category', 'from', 'to']) {
      expect(convert({ ...good, [field]: 'x'.repeat(99) } as never)).toMatchObject({
        field,
        code: 'unknown-name',
      });
    }
    expect(convert({ ...good, value: '1,5' } as never)).toMatchObject({ code: 'not-a-number' });
    const fuel = { category: 'fuel use', value: 0, from: 'L/100 km', to: 'km/L' } as const;
    expect(convert(fuel)).toMatchObject({ field: 'value', code: 'division-by-zero' });
    const none = { category: 'fuel use', value: 0, from: 'km/L', to: 'L/100 km' } as const;
    expect(convert(none)).toMatchObject({ field: 'value', code: 'division-by-zero' });
  });

  it('lists names in sentences of less than 200 characters', () => {
    for (const { id, units } of categories) {
      const result = convert({
        category: id,
        value: 1,
        from: units[0]?.id,
        to: 'x'.repeat(99),
      } as never);
      expect(result.ok ? '' : result.message).toMatch(/^to must be a name such as .{1,170}$/);
    }
  });

  it('accepts names that are known only at run time, and refuses wrong ones by name', () => {
    const [good, wrong] = ['acres', 'ångströms'].map(String);
    const area = convert({ category: 'area', value: 1, from: good ?? '', to: 'square feet' });
    expect(area.ok && area.value.answer.text).toBe('43560.0000');
    expect(convert({ category: 'area', value: 1, from: good ?? '', to: wrong ?? '' })).toMatchObject({
      field: 'to',
      code: 'unknown-name',
    });
  });

  it('accepts the symbols of a data size, which are ids of data', () => {
    const text = (result: ReturnType<typeof convert>) => result.ok && result.value.answer.text;
    expect(text(convert({ category: 'data size', value: 15, from: 'GB', to: 'MB' }))).toBe('15000.0000');
    expect(text(convert({ category: 'data', value: 15, from: 'gigabytes', to: 'MB' }))).toBe('15360.0000');
  });

  it('accepts only units of the category', () => {
    // @ts-expect-error hectares are not a unit of length
    expect(convert({ category: 'length', value: 1, from: 'hectares', to: 'feet' }).ok).toBe(false);
  });
});
