import { decimalsNear, type Digits } from '../rational/digits.js';
import { type Figure, shortFigure } from '../rational/figure.js';
import { trimZeros } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import { realFigure } from '../real/enclosure.js';
import { rationalSquareRoot, squareRoot } from '../real/square-root.js';

/** Returns the figure of a statistic, without trailing zeros. */
export function shown(value: Rational, digits: Digits): Figure {
  return shortFigure(value, decimalsNear(toNumber(value), digits));
}

/** Returns the figure of the square root of a statistic, which is not negative. */
export function shownRoot(value: Rational, digits: Digits): Figure {
  const root = rationalSquareRoot(value);
  if (root) return shown(root, digits);
  const exact = squareRoot(value);
  // Only the power of ten of this number matters. The double of a very small square is 0.
  const near = Math.sqrt(toNumber(value)) || realFigure(exact, 4).number;
  const found = realFigure(exact, decimalsNear(near, digits));
  return { ...found, text: trimZeros(found.text) };
}
