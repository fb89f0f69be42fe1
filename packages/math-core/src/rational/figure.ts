import { exactText, fixedText, trimZeros } from './format.js';
import type { Rational } from './rational.js';
import { toNumber } from './to-number.js';

/** A number of a result, rounded for display, as plain data. */
export interface Figure {
  /** The exact value, "12.7" or "2/3"; absent if it is irrational or too long. */
  readonly exact?: string;
  /** The double nearest to the exact value; ±Infinity past the largest double. */
  readonly number: number;
  /** The correctly rounded text, a tie away from zero. */
  readonly text: string;
  /** "≈" if rounding changed the value, else "=". */
  readonly relation: '=' | '≈';
}

/**
 * The figure of an exact value, with exactly `decimals` decimals (0 to 1,000).
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals).
 * @example figure(rational(2n, 3n), 2) // exact is "2/3" and text is "0.67" and relation is "≈"
 */
export function figure(value: Rational, decimals: number): Figure {
  const exact = exactText(value);
  const text = fixedText(value, decimals);
  return { exact, number: toNumber(value), text, relation: trimZeros(text) === exact ? '=' : '≈' };
}

/**
 * The figure of an exact value, with up to `decimals` decimals (0 to 1,000), without trailing zeros.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals).
 * @example shortFigure(rational(5n, 2n), 4) // text is "2.5" and relation is "="
 */
export function shortFigure(value: Rational, decimals: number): Figure {
  const { text, ...rest } = figure(value, decimals);
  return { ...rest, text: trimZeros(text) };
}
