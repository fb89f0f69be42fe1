import type { Rational } from '../../../rational/rational.js';

/** Returns whether a rational number is an integer's value. */
export function isSame({ numerator, denominator }: Rational, value: bigint): boolean {
  return numerator === value * denominator;
}
