import type { Figure } from '../rational/figure.js';
import type { Base } from './base.js';
import { type Real, realLogarithm, roundedText } from './real-logarithm.js';

/** A natural logarithm, and how a step shows it. */
export interface NaturalFigure extends Pick<Figure, 'text' | 'relation'> {
  readonly real: Real;
}

const ONE: Real = { near: () => ({ numerator: 1n, denominator: 1n }), pair: [1, 0] };

/** Shows ln `value` to 4 decimals, of a `value` near 1 with four significant digits, or a step would read "÷ 0.0000". */
export function naturalFigure(value: Base): NaturalFigure {
  if (value === 'e') return { real: ONE, text: '1.0000', relation: '=' };
  const real = realLogarithm(value);
  if (value.numerator === value.denominator) return { real, text: '0.0000', relation: '=' };
  const digits = digitsOfReciprocal(real);
  return { real, text: roundedText(real, digits > 3 ? digits + 3 : 4), relation: '≈' };
}

// Of 0.00012 it is 8333, of four digits.
function digitsOfReciprocal({ near, pair }: Real): number {
  if (pair) return Math.floor(Math.abs(1 / pair[0])).toString().length;
  const { numerator, denominator } = near(64);
  return (denominator / (numerator < 0n ? -numerator : numerator)).toString().length;
}
