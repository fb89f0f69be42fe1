export type { Conversion } from './conversion.js';
export {
  type ConvertAnyInput,
  type ConvertInput,
  type ConvertOptions,
  type ConvertTextInput,
  convert,
  type QuantityInput,
  type UnitName,
} from './convert.js';
export { convertData } from './number/convert-data.js';
export { convertLength } from './number/convert-length.js';
export { convertNumber } from './number/convert-number.js';
export { convertSpeed } from './number/convert-speed.js';
export { convertTemperature } from './number/convert-temperature.js';
export { type ConversionTo, type ConvertToAllInput, convertToAll } from './convert-to-all.js';
export { convertTime } from './number/convert-time.js';
export { convertVolume } from './number/convert-volume.js';
export { convertWeight } from './number/convert-weight.js';
export { isUnitCategory, isUnitOf } from './find-unit.js';
export { DEFINITIONS, type Definitions } from './route.js';
export type { TextOr } from '../result/text-or.js';
export type { CategoryOfUnits, Unit } from './unit.js';
export { UNIT_CATEGORIES, type UnitCategory, type UnitOf } from './unit-tables.js';
