import { type KnownUnits, knownUnits } from './lookup.js';
import { UNIT_CATEGORIES } from './unit-tables.js';

/**
 * Spellings of the units of `UNIT_CATEGORIES` besides ids, names and symbols, one unit per line. They are read in upper
 * or lower case, except those whose meaning depends on the case.
 */
export const WORDS = `inches:in,"
feet:ft,'
miles:mi
kilometers:km
centimeters:cm
grams:gm
kilograms:kg,kgs,kilos,kilo
pounds:lb,lbs
ounces:oz
celsius:C,degC,degrees celsius
fahrenheit:F,degF,degrees fahrenheit
kelvin:kelvins
seconds:sec,secs
minutes:mins
hours:hr,hrs
days:day
weeks:wks
m/s:m s⁻¹,ms⁻¹,m/sec,meter/second
km/h:kph,kmh,kmph,km/hr
mph:mph,mi/h
milliliters:ml
liters:l`;

/** The units of `UNIT_CATEGORIES`, by name. */
export const UNITS: KnownUnits = /* @__PURE__ */ knownUnits(UNIT_CATEGORIES, WORDS);
