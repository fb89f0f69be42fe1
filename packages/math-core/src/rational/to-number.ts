import type { Rational } from './rational.js';

/** Counts the binary digits of a whole number ≥ 0. */
export function bitLength(n: bigint): number {
  const hex = n.toString(16);
  return 4 * hex.length - Math.clz32(Number.parseInt(hex.charAt(0), 16)) + 28;
}

/** Gives the double nearest to `value` (ties to even; never -0), ±Infinity past the largest double. */
export function toNumber(value: Rational): number {
  const magnitude = value.numerator < 0n ? -value.numerator : value.numerator;
  if (magnitude === 0n) return 0;
  const result = positiveToNumber(magnitude, value.denominator);
  return value.numerator < 0n ? 0 - result : result;
}

function positiveToNumber(n: bigint, d: bigint): number {
  const exponent = bitLength(n) - bitLength(d); // 2^(exponent-1) < n/d < 2^(exponent+1)
  if (exponent > 1025) return Infinity;
  // At least 64 significant bits with a sticky last one, but never finer than a quarter of the smallest
  // double, 2^-1074: so the one rounding that happens is the right one, below the normal doubles too.
  const shift = Math.min(65 - exponent, FINEST);
  const [dividend, divisor] = shift >= 0 ? [n << BigInt(shift), d] : [n, d << BigInt(-shift)];
  const quotient = dividend / divisor;
  const sticky = quotient * divisor === dividend ? quotient : quotient | 1n;
  return shift < FINEST || sticky >= 1n << 54n ? scale(Number(sticky), -shift) : subnormal(sticky);
}

const FINEST = 1076;

// Rounds quarters of 2^-1074 to whole ones, ties to even.
function subnormal(quarters: bigint): number {
  const whole = quarters >> 2n;
  const rest = quarters & 3n;
  const up = rest === 3n || (rest === 2n && (whole & 1n) === 1n) ? 1n : 0n;
  return Number(whole + up) * Number.MIN_VALUE;
}

// Two factors: 2^-1075 alone is no double.
function scale(x: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return x * 2 ** half * 2 ** (exponent - half);
}
