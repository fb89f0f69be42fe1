import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import {
  constantOf,
  contentOf,
  gcd,
  divideExactly,
  ONE,
  type Polynomial,
  scale,
  type Term,
  tooLarge,
} from '../polynomial/polynomial.js';
import { type Context, type Fraction, exponentialOf } from './context.js';
import { numberFraction, over, times, toPower, whole } from './fraction.js';
import { unsupportedExpression } from './refusal.js';
import { powerOfNumber, rootOf } from './roots.js';

/** The largest exponent of a number. */
const MAX_EXPONENT = 1000n;

/** Returns e^exponent with one factor per term of the exponent. A term c ln u gives u^c. */
export function exponentialOfFraction(context: Context, { numerator, denominator }: Fraction): Fraction {
  return numerator.terms
    .map((term) => exponentialOfTerm(context, term, denominator))
    .reduce((product, factor) => times(context, product, factor), numberFraction(rational(1n)));
}

function exponentialOfTerm(context: Context, term: Term, denominator: Polynomial): Fraction {
  const single: Polynomial = { terms: [{ ...term, coefficient: rational(1n) }] };
  const common = gcd(single, denominator);
  const bottom = divideExactly(denominator, common) ?? denominator;
  const content = contentOf(bottom);
  const coefficient = exact.reduce(exact.divide(term.coefficient, content));
  const exponent: Fraction = {
    numerator: divideExactly(single, common) ?? single,
    denominator: scale(bottom, exact.divide(rational(1n), content)),
  };
  return (
    powerOfLogarithm(context, exponent, coefficient) ?? signedExponential(context, exponent, coefficient)
  );
}

/** Simplifies e^(c ln u) to u^c if u is prime or positive because it is the argument of a logarithm. */
function powerOfLogarithm(context: Context, exponent: Fraction, coefficient: Rational): Fraction | undefined {
  const [power, second] = exponent.numerator.terms[0]?.monomial.powers ?? [];
  const atom =
    power && !second && power[1] === 1 && constantOf(exponent.denominator)
      ? context.atoms.get(power[0])
      : undefined;
  if (atom?.kind !== 'ln') return undefined;
  const number = constantOf(atom.inner)?.numerator;
  return number === undefined
    ? rationalPower(context, whole(atom.inner), coefficient)
    : whole(powerOfNumber(context, number, coefficient));
}

function signedExponential(context: Context, exponent: Fraction, coefficient: Rational): Fraction {
  const size = coefficient.numerator < 0n ? exact.negate(coefficient) : coefficient;
  if (size.denominator > 60n) throw unsupportedExpression('an exponent with a large denominator');
  const power = whole(exponentialOf(context, exponent, size));
  return coefficient.numerator < 0n ? over(context, numberFraction(rational(1n)), power) : power;
}

/** Returns base^exponent for a rational exponent ≠ 0. It takes the root first, then the integer power. */
export function rationalPower(context: Context, base: Fraction, exponent: Rational): Fraction {
  const { numerator, denominator } = exact.reduce(exponent);
  if (numerator > MAX_EXPONENT || numerator < -MAX_EXPONENT || denominator > MAX_EXPONENT) throw tooLarge();
  const root = denominator === 1n ? base : rootOfFraction(context, base, Number(denominator));
  return toPower(context, root, Number(numerator));
}

/** Returns the real root of a quotient as the root of numerator × denominator^(index − 1), over the denominator. */
function rootOfFraction(context: Context, { numerator, denominator }: Fraction, index: number): Fraction {
  const plain = constantOf(denominator);
  if (plain && exact.compare(plain, rational(1n)) === 0) return whole(rootOf(context, numerator, index));
  const beneath = toPower(context, whole(denominator), index - 1).numerator;
  const product = times(context, whole(numerator), whole(beneath)).numerator;
  const size =
    index % 2 === 0
      ? rootOf(context, toPower(context, whole(denominator), index).numerator, index)
      : denominator;
  return over(context, whole(rootOf(context, product, index)), { numerator: size, denominator: ONE });
}
