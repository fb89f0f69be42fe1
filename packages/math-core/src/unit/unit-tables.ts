import { type UnitRows, unitTable } from './unit-table.js';

// Sources. Inches, feet, miles, pounds, ounces and mph: international yard and pound agreement of 1959. Kelvins: BIPM, SI
// Brochure (9th edition), 2.3.1. US volumes: NIST Handbook 44, Appendix C (1 US gallon = 231 cubic inches). Imperial
// volumes: UK Units of Measurement Regulations 1995 (1 gallon = 4.54609 L). km/h: 1000 m ÷ 3600 s.

/** The ids of the units of each category, in display order. */
interface UnitIds {
  readonly length: 'inches' | 'centimeters' | 'feet' | 'meters' | 'miles' | 'kilometers';
  readonly weight: 'grams' | 'kilograms' | 'pounds' | 'ounces';
  readonly temperature: 'celsius' | 'fahrenheit' | 'kelvin';
  readonly time: 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks';
  readonly speed: 'm/s' | 'km/h' | 'mph';
  readonly data: 'bytes' | 'KB' | 'MB' | 'GB' | 'TB';
  readonly volume:
    | 'milliliters'
    | 'liters'
    | 'cubic meters'
    | 'US teaspoons'
    | 'US tablespoons'
    | 'US fluid ounces'
    | 'US cups'
    | 'US pints'
    | 'US quarts'
    | 'US gallons'
    | 'imperial pints'
    | 'imperial gallons';
}

/** The id of a category. */
export type UnitCategory = keyof UnitIds;

/** The ids of the units of a category: UnitOf<'length'> is "inches" | "centimeters" | … */
export type UnitOf<C extends UnitCategory> = UnitIds[C];

type Category<C extends UnitCategory> = UnitRows<C, UnitOf<C>>;

/**
 * The categories with their units, in display order, frozen. Weight is mass. Units of data are powers of
 * 1024. Sources: the international yard and pound agreement of 1959, the SI Brochure (9th edition), NIST
 * Handbook 44, and the UK Units of Measurement Regulations 1995.
 */
export const UNIT_CATEGORIES = /* @__PURE__ */ unitTable(
  'Length' +
    ';inches,in,0.0254' +
    ';centimeters,cm,0.01' +
    ';feet,ft,0.3048' +
    ';meters,m,1' +
    ';miles,mi,1609.34,1609.344' +
    ';kilometers,km,1000' +
    '|Weight' +
    ';grams,g,1' +
    ';kilograms,kg,1000' +
    ';pounds,lb,453.592,453.59237' +
    ';ounces,oz,28.3495,28.349523125' +
    '|Temperature' +
    ';celsius,°C,1,,Celsius,0' +
    ';fahrenheit,°F,5/9,,Fahrenheit,32' +
    ';kelvin,K,1,,Kelvin,273.15' +
    '|Time' +
    ';seconds,s,1' +
    ';minutes,min,60' +
    ';hours,h,3600' +
    ';days,d,86400' +
    ';weeks,wk,604800' +
    '|Speed' +
    ';m/s,m/s,1,,meters per second' +
    ';km/h,km/h,0.277778,5/18,kilometers per hour' +
    ';mph,mph,0.44704,,miles per hour' +
    '|Data' +
    ';bytes,B,1' +
    ';KB,KB,1024,,kilobytes' +
    ';MB,MB,1048576,,megabytes' +
    ';GB,GB,1073741824,,gigabytes' +
    ';TB,TB,1099511627776,,terabytes' +
    '|Volume' +
    ';milliliters,mL,0.001' +
    ';liters,L,1' +
    ';cubic meters,m³,1000' +
    ';US teaspoons,US tsp,0.00492892159375' +
    ';US tablespoons,US tbsp,0.01478676478125' +
    ';US fluid ounces,US fl oz,0.0295735295625' +
    ';US cups,US cup,0.2365882365' +
    ';US pints,US pt,0.473176473' +
    ';US quarts,US qt,0.946352946' +
    ';US gallons,US gal,3.785411784' +
    ';imperial pints,imp pt,0.56826125' +
    ';imperial gallons,imp gal,4.54609',
) as readonly [
  Category<'length'>,
  Category<'weight'>,
  Category<'temperature'>,
  Category<'time'>,
  Category<'speed'>,
  Category<'data'>,
  Category<'volume'>,
];
