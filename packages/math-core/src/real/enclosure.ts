import { type Figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import type { DoubleDouble } from './double-double.js';

/** Two whole numbers [low, high] with low ≤ x × 2^bits ≤ high. */
export type Interval = readonly [low: bigint, high: bigint];

/** A real number, known as closely as one asks; undefined where more bits are needed to say anything. */
export type Enclosure = (bits: number) => Interval | undefined;

/**
 * Rounds an irrational number by asking for more bits until both ends of its interval agree (Ziv's strategy).
 * A rational `x` must not come here: where it lies on a tie the ends never agree. `pair` is the same number, off by
 * less than 2^-70 of its value; where that settles a rounding, nothing is asked.
 * @example realFigure((bits) => naturalLogarithm(rational(2n), bits), 4) // text is "0.6931"
 */
export function realFigure(enclosure: Enclosure, decimals: number, pair?: DoubleDouble): Figure {
  return {
    number: nearestDouble(enclosure, pair),
    text: roundedText(enclosure, decimals, pair),
    relation: '≈',
  };
}

/** Gives the double nearest to a number that isn't halfway between two of them; arguments as of {@link realFigure}. */
export function nearestDouble(enclosure: Enclosure, [high, low] = UNKNOWN): number {
  const margin = 2 ** -70 * high;
  const nearest = high + (low + margin);
  return nearest === high + (low - margin) ? nearest : settle(enclosure, toNumber);
}

/** Writes a number that isn't halfway between two decimals; arguments as of {@link realFigure}. */
export function roundedText(enclosure: Enclosure, decimals: number, [high] = UNKNOWN): string {
  const unit = 10 ** decimals;
  const scaled = high * unit;
  const whole = Math.round(scaled);
  // `scaled` is off by less than 2^-50 of itself. toFixed writes the digits of a double this close to a decimal.
  return Math.abs(scaled - whole) < 0.5 - Math.abs(scaled) * 2 ** -49
    ? (whole / unit).toFixed(decimals)
    : settle(enclosure, (end) => scaledText(roundHalfAwayFromZero(end, decimals), decimals));
}

// Not a number settles nothing.
const UNKNOWN: DoubleDouble = [NaN, NaN];

function settle<T extends string | number>(enclosure: Enclosure, at: (end: Rational) => T): T {
  for (let bits = 96; ; bits *= 2) {
    const interval = enclosure(bits);
    if (!interval) continue;
    const denominator = 1n << BigInt(bits);
    const [low, high] = interval.map((numerator) => at({ numerator, denominator }));
    if (low !== undefined && low === high) return low;
  }
}

/** Divides two intervals; undefined where the divisor's holds 0. */
export function divideIntervals(a: Interval, b: Interval, bits: number): Interval | undefined {
  if (b[0] <= 0n && b[1] >= 0n) return undefined;
  const shift = BigInt(bits);
  const quotients = a.flatMap((x) => b.map((y) => (x << shift) / y));
  const least = quotients.reduce((m, q) => (q < m ? q : m));
  const most = quotients.reduce((m, q) => (q > m ? q : m));
  return [least - 1n, most + 1n]; // BigInt division cuts towards zero
}
