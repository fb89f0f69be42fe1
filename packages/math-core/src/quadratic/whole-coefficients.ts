import { greatestCommonDivisor, leastCommonMultiple } from '../rational/divisor.js';
import { multiply, type Rational, rational, reduce } from '../rational/rational.js';

/** The equation in whole numbers without a common factor, first > 0: each coefficient is `scale` times its own. */
export interface WholeCoefficients {
  readonly first: bigint;
  readonly second: bigint;
  readonly third: bigint;
  /** In lowest terms; negative where the first coefficient is. */
  readonly scale: Rational;
}

/** Divides a quadratic by what makes its coefficients whole numbers; a ≠ 0. */
export function wholeCoefficients(a: Rational, b: Rational, c: Rational): WholeCoefficients {
  const common = [a, b, c].map(({ denominator }) => denominator).reduce(leastCommonMultiple);
  const whole = [a, b, c].map(({ numerator, denominator }) => numerator * (common / denominator));
  const divisor = whole.reduce(greatestCommonDivisor);
  const signed = a.numerator < 0n ? -divisor : divisor;
  const [first = 1n, second = 0n, third = 0n] = whole.map((n) => n / signed);
  return { first, second, third, scale: reduce(multiply(rational(signed), rational(1n, common))) };
}
