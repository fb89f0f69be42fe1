import type { Option } from '../../ui/field/field.js';

export const IN_1024 = '1 KB is 1024 bytes here, 1 MB is 1024 KB, and so on.';

/** The units that follow the specified ones, by category: an id, or an id and a label. A unit test compares them with the engine's. */
const UNITS: Readonly<Partial<Record<string, string>>> = {
  length: 'yards,millimeters,micrometers,nanometers,nautical miles',
  weight: 'micrograms,milligrams,tonnes,stone,US tons,imperial tons',
  temperature: 'rankine:Rankine',
  time: 'milliseconds,microseconds,nanoseconds',
  speed: 'knots,ft/s:ft/s (feet per second)',
  volume:
    'cubic centimeters,cubic inches,cubic feet,imperial fluid ounces,imperial quarts,centiliters,deciliters',
};

const CATEGORIES = [
  'Area',
  'Pressure',
  'Energy',
  'Power',
  'Force',
  'Angle',
  'Frequency',
  'Data size',
  'Fuel use',
];

/** The options for the categories that follow the specified ones. */
export const FURTHER_CATEGORIES: readonly Option[] = CATEGORIES.map((label) => ({
  value: label.toLowerCase(),
  label,
  group: 'More categories (exact definitions)',
}));

/** Returns the options for the units that follow the specified ones of a category. */
export function furtherUnitsOf(category: string): readonly Option[] {
  const units = Object.hasOwn(UNITS, category) ? UNITS[category] : undefined;
  return (units?.split(',') ?? []).map((unit) => {
    const [value = '', label = value] = unit.split(':');
    return { value, label, group: `More ${category} units (exact definitions)` };
  });
}

/** Returns whether a conversion needs units that aren't among the specified ones. They are loaded when they are chosen. */
export function isFurther(category: string, ...units: readonly string[]): boolean {
  const further = furtherUnitsOf(category);
  return (
    FURTHER_CATEGORIES.some(({ value }) => value === category) ||
    units.some((unit) => further.some(({ value }) => value === unit))
  );
}
