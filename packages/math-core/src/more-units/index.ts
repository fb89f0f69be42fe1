/**
 * All units of `@mathtools/math-core/unit` and many more.
 * @packageDocumentation
 */

export { type CombinedQuantity, combineQuantities, type QuantitiesInput } from './combine-quantities.js';
export {
  type ConvertInput,
  type ConvertTextInput,
  convert,
  type OwnNames,
  type SharedNames,
} from './convert.js';
export { ALL_UNITS, type AnyCategory, type UnitIn } from './units.js';
