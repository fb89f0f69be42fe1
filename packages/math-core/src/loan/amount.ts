import { type Figure, figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import { compare, type Rational, rational } from '../rational/rational.js';
import { bitLength } from '../rational/bit-length.js';
import { toNumber } from '../rational/to-number.js';
import { type Enclosure, realFigure } from '../real/enclosure.js';

/** An exact number, or an enclosure of one with too many digits for that. */
export type Amount = Rational | Enclosure;

/** The longest fraction, in bits, that a figure contains as `exact`. */
const SHORT = 512;

/** The figure of an amount, without `exact` where that would be long. */
export function amountFigure(amount: Amount, decimals: number): Figure {
  if (typeof amount === 'function') return realFigure(amount, decimals);
  if (bitLength(amount.denominator) <= SHORT) return figure(amount, decimals);
  const rounded = roundHalfAwayFromZero(amount, decimals);
  const same = compare(amount, rational(rounded, 10n ** BigInt(decimals))) === 0;
  return { number: toNumber(amount), text: scaledText(rounded, decimals), relation: same ? '=' : '≈' };
}
