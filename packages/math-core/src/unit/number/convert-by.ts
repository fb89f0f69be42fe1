import { MathError } from '../../result/math-error.js';
import { nearestLinear } from './nearest-linear.js';

/** Numbers by the names of units, as of number-factors.ts. */
export type ByUnit = Readonly<Record<string, number>>;

/**
 * Converts by a table of whole factors in one proportion.
 * Throws `MathError`: `not-a-number` (value); `unknown-name` (from, to).
 */
export function convertBy(factors: ByUnit, value: number, from: string, to: string): number {
  const factor = entry(factors, from, 'from');
  const divisor = entry(factors, to, 'to');
  // A whole number is its shortest decimal text, and this product of whole numbers is exact.
  return Number.isInteger(value) && Math.abs(value * factor) < 2 ** 53
    ? (value * factor) / divisor + 0
    : nearestLinear(value, factor, 0, divisor);
}

/** Looks a unit up. Throws `MathError`: `unknown-name`. */
export function entry(table: ByUnit, name: string, field: string): number {
  const found: unknown = typeof name === 'string' ? table[name] : undefined;
  if (typeof found !== 'number') throw unknownName(field);
  return found;
}

/** Makes the error for a name that is none here. */
export function unknownName(field: string): MathError {
  return new MathError(field, 'unknown-name', `${field} is unknown.`);
}
