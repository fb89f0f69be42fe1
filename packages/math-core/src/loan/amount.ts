import { type Figure, figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import { compare, type Rational, rational } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import { toNumber } from '../rational/to-number.js';
import { type Enclosure, type Interval, realFigure } from '../real/enclosure.js';

/** An exact number, an enclosure if the number has too many digits, or both for a long number. */
export type Amount = Rational | Enclosure | LongAmount;

/** A number whose fraction is too long for a figure's `exact`. Its enclosure usually suffices and costs less. */
export interface LongAmount {
  readonly near: Enclosure;
  readonly exact: () => Rational;
}

/** The maximum length, in bits, of a figure's `exact` fraction. */
const SHORT = 512;

/** Returns whether `base`^(`exponent` - 1), for a `base` > 0, surely has more bits than a figure's `exact`. */
export function isLongPower(base: bigint, exponent: number): boolean {
  return (bitLength(base) - 1) * (exponent - 1) > SHORT;
}

/**
 * The precisions, in bits, of the enclosures that are tried before the exact fraction. Doubles can still be
 * scaled with the larger precision.
 */
const NEAR_BITS = [128, 800] as const;

/** Returns the figure of an amount, without `exact` if that would be long. */
export function amountFigure(amount: Amount, decimals: number): Figure {
  if (typeof amount === 'function') return realFigure(amount, decimals);
  if ('near' in amount) {
    for (const bits of NEAR_BITS) {
      const figure = nearFigure(amount.near(bits), bits, decimals);
      if (figure) return figure;
    }
    return amountFigure(amount.exact(), decimals);
  }
  if (bitLength(amount.denominator) <= SHORT) return figure(amount, decimals);
  const rounded = roundHalfAwayFromZero(amount, decimals);
  const same = compare(amount, rational(rounded, 10n ** BigInt(decimals))) === 0;
  return { number: toNumber(amount), text: scaledText(rounded, decimals), relation: same ? '=' : '≈' };
}

// Returns the figure of every number between two others if it is certain: no double or text changes between
// them, and none of them is a tie or exactly the value of a string.
function nearFigure(interval: Interval = [0n, 0n], bits: number, decimals: number): Figure | undefined {
  const [low, high] = interval;
  const number = Number(low);
  // A double that is close to neither the smallest nor the largest ones keeps all its bits when it is scaled.
  if (number !== Number(high) || Math.abs(number) < 2 ** 64 || Math.abs(number) > 2 ** 1000) return undefined;
  const halves = 2n * 10n ** BigInt(decimals);
  const half = (halves * low) >> BigInt(bits);
  if (half << BigInt(bits) === halves * low || half !== (halves * high) >> BigInt(bits)) return undefined;
  return { number: number * 2 ** -bits, text: scaledText((half + 1n) >> 1n, decimals), relation: '≈' };
}
