import { reduce, type Rational, quotient as ratio } from '../../rational/rational.js';
import { commonMonomial, monomial, overMonomial } from './monomial.js';
import * as exact from '../../rational/rational.js';
import { greatestCommonDivisor, leastCommonMultiple } from '../../rational/integer.js';
import {
  add,
  coefficientsIn,
  degreeIn,
  isZero,
  multiply,
  negate,
  type Polynomial,
  scale,
  type Term,
  timesTerm,
  ZERO,
} from './arithmetic.js';

/** Returns the quotient if b ≠ 0 divides a. Returns undefined otherwise. Throws `MathError`: `too-large`. */
export function divideExactly(a: Polynomial, b: Polynomial): Polynomial | undefined {
  const [leading] = b.terms;
  const terms: Term[] = [];
  let rest = a;
  while (leading && rest.terms[0]) {
    const [first] = rest.terms;
    const product = overMonomial(first.monomial, leading.monomial);
    if (!product) return undefined;
    const coefficient = reduce(exact.divide(first.coefficient, leading.coefficient));
    const term = { coefficient, monomial: product };
    terms.push(term);
    rest = add(rest, negate(timesTerm(b, term)));
  }
  return isZero(rest) ? { terms } : undefined;
}

/**
 * Divides by a polynomial whose leading coefficient in a letter is a number: a = quotient × b + remainder, where the
 * remainder has a lower degree in the letter. Throws `MathError`: `too-large`.
 */
export function divideWithRemainder(
  a: Polynomial,
  b: Polynomial,
  letter: string,
): { readonly quotient: Polynomial; readonly remainder: Polynomial } {
  const degree = degreeIn(b, letter);
  const [divisor] = coefficientsIn(b, letter).at(-1)?.terms ?? [];
  let [quotient, remainder] = [ZERO, a];
  while (divisor && !isZero(remainder) && degreeIn(remainder, letter) >= degree) {
    const up = degreeIn(remainder, letter) - degree;
    const leading = coefficientsIn(remainder, letter).at(-1) ?? ZERO;
    const by = scale(leading, exact.divide(ratio(1n, 1n), divisor.coefficient));
    const factor = timesTerm(by, {
      coefficient: ratio(1n, 1n),
      monomial: monomial(up ? [[letter, up]] : []),
    });
    quotient = add(quotient, factor);
    remainder = add(remainder, negate(multiply(factor, b)));
  }
  return { quotient, remainder };
}

/**
 * Returns the content: the greatest rational number by which the polynomial can be divided so that its
 * coefficients stay integers, with the sign of the leading term. The content of 0 is 1.
 */
export function contentOf({ terms }: Polynomial): Rational {
  const [first] = terms;
  if (!first) return ratio(1n, 1n);
  let [top, bottom] = [0n, 1n];
  for (const { coefficient } of terms) {
    top = greatestCommonDivisor(top, coefficient.numerator);
    bottom = leastCommonMultiple(bottom, coefficient.denominator);
  }
  return ratio(first.coefficient.numerator < 0n ? -top : top, bottom);
}

/** Divides a polynomial by its content: coprime integer coefficients with a positive leading one. */
export function primitivePart(a: Polynomial): Polynomial {
  return isZero(a) ? a : scale(a, exact.divide(ratio(1n, 1n), contentOf(a)));
}

/** Returns the number and the powers of letters that divide every term, with the sign of the leading term. */
export function monomialGcd(a: Polynomial): Polynomial {
  const [first, ...rest] = a.terms.map((term) => term.monomial);
  if (!first) return a;
  return { terms: [{ coefficient: reduce(contentOf(a)), monomial: rest.reduce(commonMonomial, first) }] };
}
