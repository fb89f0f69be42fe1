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
import { charge } from './work.js';

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

/** The maximum size of a number. The engine calculates with numbers of twice as many digits. */
const MAX_DIGITS = 300;
const TOO_LARGE = 10n ** BigInt(MAX_DIGITS);
const LONG = 1n << 64n;
/** The maximum length of the text of a term. With powers in exponents, it can double with each of them. */
const MAX_KEY = 4_000;

/** Thrown for an expression that has no value or can't be compared. */
export class Unreadable extends Error {}

const ONE = rational(1n);

/** Returns the polynomial of one term, with integer powers of primes multiplied into the coefficient. */
export function monomial(coefficient: Rational, factors: Factors = new Map()): Polynomial {
  charge(1 + factors.size / 2);
  let product = coefficient;
  const kept = new Map<string, Rational>();
  for (const [name, exponent] of factors) {
    const { rest, whole } = /^\d+$/.test(name) ? split(exponent) : { rest: exponent, whole: 0 };
    if (rest !== exponent) charge(1);
    if (whole !== 0) product = lowest(multiply(product, primePower(name, whole)));
    if (sign(rest) !== 0) kept.set(name, lowest(rest));
  }
  if (sign(product) === 0) return new Map();
  return new Map([[keyOf(kept), { coefficient: lowest(product), factors: kept }]]);
}

function primePower(name: string, exponent: number): Rational {
  if (Math.abs(exponent) * (name.length - 1) > MAX_DIGITS) throw new Unreadable('A power is too large.');
  return power(rational(BigInt(name)), exponent);
}

/** Returns a number in lowest terms. The work grows with its digits. */
function lowest(number: Rational): Rational {
  const { numerator, denominator } = number;
  if (denominator > LONG && (numerator > LONG || numerator < -LONG))
    charge(Math.min(numerator.toString(16).length, denominator.toString(16).length) / 8);
  const reduced = reduce(number);
  if (reduced.denominator > TOO_LARGE || reduced.numerator > TOO_LARGE || reduced.numerator < -TOO_LARGE)
    throw new Unreadable('A number is too large.');
  return reduced;
}

function split(exponent: Rational): { readonly whole: number; readonly rest: Rational } {
  const { numerator: n, denominator: d } = exponent;
  const whole = (n - (((n % d) + d) % d)) / d;
  if (whole > 4096n || whole < -4096n) throw new Unreadable('An exponent is too large.');
  return { whole: Number(whole), rest: add(exponent, rational(-whole)) };
}

function keyOf(factors: Factors): string {
  const key = [...factors]
    .map(([name, exponent]) => `${name}**${exactText(exponent)}`)
    .sort()
    .join(' ');
  charge(key.length / 64);
  if (key.length > MAX_KEY) throw new Unreadable('The exponents are too long.');
  return key;
}

/** Returns a number as a polynomial. */
export function constant(value: Rational): Polynomial {
  return monomial(value);
}

/** The polynomial 1. */
export const UNIT = constant(ONE);

/** Returns a name to the power 1. */
export function named(name: string): Polynomial {
  return monomial(ONE, new Map([[name, ONE]]));
}

export function sum(a: Polynomial, b: Polynomial): Polynomial {
  charge(a.size / 8);
  const terms = new Map(a);
  for (const [key, term] of b) addTerm(terms, key, term);
  return checkedSize(terms);
}

export function product(a: Polynomial, b: Polynomial): Polynomial {
  if (a === UNIT) return b;
  if (b === UNIT) return a;
  if (a.size * b.size > MAX_TERMS * 10) throw new Unreadable('There are too many terms.');
  const terms = new Map<string, Term>();
  for (const left of a.values()) {
    for (const right of b.values()) {
      const factors = new Map(left.factors);
      for (const [name, exponent] of right.factors)
        factors.set(name, add(factors.get(name) ?? rational(0n), exponent));
      const made = monomial(multiply(left.coefficient, right.coefficient), factors);
      for (const [key, term] of made) addTerm(terms, key, term);
      checkedSize(terms);
    }
  }
  return terms;
}

/** Returns the product of several polynomials. Single terms in a row, such as the letters of a word, are multiplied at once. */
export function productOf(all: readonly Polynomial[]): Polynomial {
  let [result, row]: [Polynomial, Term[]] = [UNIT, []];
  for (const polynomial of all) {
    const term = onlyTerm(polynomial);
    if (term) row.push(term);
    else [result, row] = [product(product(result, termOf(row)), polynomial), []];
  }
  return product(result, termOf(row));
}

function termOf(row: readonly Term[]): Polynomial {
  if (row.length === 0) return UNIT;
  const factors = new Map<string, Rational>();
  for (const term of row)
    for (const [name, exponent] of term.factors)
      factors.set(name, add(factors.get(name) ?? rational(0n), exponent));
  return monomial(row.map(({ coefficient }) => coefficient).reduce(multiply), factors);
}

function addTerm(terms: Map<string, Term>, key: string, term: Term): void {
  const before = terms.get(key);
  const coefficient = before ? lowest(add(before.coefficient, term.coefficient)) : term.coefficient;
  if (sign(coefficient) === 0) terms.delete(key);
  else terms.set(key, { ...term, coefficient });
}

function checkedSize(terms: Polynomial): Polynomial {
  if (terms.size > MAX_TERMS) throw new Unreadable('There are too many terms.');
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
