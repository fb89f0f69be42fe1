import * as exact from '../../rational/rational.js';
import { type Rational, rational } from '../../rational/rational.js';
import {
  add,
  coefficientsIn,
  constant,
  constantOf,
  contentOf,
  degreeIn,
  divideExactly,
  gcd,
  isEqual,
  isZero,
  letter,
  lettersOf,
  multiply,
  ONE,
  type Polynomial,
  power,
  scale,
  subtract,
  ZERO,
} from '../polynomial/polynomial.js';
import type { Context, Fraction } from './context.js';
import { divisionByZero } from './refusal.js';
import { reduced } from './reduce.js';

/** Returns a polynomial as a quotient. */
export function whole(numerator: Polynomial): Fraction {
  return { numerator, denominator: ONE };
}

/** Returns a number as a quotient. */
export function numberFraction(value: Rational): Fraction {
  return whole(constant(value));
}

/**
 * Reduces a quotient to lowest terms: integer coefficients, a positive leading one in the denominator, and no roots of
 * numbers there if conjugates can remove them.
 * Throws `MathError`: `division-by-zero` if the denominator is 0.
 */
export function lowestTerms(context: Context, top: Polynomial, bottom: Polynomial): Fraction {
  let [numerator, denominator] = [reduced(context, top), reduced(context, bottom)];
  if (isZero(denominator)) throw divisionByZero();
  if (isZero(numerator)) return whole(ZERO);
  [numerator, denominator] = withoutCommonFactor(numerator, denominator);
  for (const name of lettersOf(denominator)) {
    const by = conjugate(context, denominator, name);
    if (!by) continue;
    const next = withoutCommonFactor(
      reduced(context, multiply(numerator, by)),
      reduced(context, multiply(denominator, by)),
    );
    if (!isBetter(context, next[1], name)) continue;
    [numerator, denominator] = next;
  }
  return proportioned(numerator, denominator);
}

function withoutCommonFactor(numerator: Polynomial, denominator: Polynomial): [Polynomial, Polynomial] {
  if (constantOf(denominator)) return [numerator, denominator];
  const common = gcd(numerator, denominator);
  return [divideExactly(numerator, common) ?? numerator, divideExactly(denominator, common) ?? denominator];
}

/**
 * Returns whether removing a root improves a denominator. Roots of numbers are always removed, roots of letters only if
 * nothing else, or a single term, is left.
 */
function isBetter(context: Context, denominator: Polynomial, name: string): boolean {
  const atom = context.atoms.get(name);
  const isNumber = atom?.kind === 'root' && constantOf(atom.radicand) !== undefined;
  if (degreeIn(denominator, name) > 0) return false;
  return isNumber || denominator.terms.length === 1;
}

/** Returns the factor that removes a root from the denominator. */
function conjugate(context: Context, denominator: Polynomial, name: string): Polynomial | undefined {
  const atom = context.atoms.get(name);
  if (atom?.kind !== 'root') return undefined;
  const [rest = ZERO, ...roots] = coefficientsIn(denominator, name);
  if (isZero(rest)) return power(letter(name), atom.index - (roots.findIndex((part) => !isZero(part)) + 1));
  const [first = ZERO] = roots;
  if (roots.length > 1 || atom.index > 3) return undefined;
  const second = multiply(first, letter(name));
  const difference = subtract(rest, second);
  if (atom.index === 2) return difference;
  return add(subtract(power(rest, 2), multiply(rest, second)), power(second, 2));
}

function proportioned(numerator: Polynomial, denominator: Polynomial): Fraction {
  const [top, bottom] = [contentOf(numerator), contentOf(denominator)];
  const ratio = exact.reduce(exact.divide(top, bottom));
  return {
    numerator: scale(numerator, exact.divide(rational(ratio.numerator), top)),
    denominator: scale(denominator, exact.divide(rational(ratio.denominator), bottom)),
  };
}

/** Returns a + b. */
export function plus(context: Context, a: Fraction, b: Fraction): Fraction {
  if (isEqual(a.denominator, b.denominator))
    return lowestTerms(context, add(a.numerator, b.numerator), a.denominator);
  const common = gcd(a.denominator, b.denominator);
  const [left, right] = [
    divideExactly(a.denominator, common) ?? ONE,
    divideExactly(b.denominator, common) ?? ONE,
  ];
  const top = add(multiply(a.numerator, right), multiply(b.numerator, left));
  return lowestTerms(context, top, multiply(multiply(left, right), common));
}

/** Returns −a. */
export function minus({ numerator, denominator }: Fraction): Fraction {
  return { numerator: scale(numerator, rational(-1n)), denominator };
}

/** Returns a × b. */
export function times(context: Context, a: Fraction, b: Fraction): Fraction {
  return lowestTerms(context, multiply(a.numerator, b.numerator), multiply(a.denominator, b.denominator));
}

/** Returns a ÷ b. Throws `MathError`: `division-by-zero` if b is 0. */
export function over(context: Context, a: Fraction, b: Fraction): Fraction {
  return lowestTerms(context, multiply(a.numerator, b.denominator), multiply(a.denominator, b.numerator));
}

/** Raises a to an integer power. Throws `MathError`: `division-by-zero` for a negative power of 0. */
export function toPower(context: Context, a: Fraction, exponent: number): Fraction {
  const [top, bottom] = exponent < 0 ? [a.denominator, a.numerator] : [a.numerator, a.denominator];
  const size = Math.abs(exponent);
  return lowestTerms(context, power(top, size), power(bottom, size));
}
