/**
 * All units of `@mathtools/math-core/unit` and many more.
 * @packageDocumentation
 */

export { type ConvertUnitsInput, type ConvertUnitsTextInput, convertUnits } from './convert-units.js';
export { ALL_UNITS, type AnyCategory, type UnitIn } from './units.js';
