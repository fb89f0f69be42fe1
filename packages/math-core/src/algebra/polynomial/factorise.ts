import * as exact from '../../rational/rational.js';
import type { Rational } from '../../rational/rational.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  degreeOf,
  evaluate,
  isEqual,
  isZero,
  letter,
  lettersOf,
  multiply,
  ONE,
  type Polynomial,
  scale,
  derivative,
  homogenised,
  isHomogeneous,
} from './arithmetic.js';
import { contentOf, divideExactly, primitivePart } from './division.js';
import { contentIn, gcd } from './gcd.js';
import { splitQuadratic } from './quadratic-factors.js';
import { splitUnivariate } from './univariate-factors.js';
import { linearFactor } from './linear-factor.js';

/** A polynomial as a number times powers of distinct factors. */
export interface Factorisation {
  readonly content: Rational;
  /** Primitive factors with their exponents, letters first, then by degree. */
  readonly factors: readonly Factor[];
}

/** A factor and its multiplicity. */
export interface Factor {
  readonly base: Polynomial;
  readonly exponent: number;
}

/**
 * Factors a nonzero polynomial over the rationals. In one letter the result is complete up to the degree that {@link
 * splitUnivariate} supports. In several letters it finds common factors, squares, homogeneous and linear factors. The
 * product always equals the polynomial. Throws `MathError`: `too-large`.
 */
export function factorise(a: Polynomial): Factorisation {
  const content = contentOf(a);
  const found: Polynomial[] = [];
  const open = [...letterFactors(a, found)];
  for (let next = open.pop(); next; next = open.pop()) {
    if (constantOf(next)) continue;
    const parts = split(next);
    if (parts) open.push(...parts.map(primitivePart));
    else found.push(next);
  }
  const factors = counted(found);
  const product = factors.reduce((all, { base, exponent }) => {
    let result = all;
    for (let i = 0; i < exponent; i++) result = multiply(result, base);
    return result;
  }, ONE);
  // Every split consists of primitive polynomials, which are unique up to sign.
  return { content: isEqual(scale(product, content), a) ? content : exact.negate(content), factors };
}

/** Factors out the letters that divide every term. */
function letterFactors(a: Polynomial, found: Polynomial[]): readonly Polynomial[] {
  let rest = primitivePart(a);
  for (const name of lettersOf(a)) {
    const by = letter(name);
    for (let next = divideExactly(rest, by); next && !isZero(next); next = divideExactly(rest, by)) {
      found.push(by);
      rest = next;
    }
  }
  return [rest];
}

/** Returns two or more factors of a primitive polynomial. Returns undefined if none are found. */
function split(a: Polynomial): readonly Polynomial[] | undefined {
  if (degreeOf(a) < 2) return undefined;
  const letters = lettersOf(a);
  for (const name of letters) {
    const content = contentIn(a, name);
    if (!constantOf(content)) return pair(a, content);
  }
  if (letters.some((name) => degreeIn(a, name) === 1)) return undefined;
  for (const name of letters) {
    const repeated = gcd(a, derivative(a, name));
    if (!constantOf(repeated)) return pair(a, repeated);
  }
  const [first = '', second] = letters;
  if (second === undefined) return splitUnivariate(a, first);
  const quadratic = letters.find((name) => degreeIn(a, name) === 2);
  if (quadratic !== undefined) return splitQuadratic(a, quadratic);
  return isHomogeneous(a) ? splitHomogeneous(a, letters.at(-1) ?? '') : splitLinear(a, letters);
}

/** Factors a homogeneous polynomial by setting one letter to 1. */
function splitHomogeneous(a: Polynomial, last: string): readonly Polynomial[] | undefined {
  const parts = split(primitivePart(evaluate(a, { [last]: exact.rational(1n) })));
  return parts?.map((part) => homogenised(part, last));
}

function splitLinear(a: Polynomial, letters: readonly string[]): readonly Polynomial[] | undefined {
  for (const name of letters) {
    const coefficients = coefficientsIn(a, name);
    const [bottom, top] = [coefficients[0], coefficients.at(-1)];
    if (!bottom || !top) continue;
    const factor = linearFactor(a, name, divisorsOf(bottom), divisorsOf(top));
    if (factor) return pair(a, factor);
  }
  return undefined;
}

/** Returns the divisors of a polynomial up to constant factors, at most 32. */
function divisorsOf(a: Polynomial): readonly Polynomial[] {
  if (isZero(a)) return [];
  let divisors: readonly Polynomial[] = [ONE];
  for (const { base, exponent } of factorise(a).factors) {
    const powers = [ONE];
    for (let i = 1; i <= exponent; i++) powers.push(multiply(powers.at(-1) ?? ONE, base));
    divisors = divisors.flatMap((divisor) => powers.map((by) => multiply(divisor, by))).slice(0, 32);
  }
  return divisors;
}

function pair(a: Polynomial, factor: Polynomial): readonly Polynomial[] | undefined {
  const other = divideExactly(a, factor);
  return other && [factor, other];
}

function counted(found: readonly Polynomial[]): readonly Factor[] {
  const factors: { base: Polynomial; exponent: number }[] = [];
  for (const base of found) {
    const known = factors.find((factor) => isEqual(factor.base, base));
    if (known) known.exponent++;
    else factors.push({ base, exponent: 1 });
  }
  return factors.sort((p, q) => order(p.base) - order(q.base));
}

const order = (a: Polynomial): number => (a.terms.length === 1 ? 0 : degreeOf(a));
