export type { Conversion } from './conversion.js';
export { type ConvertInput, convert } from './convert.js';
export { type ConversionTo, type ConvertToAllInput, convertToAll } from './convert-to-all.js';
export { isUnitCategory, isUnitOf } from './find-unit.js';
export { DEFINITIONS, type Definitions } from './route.js';
export type { CategoryOfUnits, Unit } from './unit.js';
export { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';
