import { type Figure, shortFigure } from '../rational/figure.js';
import { trimZeros } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import { decimalsNear } from '../rational/small-decimals.js';
import { realFigure } from '../real/enclosure.js';
import { rationalSquareRoot, squareRoot } from '../real/square-root.js';

/** The decimals of a figure that is not very small. */
const DECIMALS = 4;

/** The figure of a statistic: up to 4 decimals, or below 0.001 up to 4 significant digits. */
export function shown(value: Rational): Figure {
  const usual = shortFigure(value, DECIMALS);
  const decimals = decimalsNear(usual.number);
  return decimals === DECIMALS ? usual : shortFigure(value, decimals);
}

/** The figure of the square root of a statistic, which is not negative. */
export function shownRoot(value: Rational): Figure {
  const root = rationalSquareRoot(value);
  if (root) return shown(root);
  const usual = realFigure(squareRoot(value), DECIMALS);
  const decimals = decimalsNear(usual.number);
  const found = decimals === DECIMALS ? usual : realFigure(squareRoot(value), decimals);
  return { ...found, text: trimZeros(found.text) };
}
