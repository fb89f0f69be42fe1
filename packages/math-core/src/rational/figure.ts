import { decimalsNear, type Digits } from './digits.js';
import { exactText, fixedText, trimZeros } from './format.js';
import type { Rational } from './rational.js';
import { toNumber } from './to-number.js';

/** One figure of a result, as plain data. */
export interface Figure {
  /** The exact value: "12.7" or "2/3". Absent if it is irrational, too long to write out, or based on a rounded factor. */
  readonly exact?: string;
  /** The double nearest to the exact value, or ±Infinity past the largest one. */
  readonly number: number;
  /** The correctly rounded text, with ties away from zero. */
  readonly text: string;
  /** "≈" if rounding changed the value, or a factor is rounded, otherwise "=". */
  readonly relation: '=' | '≈';
}

/**
 * Returns the figure of an exact value with exactly `decimals` decimals.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or past 1,000).
 */
export function figure(value: Rational, decimals: number): Figure {
  return figureOf(value, fixedText(value, decimals));
}

/** Returns the figure of an exact value with its correctly rounded text. */
export function figureOf(value: Rational, text: string): Figure {
  const exact = exactText(value);
  return { exact, number: toNumber(value), text, relation: trimZeros(text) === exact ? '=' : '≈' };
}

/**
 * Returns the figure of an exact value with up to `decimals` decimals, without trailing zeros.
 * Throws `MathError`: `not-an-integer`, `out-of-range` (decimals below 0 or past 1,000).
 */
export function shortFigure(value: Rational, decimals: number): Figure {
  const { text, ...rest } = figure(value, decimals);
  return { ...rest, text: trimZeros(text) };
}

/**
 * Returns the figure of an exact value with the requested digits. The default is `usual` decimals, or four significant
 * digits if a rounded value has fewer than two there: 1 inch is 0.00001578 miles, not 0.0000.
 */
export function tellingFigure(value: Rational, digits: Digits, usual: number): Figure {
  const needed = decimalsNear(toNumber(value), digits, usual);
  if (digits.decimals !== undefined || digits.significant !== undefined) return figure(value, needed);
  const short = figure(value, usual);
  if (short.relation === '=' || needed === usual) return short;
  const long = figure(value, needed);
  return long.relation === '=' ? { ...long, text: trimZeros(long.text) } : long;
}
