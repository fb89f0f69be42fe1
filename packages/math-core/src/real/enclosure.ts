import { type Figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';

/** Two whole numbers [low, high] with low ≤ x × 2^bits ≤ high. */
export type Interval = readonly [low: bigint, high: bigint];

/** A real number, known as closely as one asks; undefined where more bits are needed to say anything. */
export type Enclosure = (bits: number) => Interval | undefined;

/**
 * Rounds an irrational number by asking for more bits until both ends of its interval agree (Ziv's strategy).
 * A rational `x` must not come here: where it lies on a tie the ends never agree.
 */
export function realFigure(enclosure: Enclosure, decimals: number): Figure {
  const text = settle(enclosure, (end) => scaledText(roundHalfAwayFromZero(end, decimals), decimals));
  return { number: settle(enclosure, toNumber), text, relation: '≈' };
}

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
