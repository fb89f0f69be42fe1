import type { Figure } from '../rational/figure.js';
import type { Base } from './base.js';
import { type Real, realLogarithm, roundedText } from './real-logarithm.js';

/** A natural logarithm as a step shows it. */
export interface NaturalFigure extends Pick<Figure, 'text' | 'relation'> {
  /** Absent where it is rational: of 1 and of e. */
  readonly real?: Real;
}

/** Shows ln `value` to 4 decimals, of a `value` near 1 with four significant digits, or a step would read "÷ 0.0000". */
export function naturalFigure(value: Base): NaturalFigure {
  if (value === 'e') return { text: '1.0000', relation: '=' };
  const { numerator: n, denominator: d } = value;
  if (n === d) return { text: '0.0000', relation: '=' };
  // Near 1 it is about 2 (n - d)/(n + d). Of 0.00012 the reciprocal is 8333, of four digits.
  const digits = ((n + d) / (2n * (n > d ? n - d : d - n))).toString().length;
  const real = realLogarithm(value);
  return { real, text: roundedText(real, digits > 3 ? digits + 3 : 4), relation: '≈' };
}
