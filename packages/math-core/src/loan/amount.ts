import { type Figure, figure } from '../rational/figure.js';
import { roundHalfAwayFromZero, scaledText } from '../rational/format.js';
import { compare, type Rational, rational } from '../rational/rational.js';
import { bitLength } from '../rational/bit-length.js';
import { toNumber } from '../rational/to-number.js';
import { type Enclosure, realFigure } from '../real/enclosure.js';

/** A number known exactly, or one with too many digits for that, enclosed as closely as one asks. */
export type Amount = Rational | Enclosure;

/** Up to this many binary digits a fraction is written out in a figure. */
const SHORT = 512;

/** Shows an amount; `exact` is left out where it would be long. */
export function amountFigure(amount: Amount, decimals: number): Figure {
  if (typeof amount === 'function') return realFigure(amount, decimals);
  if (bitLength(amount.denominator) <= SHORT) return figure(amount, decimals);
  const rounded = roundHalfAwayFromZero(amount, decimals);
  const same = compare(amount, rational(rounded, 10n ** BigInt(decimals))) === 0;
  return { number: toNumber(amount), text: scaledText(rounded, decimals), relation: same ? '=' : '≈' };
}
