import type { Figure } from '../rational/figure.js';
import { type Rational } from '../rational/rational.js';
import { nearestDouble, roundedText } from '../real/enclosure.js';
import { type Real, realNaturalLogarithm } from './real-logarithm.js';

/** A base: a number, or Euler's. */
export type Base = Rational | 'e';

/** A natural logarithm, and how a step shows it. */
export interface NaturalFigure extends Pick<Figure, 'text' | 'relation'> {
  readonly real: Real;
}

const ONE: Real = { enclosure: (bits) => [1n << BigInt(bits), 1n << BigInt(bits)], pair: [1, 0] };

/** Shows ln `value` to 4 decimals, of a `value` near 1 with four significant digits, or a step would read "÷ 0.0000". */
export function naturalFigure(value: Base): NaturalFigure {
  if (value === 'e') return { real: ONE, text: '1.0000', relation: '=' };
  const real = realNaturalLogarithm(value);
  if (value.numerator === value.denominator) return { real, text: '0.0000', relation: '=' };
  const size = Math.abs(real.pair?.[0] ?? nearestDouble(real.enclosure));
  let decimals = 4;
  if (size === 0) decimals -= magnitudeOfDistance(value);
  else if (size < 0.001) decimals = 3 - Math.floor(Math.log10(size));
  return { real, text: roundedText(real.enclosure, decimals, real.pair), relation: '≈' };
}

// The power of ten of |value - 1|, or one more: where no double reaches, ln is the same as that distance.
function magnitudeOfDistance({ numerator, denominator }: Rational): number {
  const distance = numerator > denominator ? numerator - denominator : denominator - numerator;
  return distance.toString().length - denominator.toString().length;
}
