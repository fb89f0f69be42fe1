/**
 * Parses units and quantities that people type, and names units.
 * @packageDocumentation
 */

export type { NamedUnit } from './named-unit.js';
export { parseDuration, type ParsedDuration } from './parse-duration.js';
export { parseQuantity, type Quantity } from './parse-quantity.js';
export { parseUnit } from './parse-unit.js';
export { unitAfter } from './unit-after.js';
export { type UnitName, unitNames } from './unit-names.js';
