import { greatestCommonDivisor, leastCommonMultiple } from '../../../rational/integer.js';
import { type Rational, rational } from '../../../rational/rational.js';
import { isZero, ofRational, type Radical, rationalOf } from '../radical/radical.js';
import { leadingOf, type Polynomial } from './polynomial/polynomial.js';

/** Returns whether a polynomial is a single power with a coefficient. */
export function isOneTerm(p: Polynomial): boolean {
  return p.filter((coefficient) => !isZero(coefficient)).length === 1;
}

/** Returns the common denominator of the coefficients. Returns undefined if one is irrational. */
export function commonDenominator(p: Polynomial): bigint | undefined {
  return rationals(p)?.reduce((n, { denominator }) => leastCommonMultiple(n, denominator), 1n);
}

/** Returns the factor that makes the coefficients integers without a common divisor and the leading one positive. */
export function primitiveFactor(p: Polynomial): Radical | undefined {
  const [coefficients, denominator] = [rationals(p), commonDenominator(p)];
  if (!coefficients || denominator === undefined) return undefined;
  const divisor = coefficients.reduce(
    (n, b) => greatestCommonDivisor(n, (b.numerator * denominator) / b.denominator),
    0n,
  );
  const isNegative = (rationalOf(leadingOf(p))?.numerator ?? 0n) < 0n;
  return ofRational(rational(isNegative ? -denominator : denominator, divisor));
}

function rationals(p: Polynomial): readonly Rational[] | undefined {
  const found = p.map(rationalOf);
  return found.every((value) => value) ? found.flatMap((value) => (value ? [value] : [])) : undefined;
}
