import { fixedText } from '../rational/format.js';
import { quotient, type Rational } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import { type DoubleDouble, dividePairs, logarithmPair } from '../real/double-double.js';
import { nearLogarithm } from '../real/natural-logarithm.js';

/**
 * An irrational number: an approximation off by less than 2^(18 - bits) of its value for any number of bits and, where
 * doubles come so close, a pair off by less than 2^-70 of it.
 */
export interface Real {
  readonly near: (bits: number) => Rational;
  readonly pair: DoubleDouble | undefined;
}

/** Gives ln `value` for a rational `value` > 0. */
export function realLogarithm(value: Rational): Real {
  const [n, d] = [Number(value.numerator), Number(value.denominator)];
  return {
    near: (bits) => nearLogarithm(value, bits),
    pair: n < 2 ** 53 && d < 2 ** 53 ? logarithmPair(n, d) : undefined,
  };
}

/** Divides two logarithms. */
export function realQuotient(a: Real, b: Real): Real {
  return {
    near: (bits) => {
      const [over, under] = [a.near(bits), b.near(bits)];
      return quotient(over.numerator * under.denominator, over.denominator * under.numerator);
    },
    pair: a.pair && b.pair && dividePairs(a.pair, b.pair),
  };
}

/** Gives the nearest double. */
export function nearestDouble({ near, pair: [high, low] = UNKNOWN }: Real): number {
  const margin = 2 ** -70 * high;
  const nearest = high + (low + margin);
  return nearest === high + (low - margin) ? nearest : settled(near, toNumber);
}

/** Writes the number with so many decimals. */
export function roundedText({ near, pair: [high] = UNKNOWN }: Real, decimals: number): string {
  const unit = 10 ** decimals;
  const scaled = high * unit;
  const whole = Math.round(scaled);
  // `scaled` is off by less than 2^-50 of itself. toFixed writes the digits of a double this close to a decimal.
  return Math.abs(scaled - whole) < 0.5 - Math.abs(scaled) * 2 ** -49
    ? (whole / unit).toFixed(decimals)
    : settled(near, (end) => fixedText(end, decimals));
}

// Not a number settles nothing.
const UNKNOWN: DoubleDouble = [NaN, NaN];

// Asks for more bits until both ends round alike (Ziv's strategy).
function settled<T>(near: Real['near'], round: (end: Rational) => T, bits = 96): T {
  const { numerator, denominator } = near(bits);
  const unit = 1n << BigInt(bits - 18);
  const [low, high] = [unit - 1n, unit + 1n].map((n) =>
    round({ numerator: numerator * n, denominator: denominator * unit }),
  );
  return low !== undefined && low === high ? low : settled(near, round, 2 * bits);
}
