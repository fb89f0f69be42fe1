import {
  type Rational,
  add,
  exactText,
  multiply,
  power,
  rational,
  reduce,
  sign,
} from '@mathtools/math-core/rational';

/**
 * Exponents by the name of the base: a letter, π, e, a prime number (only the fractional part, 0 < exponent < 1), the
 * logarithm of one of these ("ln 2"), or a power with letters in its exponent ("2^x"). No exponent is 0.
 */
export type Factors = ReadonlyMap<string, Rational>;

export interface Term {
  readonly coefficient: Rational;
  readonly factors: Factors;
}

/** A sum of unlike terms, keyed by the text of their factors. No coefficient is 0. */
export type Polynomial = ReadonlyMap<string, Term>;

/** The maximum number of terms of an expression that is compared. */
export const MAX_TERMS = 200;

/** Thrown for an expression that has no value or can't be compared. */
export class Unreadable extends Error {}

const ONE = rational(1n);

/** Returns the polynomial of one term, with integer powers of primes multiplied into the coefficient. */
export function monomial(coefficient: Rational, factors: Factors = new Map()): Polynomial {
  let product = coefficient;
  const kept = new Map<string, Rational>();
  for (const [name, exponent] of factors) {
    const { rest, whole } = /^\d+$/.test(name) ? split(exponent) : { rest: exponent, whole: 0 };
    if (whole !== 0) product = multiply(product, power(rational(BigInt(name)), whole));
    if (sign(rest) !== 0) kept.set(name, reduce(rest));
  }
  if (sign(product) === 0) return new Map();
  return new Map([[keyOf(kept), { coefficient: reduce(product), factors: kept }]]);
}

function split(exponent: Rational): { readonly whole: number; readonly rest: Rational } {
  const { numerator: n, denominator: d } = exponent;
  const whole = (n - (((n % d) + d) % d)) / d;
  if (whole > 4096n || whole < -4096n) throw new Unreadable('An exponent is too large.');
  return { whole: Number(whole), rest: add(exponent, rational(-whole)) };
}

function keyOf(factors: Factors): string {
  return [...factors]
    .map(([name, exponent]) => `${name}**${exactText(exponent)}`)
    .sort()
    .join(' ');
}

/** Returns a number as a polynomial. */
export function constant(value: Rational): Polynomial {
  return monomial(value);
}

/** Returns a name to the power 1. */
export function named(name: string): Polynomial {
  return monomial(ONE, new Map([[name, ONE]]));
}

export function sum(a: Polynomial, b: Polynomial): Polynomial {
  const terms = new Map(a);
  for (const [key, term] of b) {
    const coefficient = add(terms.get(key)?.coefficient ?? rational(0n), term.coefficient);
    if (sign(coefficient) === 0) terms.delete(key);
    else terms.set(key, { ...term, coefficient: reduce(coefficient) });
  }
  if (terms.size > MAX_TERMS) throw new Unreadable('There are too many terms.');
  return terms;
}

export function product(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > MAX_TERMS * 10) throw new Unreadable('There are too many terms.');
  let terms: Polynomial = new Map();
  for (const left of a.values()) {
    for (const right of b.values()) {
      const factors = new Map(left.factors);
      for (const [name, exponent] of right.factors)
        factors.set(name, add(factors.get(name) ?? rational(0n), exponent));
      terms = sum(terms, monomial(multiply(left.coefficient, right.coefficient), factors));
    }
  }
  return terms;
}

/** Returns the only term of a polynomial, if it has just one. */
export function onlyTerm(polynomial: Polynomial): Term | undefined {
  const [term, ...more] = polynomial.values();
  return more.length === 0 ? term : undefined;
}

/** Returns the value of a polynomial that is a rational number. */
export function constantOf(polynomial: Polynomial): Rational | undefined {
  if (polynomial.size === 0) return rational(0n);
  const term = onlyTerm(polynomial);
  return term?.factors.size === 0 ? term.coefficient : undefined;
}
