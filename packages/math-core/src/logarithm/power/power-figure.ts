import type { DecimalsOf } from '../../rational/digits.js';
import { type Figure, figure, shortFigure } from '../../rational/figure.js';
import { exactText } from '../../rational/format.js';
import type { Rational } from '../../rational/rational.js';
import { bitLength } from '../../rational/integer.js';
import { type Enclosure, realFigure } from '../../real/enclosure.js';
import { exponential } from '../../real/exponential.js';
import { naturalLogarithm } from '../../real/natural-logarithm.js';
import { type ExactPower, exactPower } from './exact-power.js';

/** A power as a figure, and, if it is rational, its exact form. */
export interface PowerFigure {
  readonly figure: Figure;
  readonly exact?: ExactPower;
}

/** The limit of answers, which are within 10^±500. */
const MAX_POWER_OF_TEN = 500;
/**
 * The length, in bits, beyond which exact values can't be ties, because they have more decimals than are ever
 * shown.
 */
const MAX_BITS = 4000;
/**
 * Exact strings longer than the first bound are omitted from the figure. Strings shorter than the second aren't
 * rounded.
 */
const MAX_EXACT_TEXT = 500;
const SHORT = 15;
const COARSE = 64;

/**
 * Returns the correctly rounded figure of base^exponent for `base` > 0. Returns undefined outside 10^-500 to
 * 10^500.
 */
export function powerFigure(
  base: Rational | 'e',
  exponent: Rational,
  decimalsOf: DecimalsOf,
): PowerFigure | undefined {
  const logarithm = logarithmOfPower(base, exponent);
  const [low = 0n] = logarithm(COARSE) ?? [];
  // This power only determines how many digits are shown.
  const powerOfTen = Number(low) / 2 ** COARSE / Math.LN10;
  if (Math.abs(powerOfTen) > MAX_POWER_OF_TEN) return undefined;
  const decimals = decimalsOf(powerOfTen);
  const exact = base === 'e' ? undefined : exactPower(base, exponent, MAX_BITS);
  if (!exact) {
    if (exponent.numerator === 0n)
      return { figure: shortFigure({ numerator: 1n, denominator: 1n }, decimals) };
    return { figure: realFigure(exponential(logarithm), decimals) };
  }
  return { figure: exactFigure(exact.value, decimals), exact };
}

function exactFigure(value: Rational, decimals: number): Figure {
  const text = exactText(value);
  // A rounded string keeps trailing zeros to show its precision.
  const { exact, ...rounded } = shown(value, decimals);
  if (text.length <= SHORT && !text.includes('/')) return { ...rounded, exact: text, text, relation: '=' };
  return exact !== undefined && exact.length <= MAX_EXACT_TEXT ? { ...rounded, exact } : rounded;
}

function shown(value: Rational, decimals: number): Figure {
  const rounded = figure(value, decimals);
  return rounded.relation === '≈' ? rounded : shortFigure(value, decimals);
}

// Returns exponent × ln base.
function logarithmOfPower(base: Rational | 'e', { numerator, denominator }: Rational): Enclosure {
  if (base === 'e') {
    return (bits) => {
      const low = (numerator << BigInt(bits)) / denominator;
      return [low - 1n, low + 1n];
    };
  }
  const size = numerator < 0n ? -numerator : numerator;
  const extra = Math.max(bitLength(size) - bitLength(denominator), 0) + 2;
  return (bits) => {
    const ends = naturalLogarithm(base, bits + extra).map(
      (end) => ((end * numerator) / denominator) >> BigInt(extra),
    );
    const [first = 0n, second = 0n] = ends;
    return first < second ? [first - 1n, second + 2n] : [second - 1n, first + 2n];
  };
}
