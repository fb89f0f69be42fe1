import { figure, type Figure } from '../rational/figure.js';
import { fixedText } from '../rational/format.js';
import { toNumber } from '../rational/to-number.js';
import { MathError } from '../result/math-error.js';
import type { Expression } from '../steps/expression.js';
import { roundedAlike } from '../real/enclosure.js';
import { enclose } from './normal/enclose.js';

/** Precisions, in bits, that are tried in turn to enclose the value. An irrational number never needs more. */
const BITS = [160, 640, 2560];

/**
 * Rounds the value of an expression without variables correctly. Returns undefined if it has no real value, or none
 * that can be enclosed tightly enough.
 * @example expressionFigure(['/', ['+', '1', ['√', '5']], '2'], 4)?.text // "1.6180"
 */
export function expressionFigure(expression: Expression, decimals: number): Figure | undefined {
  for (const bits of BITS) {
    const value = enclosed(expression, bits);
    if (!value) return undefined;
    if (!('length' in value)) return figure(value, decimals);
    const denominator = 1n << BigInt(bits);
    const ends = value.map((numerator) => ({ numerator, denominator }));
    const text = roundedAlike(ends, (end) => fixedText(end, decimals));
    const number = roundedAlike(ends, toNumber);
    if (text !== undefined && number !== undefined) return { number, text, relation: '≈' };
  }
  return undefined;
}

function enclosed(expression: Expression, bits: number) {
  try {
    return enclose(expression, {}, bits);
  } catch (error) {
    if (error instanceof MathError) return undefined;
    throw error;
  }
}
