import { type Rational, reduce } from '../../rational/rational.js';
import { letter, type Polynomial, power } from '../polynomial/polynomial.js';
import { type Context, type Fraction, keyOfPolynomial, nameOf, partsWith } from './context.js';

/** Returns e^(times × exponent) for times > 0 and an exponent that is one term with the coefficient 1. */
export function exponentialOf(context: Context, exponent: Fraction, times: Rational): Polynomial {
  const { numerator, denominator } = reduce(times);
  const base = `${keyOfPolynomial(exponent.numerator)} over ${keyOfPolynomial(exponent.denominator)}`;
  const parts = partsWith(context, base, Number(denominator));
  const name = nameOf(context, { kind: 'exp', exponent, parts });
  return power(letter(name), (Number(numerator) * parts) / Number(denominator));
}
