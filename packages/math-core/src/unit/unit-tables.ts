import type { CategoryOfUnits } from './unit.js';

// Sources. Inches, feet, miles, pounds, ounces and mph: international yard and pound agreement of 1959. Kelvins: BIPM, SI
// Brochure (9th edition), 2.3.1. US volumes: NIST Handbook 44, Appendix C (1 US gallon = 231 cubic inches). Imperial
// volumes: UK Units of Measurement Regulations 1995 (1 gallon = 4.54609 L). km/h: 1000 m ÷ 3600 s.

const LENGTH = {
  id: 'length',
  name: 'Length',
  base: 'meters',
  units: [
    { id: 'inches', name: 'inches', symbol: 'in', factor: '0.0254' },
    { id: 'centimeters', name: 'centimeters', symbol: 'cm', factor: '0.01' },
    { id: 'feet', name: 'feet', symbol: 'ft', factor: '0.3048' },
    { id: 'meters', name: 'meters', symbol: 'm', factor: '1' },
    {
      id: 'miles',
      name: 'miles',
      symbol: 'mi',
      factor: '1609.34',
      exactFactor: '1609.344',
    },
    { id: 'kilometers', name: 'kilometers', symbol: 'km', factor: '1000' },
  ],
} as const satisfies CategoryOfUnits;

/** Weight in the sense of mass. */
const WEIGHT = {
  id: 'weight',
  name: 'Weight',
  base: 'grams',
  units: [
    { id: 'grams', name: 'grams', symbol: 'g', factor: '1' },
    { id: 'kilograms', name: 'kilograms', symbol: 'kg', factor: '1000' },
    {
      id: 'pounds',
      name: 'pounds',
      symbol: 'lb',
      factor: '453.592',
      exactFactor: '453.59237',
    },
    {
      id: 'ounces',
      name: 'ounces',
      symbol: 'oz',
      factor: '28.3495',
      exactFactor: '28.349523125',
    },
  ],
} as const satisfies CategoryOfUnits;

const TEMPERATURE = {
  id: 'temperature',
  name: 'Temperature',
  base: 'celsius',
  units: [
    { id: 'celsius', name: 'Celsius', symbol: '°C', factor: '1', offset: '0' },
    { id: 'fahrenheit', name: 'Fahrenheit', symbol: '°F', factor: '5/9', offset: '32' },
    {
      id: 'kelvin',
      name: 'Kelvin',
      symbol: 'K',
      factor: '1',
      offset: '273.15',
    },
  ],
} as const satisfies CategoryOfUnits;

const TIME = {
  id: 'time',
  name: 'Time',
  base: 'seconds',
  units: [
    { id: 'seconds', name: 'seconds', symbol: 's', factor: '1' },
    { id: 'minutes', name: 'minutes', symbol: 'min', factor: '60' },
    { id: 'hours', name: 'hours', symbol: 'h', factor: '3600' },
    { id: 'days', name: 'days', symbol: 'd', factor: '86400' },
    { id: 'weeks', name: 'weeks', symbol: 'wk', factor: '604800' },
  ],
} as const satisfies CategoryOfUnits;

const SPEED = {
  id: 'speed',
  name: 'Speed',
  base: 'm/s',
  units: [
    { id: 'm/s', name: 'meters per second', symbol: 'm/s', factor: '1' },
    {
      id: 'km/h',
      name: 'kilometers per hour',
      symbol: 'km/h',
      factor: '0.277778',
      exactFactor: '5/18',
    },
    { id: 'mph', name: 'miles per hour', symbol: 'mph', factor: '0.44704' },
  ],
} as const satisfies CategoryOfUnits;

/** Each unit is 1024 of the one before. */
const DATA = {
  id: 'data',
  name: 'Data',
  base: 'bytes',
  units: [
    { id: 'bytes', name: 'bytes', symbol: 'B', factor: '1' },
    { id: 'KB', name: 'kilobytes', symbol: 'KB', factor: '1024' },
    { id: 'MB', name: 'megabytes', symbol: 'MB', factor: '1048576' },
    { id: 'GB', name: 'gigabytes', symbol: 'GB', factor: '1073741824' },
    { id: 'TB', name: 'terabytes', symbol: 'TB', factor: '1099511627776' },
  ],
} as const satisfies CategoryOfUnits;

const VOLUME = {
  id: 'volume',
  name: 'Volume',
  base: 'liters',
  units: [
    { id: 'milliliters', name: 'milliliters', symbol: 'mL', factor: '0.001' },
    { id: 'liters', name: 'liters', symbol: 'L', factor: '1' },
    { id: 'cubic meters', name: 'cubic meters', symbol: 'm³', factor: '1000' },
    {
      id: 'US teaspoons',
      name: 'US teaspoons',
      symbol: 'US tsp',
      factor: '0.00492892159375',
    },
    {
      id: 'US tablespoons',
      name: 'US tablespoons',
      symbol: 'US tbsp',
      factor: '0.01478676478125',
    },
    {
      id: 'US fluid ounces',
      name: 'US fluid ounces',
      symbol: 'US fl oz',
      factor: '0.0295735295625',
    },
    { id: 'US cups', name: 'US cups', symbol: 'US cup', factor: '0.2365882365' },
    { id: 'US pints', name: 'US pints', symbol: 'US pt', factor: '0.473176473' },
    { id: 'US quarts', name: 'US quarts', symbol: 'US qt', factor: '0.946352946' },
    { id: 'US gallons', name: 'US gallons', symbol: 'US gal', factor: '3.785411784' },
    {
      id: 'imperial pints',
      name: 'imperial pints',
      symbol: 'imp pt',
      factor: '0.56826125',
    },
    {
      id: 'imperial gallons',
      name: 'imperial gallons',
      symbol: 'imp gal',
      factor: '4.54609',
    },
  ],
} as const satisfies CategoryOfUnits;

/**
 * The categories with their units, in display order. Sources: the international yard and pound agreement of 1959, the SI
 * Brochure (9th edition), NIST Handbook 44, and the UK Units of Measurement Regulations 1995.
 */
export const UNIT_CATEGORIES = [LENGTH, WEIGHT, TEMPERATURE, TIME, SPEED, DATA, VOLUME] as const;

/** The id of a category. */
export type UnitCategory = (typeof UNIT_CATEGORIES)[number]['id'];

/** The ids of the units of a category: UnitOf<'length'> is "inches" | "centimeters" | … */
export type UnitOf<C extends UnitCategory> = Extract<
  (typeof UNIT_CATEGORIES)[number],
  { readonly id: C }
>['units'][number]['id'];
