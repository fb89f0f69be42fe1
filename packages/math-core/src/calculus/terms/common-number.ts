import * as exact from '../../rational/rational.js';
import { type Rational, rational, reduce } from '../../rational/rational.js';
import type { Sum } from './sum.js';

/** Returns the greatest number that divides all coefficients, negative if all of them are. */
export function commonNumber(sum: Sum): Rational {
  let [top, bottom] = [0n, 1n];
  for (const { coefficient } of sum) {
    const { numerator, denominator } = reduce(coefficient);
    top = divisor(top, numerator);
    bottom = (bottom / divisor(bottom, denominator)) * denominator;
  }
  const isNegative = sum.every(({ coefficient }) => exact.sign(coefficient) < 0);
  return rational(isNegative ? -top : top, bottom);
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
