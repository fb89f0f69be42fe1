import type { Figure } from '../rational/figure.js';
import { fixedText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { MathError } from '../result/math-error.js';
import { toNumber } from '../rational/to-number.js';

/** Two integers [low, high] with low ≤ x × 2^bits ≤ high. */
export type Interval = readonly [low: bigint, high: bigint];

/** Encloses a real number with any precision. Returns undefined if an interval needs more bits. */
export type Enclosure = (bits: number) => Interval | undefined;

/** The largest precision, in bits. */
export const MAX_BITS = 100_000;

/**
 * Rounds an irrational number, adding bits until both ends of its interval round to the same value. The
 * number must not be rational, because the ends never agree on a tie. Throws `MathError`: `not-an-integer`,
 * `out-of-range` (decimals below 0 or past 1,000; a tie).
 */
export function realFigure(enclosure: Enclosure, decimals: number): Figure {
  return withEnoughBits((bits) => {
    const denominator = 1n << BigInt(bits);
    const ends = enclosure(bits)?.map((numerator) => ({ numerator, denominator }));
    const number = ends && roundedAlike(ends, toNumber);
    const text = ends && roundedAlike(ends, (end) => fixedText(end, decimals));
    return number === undefined || text === undefined ? undefined : { number, text, relation: '≈' };
  });
}

/**
 * Calls `ask` with increasing numbers of bits until it returns a value (Ziv's strategy). Throws `MathError`:
 * `out-of-range` beyond {@link MAX_BITS}, which only a tie can reach.
 */
export function withEnoughBits<T>(ask: (bits: number) => T | undefined, bits = 96): T {
  if (bits > MAX_BITS) throw new MathError('value', 'out-of-range');
  return ask(bits) ?? withEnoughBits(ask, 2 * bits);
}

/** Rounds a number between two others. Returns undefined if they round differently. */
export function roundedAlike<T>(ends: readonly Rational[], round: (end: Rational) => T): T | undefined {
  const [low, high] = ends.map(round);
  return low === high ? low : undefined;
}
