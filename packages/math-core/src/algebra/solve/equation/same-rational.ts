import type { Rational } from '../../../rational/rational.js';

/** Returns whether a rational number equals an integer. */
export function isSame({ numerator, denominator }: Rational, value: bigint): boolean {
  return numerator === value * denominator;
}
