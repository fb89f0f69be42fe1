import { type Figure, figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import { compare, type Rational, rational } from '../rational/rational.js';
import { bitLength } from '../rational/bit-length.js';
import { toNumber } from '../rational/to-number.js';
import { type Enclosure, type Interval, realFigure } from '../real/enclosure.js';

/** An exact number, an enclosure of one with too many digits for that, or both of a long one. */
export type Amount = Rational | Enclosure | LongAmount;

/** A number whose fraction is too long for a figure's `exact`: an enclosure usually does, and costs less. */
export interface LongAmount {
  readonly near: Enclosure;
  readonly exact: () => Rational;
}

/** The longest fraction, in bits, that a figure contains as `exact`. */
const SHORT = 512;

/** Whether `base`^(`exponent` - 1), for a `base` > 0, surely has more bits than a figure's `exact`. */
export function isLongPower(base: bigint, exponent: number): boolean {
  return (bitLength(base) - 1) * (exponent - 1) > SHORT;
}

/** The bits of the enclosures that are tried before the exact fraction; with the larger one doubles can be scaled, still. */
const NEAR_BITS = [128, 800] as const;

/** The figure of an amount, without `exact` where that would be long. */
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

// The figure of any number between two others, where that is certain: no double or text changes between them, and none
// of them is a text's own value or a tie.
function nearFigure(interval: Interval = [0n, 0n], bits: number, decimals: number): Figure | undefined {
  const [low, high] = interval;
  const number = Number(low);
  // A double that is neither close to the smallest ones nor to the largest keeps all its bits when it is scaled.
  if (number !== Number(high) || Math.abs(number) < 2 ** 64 || Math.abs(number) > 2 ** 1000) return undefined;
  const halves = 2n * 10n ** BigInt(decimals);
  const half = (halves * low) >> BigInt(bits);
  if (half << BigInt(bits) === halves * low || half !== (halves * high) >> BigInt(bits)) return undefined;
  return { number: number * 2 ** -bits, text: scaledText((half + 1n) >> 1n, decimals), relation: '≈' };
}
