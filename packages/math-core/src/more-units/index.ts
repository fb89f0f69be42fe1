/**
 * Units beyond the everyday ones of `@mathtools/math-core/unit`, with all of those.
 * @packageDocumentation
 */

export { type ConvertUnitsInput, type ConvertUnitsTextInput, convertUnits } from './convert-units.js';
export { ALL_UNITS, type AnyCategory, type UnitIn } from './units.js';
