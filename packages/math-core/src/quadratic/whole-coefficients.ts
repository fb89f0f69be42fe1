import { greatestCommonDivisor, leastCommonMultiple } from '../rational/integer.js';
import { multiply, type Rational, rational, reduce } from '../rational/rational.js';

/**
 * Integer coefficients without a common divisor, the first > 0. The original ones are `scale` times as large.
 */
export interface WholeCoefficients {
  readonly first: bigint;
  readonly second: bigint;
  readonly third: bigint;
  /** The scale in lowest terms. It is negative if the original first coefficient is. */
  readonly scale: Rational;
}

/** Scales a quadratic with a ≠ 0 to integer coefficients. */
export function wholeCoefficients(a: Rational, b: Rational, c: Rational): WholeCoefficients {
  const common = [a, b, c].map(({ denominator }) => denominator).reduce(leastCommonMultiple);
  const whole = [a, b, c].map(({ numerator, denominator }) => numerator * (common / denominator));
  const divisor = whole.reduce(greatestCommonDivisor);
  const signed = a.numerator < 0n ? -divisor : divisor;
  const [first = 1n, second = 0n, third = 0n] = whole.map((n) => n / signed);
  return { first, second, third, scale: reduce(multiply(rational(signed), rational(1n, common))) };
}
