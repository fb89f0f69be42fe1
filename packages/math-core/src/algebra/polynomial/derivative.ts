import { rational } from '../../rational/rational.js';
import { coefficientsIn, fromCoefficients, type Polynomial, scale } from './arithmetic.js';

/** Returns the derivative with respect to a letter. */
export function derivative(a: Polynomial, letter: string): Polynomial {
  const scaled = coefficientsIn(a, letter).map((part, i) => scale(part, rational(BigInt(i))));
  return fromCoefficients(scaled.slice(1), letter);
}
