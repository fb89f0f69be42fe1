import type { UnitCategory, UnitOf } from '../unit-tables.js';

/**
 * The factors of unit-tables.ts as integers, for the conversion of plain numbers. Each table is scaled so
 * that value × from ÷ to is an exact product and one rounded quotient. A test compares them with
 * unit-tables.ts.
 */
export type NumberFactors<C extends UnitCategory> = Readonly<Record<UnitOf<C>, number>>;

export const LENGTH: NumberFactors<'length'> = {
  inches: 127,
  centimeters: 50,
  feet: 1524,
  meters: 5000,
  miles: 8_046_700,
  kilometers: 5_000_000,
};
export const LENGTH_EXACT: NumberFactors<'length'> = {
  inches: 127,
  centimeters: 50,
  feet: 1524,
  meters: 5000,
  miles: 8_046_720,
  kilometers: 5_000_000,
};

export const WEIGHT: NumberFactors<'weight'> = {
  grams: 2000,
  kilograms: 2_000_000,
  pounds: 907_184,
  ounces: 56_699,
};
export const WEIGHT_EXACT: NumberFactors<'weight'> = {
  grams: 1_600_000,
  kilograms: 1_600_000_000,
  pounds: 725_747_792,
  ounces: 45_359_237,
};

export const TIME: NumberFactors<'time'> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
};

export const SPEED: NumberFactors<'speed'> = { 'm/s': 500_000, 'km/h': 138_889, mph: 223_520 };
export const SPEED_EXACT: NumberFactors<'speed'> = { 'm/s': 56_250, 'km/h': 15_625, mph: 25_146 };

export const DATA: NumberFactors<'data'> = {
  bytes: 1,
  KB: 1024,
  MB: 1_048_576,
  GB: 1_073_741_824,
  TB: 1_099_511_627_776,
};

export const VOLUME: NumberFactors<'volume'> = {
  milliliters: 32_000_000,
  liters: 32_000_000_000,
  'cubic meters': 32_000_000_000_000,
  'US teaspoons': 157_725_491,
  'US tablespoons': 473_176_473,
  'US fluid ounces': 946_352_946,
  'US cups': 7_570_823_568,
  'US pints': 15_141_647_136,
  'US quarts': 30_283_294_272,
  'US gallons': 121_133_177_088,
  'imperial pints': 18_184_360_000,
  'imperial gallons': 145_474_880_000,
};

/** A temperature of v units is (v × factor + offset) ÷ 180 degrees Celsius, with the offset below. */
export const TEMPERATURE: NumberFactors<'temperature'> = { celsius: 180, fahrenheit: 100, kelvin: 180 };
export const TEMPERATURE_OFFSET: NumberFactors<'temperature'> = {
  celsius: 0,
  fahrenheit: -3200,
  kelvin: -49_167,
};
