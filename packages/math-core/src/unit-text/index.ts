/**
 * Parses units and quantities that people type.
 * @packageDocumentation
 */

export type { NamedUnit } from './named-unit.js';
export { parseDuration, type ParsedDuration } from './parse-duration.js';
export { parseQuantity, type Quantity } from './parse-quantity.js';
export { parseUnit } from './parse-unit.js';
export { type UnitName, unitNames } from './unit-names.js';
