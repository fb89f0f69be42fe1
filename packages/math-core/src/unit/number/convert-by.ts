import { MathError } from '../../result/math-error.js';
import { nearestLong } from './nearest-long.js';

/** Numbers by unit name, as in number-factors.ts. */
export type ByUnit = Readonly<Record<string, number>>;

/**
 * Converts with a table of integer factors, correctly rounded.
 * Throws `MathError`: `not-a-number` (value); `unknown-name` (from, to).
 */
export function convertBy(factors: ByUnit, value: number, from: string, to: string): number {
  const factor = lookUp(factors, from, 'from');
  const divisor = lookUp(factors, to, 'to');
  // An integer equals its shortest decimal text, and this product of integers is exact.
  return Number.isInteger(value) && Math.abs(value * factor) < 2 ** 53
    ? (value * factor) / divisor + 0
    : nearestLong(value, factor, divisor);
}

/** Looks up a unit. Throws `MathError`: `unknown-name`. */
export function lookUp(table: ByUnit, name: string, field: string): number {
  const found: unknown = typeof name === 'string' ? table[name] : undefined;
  if (typeof found !== 'number') throw unknownName(field);
  return found;
}

/** Returns the error for an unknown name. */
export function unknownName(field: string): MathError {
  return new MathError(field, 'unknown-name', `${field} is unknown.`);
}
