import { decimalsNear, type Digits } from '../rational/digits.js';
import { figure, type Figure, shortFigure } from '../rational/figure.js';
import { trimZeros } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { toNumber } from '../rational/to-number.js';
import { realFigure } from '../real/enclosure.js';
import { rationalSquareRoot, squareRoot } from '../real/square-root.js';

/** Returns the figure of a statistic with the requested digits, or without trailing zeros by default. */
export function shown(value: Rational, digits: Digits): Figure {
  const decimals = decimalsNear(toNumber(value), digits);
  return isRequested(digits) ? figure(value, decimals) : shortFigure(value, decimals);
}

/** Returns the figure of the square root of a statistic, which is not negative. */
export function shownRoot(value: Rational, digits: Digits): Figure {
  const root = rationalSquareRoot(value);
  if (root) return shown(root, digits);
  const exact = squareRoot(value);
  // Only the power of ten of this number matters. The double of a very small square is 0.
  const near = Math.sqrt(toNumber(value)) || realFigure(exact, 4).number;
  const found = realFigure(exact, decimalsNear(near, digits));
  return isRequested(digits) ? found : { ...found, text: trimZeros(found.text) };
}

function isRequested({ decimals, significant }: Digits): boolean {
  return decimals !== undefined || significant !== undefined;
}
