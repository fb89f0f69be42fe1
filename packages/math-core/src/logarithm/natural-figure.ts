import type { Figure } from '../rational/figure.js';
import type { Base } from './base.js';
import { type Real, realLogarithm, roundedText } from './real-logarithm.js';

/** A natural logarithm as shown in a step. */
export interface NaturalFigure extends Pick<Figure, 'text' | 'relation'> {
  /** The real number. Absent if the logarithm is rational, which is the case for 1 and e. */
  readonly real?: Real;
}

/**
 * Formats ln `value` to 4 decimals, or to four significant digits near 1, so that no step divides by 0.0000.
 */
export function naturalFigure(value: Base): NaturalFigure {
  if (value === 'e') return { text: '1.0000', relation: '=' };
  const { numerator: n, denominator: d } = value;
  if (n === d) return { text: '0.0000', relation: '=' };
  // Near 1 the logarithm is about 2 (n - d)/(n + d). The digits of the reciprocal show its size: 1/0.00012 is
  // 8333.
  const digits = ((n + d) / (2n * (n > d ? n - d : d - n))).toString().length;
  const real = realLogarithm(value);
  return { real, text: roundedText(real, digits > 3 ? digits + 3 : 4), relation: '≈' };
}
