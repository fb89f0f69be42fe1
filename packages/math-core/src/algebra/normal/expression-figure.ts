import { figure, type Figure } from '../../rational/figure.js';
import type { Rational } from '../../rational/rational.js';
import { fixedText } from '../../rational/format.js';
import { toNumber } from '../../rational/to-number.js';
import { MathError } from '../../result/math-error.js';
import type { Expression } from '../../steps/expression.js';
import { roundedAlike } from '../../real/enclosure.js';
import { enclose } from './enclose.js';

/** The largest number of decimals of a figure. */
export const MAX_DECIMALS = 1_000;

/** Precisions, in bits, that are tried in turn to enclose the value. An irrational number never needs more. */
const BITS = [160, 640, 2560];

/**
 * Rounds the value of an expression without variables correctly, to at least `decimals` decimals and four significant
 * digits. Returns undefined if it has no real value, or none that can be enclosed tightly enough.
 * @example expressionFigure(['/', ['+', '1', ['√', '5']], '2'], 4)?.text // "1.6180"
 */
export function expressionFigure(expression: Expression, decimals: number): Figure | undefined {
  for (const bits of BITS) {
    const value = enclosed(expression, bits);
    if (!value) return undefined;
    if (!('length' in value)) return figure(value, decimalsFor(value, decimals));
    const denominator = 1n << BigInt(bits);
    const ends = value.map((numerator) => ({ numerator, denominator }));
    const text = roundedAlike(ends, (end) => fixedText(end, decimalsFor(end, decimals)));
    const number = roundedAlike(ends, toNumber);
    if (text !== undefined && number !== undefined) return { number, text, relation: '≈' };
  }
  return undefined;
}

/** The number of significant digits of a figure that isn't 0. */
const SIGNIFICANT = 4;

/** Returns the number of decimals that leaves enough significant digits, but at least `least`. */
function decimalsFor({ numerator, denominator }: Rational, least: number): number {
  const size = numerator < 0n ? -numerator : numerator;
  if (size === 0n) return least;
  const zeros = denominator.toString().length - size.toString().length;
  // The first digit is at the decimal place `zeros`, or the one after it.
  const first = size * 10n ** BigInt(Math.max(zeros, 0)) >= denominator ? zeros : zeros + 1;
  return Math.min(Math.max(least, first + SIGNIFICANT - 1), MAX_DECIMALS);
}

function enclosed(expression: Expression, bits: number) {
  try {
    return enclose(expression, {}, bits);
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}
