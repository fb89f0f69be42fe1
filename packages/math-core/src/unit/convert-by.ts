import { MathError } from '../result/math-error.js';
import { nearestLinear } from './nearest-linear.js';

/** Numbers by the names of units, as of number-factors.ts. */
export type ByUnit = Readonly<Record<string, number>>;

/**
 * Converts by a table of whole factors in one proportion.
 * Throws `MathError`: `not-a-number` (value); `unknown-name` (from, to).
 */
export function convertBy(factors: ByUnit, value: number, from: string, to: string): number {
  // Of whole numbers of 32 bits the product is exact up to 2^53. What an object inherits is no number, so that a name
  // like "constructor" gives NaN here, and ends below.
  const product = value * (factors[from] ?? NaN);
  const divisor = factors[to] ?? NaN;
  if ((value | 0) === value && Math.abs(product) < 2 ** 53 && divisor > 0) return product / divisor + 0;
  return nearestLinear(value, entry(factors, from, 'from'), 0, entry(factors, to, 'to'));
}

/** Looks a unit up. Throws `MathError`: `unknown-name`. */
export function entry(table: ByUnit, name: string, field: string): number {
  const found: unknown = table[name];
  if (typeof found !== 'number') throw unknownName(field);
  return found;
}

/** Makes the error for a name that is none here. */
export function unknownName(field: string): MathError {
  return new MathError(field, 'unknown-name', `${field} is not a known name.`);
}
