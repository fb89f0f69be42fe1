import { ALL_UNITS } from '@mathtools/math-core/more-units';
import { type CategoryOfUnits, UNIT_CATEGORIES } from '@mathtools/math-core/unit';
import { describe, expect, it } from 'vitest';
import { FURTHER_CATEGORIES, furtherUnitsOf, isFurther } from './further.js';
import { convertExactly, firstUnits, ratioOf, unitsOf } from './more-units.js';

const all: readonly CategoryOfUnits[] = ALL_UNITS;
const specified: readonly CategoryOfUnits[] = UNIT_CATEGORIES;

describe('further units', () => {
  it('lists exactly the units that the engine has besides the specified ones, by the same names', () => {
    for (const { id, units } of specified) {
      const further = unitsOf(id).slice(units.length);
      expect(furtherUnitsOf(id).map(({ value }) => value)).toEqual(further.map((unit) => unit.id));
      const labels = further.map(({ id, name, symbol }) =>
        id === symbol && id !== name ? `${id} (${name})` : name,
      );
      expect(furtherUnitsOf(id).map(({ label }) => label)).toEqual(labels);
    }
  });

  it('lists exactly the categories that the engine has besides the specified ones', () => {
    const further = all.slice(specified.length);
    expect(FURTHER_CATEGORIES.map(({ value, label }) => [value, label])).toEqual(
      further.map(({ id, name }) => [id, name]),
    );
  });

  it('opens every category with two of its units', () => {
    for (const { value } of FURTHER_CATEGORIES) {
      const [from, to] = firstUnits(value);
      const ids = unitsOf(value).map(({ id }) => id);
      expect(from).not.toBe(to);
      expect(ids).toEqual(expect.arrayContaining([from, to]));
    }
  });

  it.each([
    ['length', 'yards', 'meters', true],
    ['length', 'inches', 'millimeters', true],
    ['length', 'inches', 'meters', false],
    ['weight', 'yards', 'grams', false],
    ['area', '', '', true],
    ['data', 'kilobytes', 'MB', false],
    ['constructor', 'constructor', 'toString', false],
    ['__proto__', 'yards', 'yards', false],
  ])('%s from %s to %s needs them: %s', (category, from, to, expected) => {
    expect(isFurther(category, from, to)).toBe(expected);
  });

  it.each([
    ['length', 'yards', 'feet', 3],
    ['angle', 'degrees', 'radians', Math.PI / 180],
    ['fuel use', 'km/L', 'km/L', 1],
    ['fuel use', 'US mpg', 'L/100 km', undefined],
    ['temperature', 'rankine', 'kelvin', undefined],
    ['length', 'yards', 'grams', undefined],
  ])('the ratio of %s from %s to %s is %s', (category, from, to, ratio) => {
    expect(ratioOf(category, from, to)).toBe(ratio);
  });

  it('refuses unknown names', () => {
    expect(unitsOf('__proto__')).toEqual([]);
    expect(firstUnits('constructor')).toEqual(['', '']);
    expect(convertExactly('area', '1', 'acres', 'toString')).toMatchObject({ ok: false, field: 'to' });
  });
});
