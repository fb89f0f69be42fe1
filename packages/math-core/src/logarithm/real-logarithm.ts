import { scaledText, scaledWhole } from '../rational/format.js';
import { quotient, type Rational } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import { approximateLogarithm } from '../real/natural-logarithm.js';

/** Approximates an irrational number to any number of bits, with a relative error below 2^(18 - bits). */
export type Approximation = (bits: number) => Rational;

/** An irrational number, with a double of relative error below 10^-13, or NaN if there is none. */
export interface Real {
  readonly near: Approximation;
  readonly double: number;
}

/** Returns the natural logarithm of a rational number > 0. */
export function realLogarithm(value: Rational): Real {
  const [n, d] = [Number(value.numerator), Number(value.denominator)];
  const isExact = n < 2 ** 53 && d < 2 ** 53; // n - d is exact too, even if n/d is close to 1.
  const double = n > d ? Math.log1p((n - d) / d) : -Math.log1p((d - n) / n);
  return { near: (bits) => approximateLogarithm(value, bits), double: isExact ? double : NaN };
}

/** Returns the quotient of two logarithms. */
export function realQuotient(a: Real, b: Real): Real {
  return {
    near: approximateQuotient(a.near, b.near),
    double: a.double / b.double,
  };
}

/** Returns the quotient of two approximations. */
export function approximateQuotient(a: Approximation, b: Approximation): Approximation {
  return (bits) => {
    const [over, under] = [a(bits), b(bits)];
    return quotient(over.numerator * under.denominator, over.denominator * under.numerator);
  };
}

/** Returns the nearest double. */
export function nearestDouble(near: Approximation): number {
  // With as many decimals as the denominator has bits, a string is far closer to its endpoint than the endpoints are to each other.
  return roundedWithEnoughBits(near, (end) => Number(fixed(end, bitLength(end.denominator))));
}

/** Formats the number with the given number of decimals. */
export function roundedText({ near, double }: Real, decimals: number): string {
  const unit = 10 ** decimals;
  const scaled = double * unit;
  const whole = Math.round(scaled);
  // `scaled` is barely less exact than `double`. toFixed returns the digits of the decimal that a double is nearest to.
  return Math.abs(scaled - whole) < 0.5 - Math.abs(scaled) * 2e-13
    ? (whole / unit).toFixed(decimals)
    : roundedWithEnoughBits(near, (end) => fixed(end, decimals));
}

// Adds bits until both ends round to the same value (Ziv's strategy).
function roundedWithEnoughBits<T>(near: Approximation, round: (end: Rational) => T, bits = 96): T {
  const { numerator, denominator } = near(bits);
  const unit = 1n << BigInt(bits - 18);
  const end = (n: bigint): T => round({ numerator: numerator * (unit + n), denominator: denominator * unit });
  const low = end(-1n);
  return low === end(1n) ? low : roundedWithEnoughBits(near, round, 2 * bits);
}

/** Formats a number with the given number of decimals, correctly rounded. */
export function fixed(end: Rational, decimals: number): string {
  return scaledText(scaledWhole(end, decimals), decimals);
}
