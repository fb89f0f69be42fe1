import { greatestCommonDivisor } from '../rational/integer.js';
import type { Rational } from '../rational/rational.js';

/**
 * The bound of a common denominator. Decimals stay far below it, but many different denominators could grow
 * without bound.
 */
const LARGEST = 10n ** 1000n;

/** Returns the least common multiple of the denominators, or undefined past 10^1000. */
export function commonDenominator(numbers: readonly Rational[]): bigint | undefined {
  let common = 1n;
  for (const { denominator } of numbers) {
    common *= denominator / greatestCommonDivisor(common, denominator);
    if (common > LARGEST) return undefined;
  }
  return common;
}
