import { bitLength } from './integer.js';
import type { Rational } from './rational.js';

/** Returns the double nearest to `value` (ties to even, never -0), or ±Infinity past the largest double. */
export function toNumber({ numerator, denominator }: Rational): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  // Keeps at least 64 significant bits with a sticky last one, but never finer than a quarter of the smallest
  // double, 2^-1074. The only rounding is therefore correct, also for subnormal doubles.
  const shift = Math.min(66 + bitLength(denominator) - bitLength(magnitude), 1076);
  const [dividend, divisor] =
    shift >= 0 ? [magnitude << BigInt(shift), denominator] : [magnitude, denominator << BigInt(-shift)];
  const quotient = dividend / divisor;
  const sticky = quotient * divisor === dividend ? quotient : quotient | 1n;
  // This rounds subnormal doubles: between 2^54 and 2^55, doubles are 4 apart, so quarters of 2^-1074 round to integers.
  const lift = sticky < 1n << 54n ? 1n << 54n : 0n;
  const half = shift >> 1; // There are two factors, because 2^-1075 alone isn't a double.
  const size = (Number(sticky + lift) - Number(lift)) * 2 ** -half * 2 ** (half - shift);
  return numerator < 0n ? 0 - size : size;
}
