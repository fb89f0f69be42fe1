import { monomial, timesMonomial, compareMonomials, exponentOf, type Monomial, UNIT } from './monomial.js';
import { rational, type Rational, reduce } from '../../rational/rational.js';
import * as exact from '../../rational/rational.js';
import { charge } from '../expression/budget.js';
import { spend, tooLarge } from './work.js';

/** The maximum number of terms of a polynomial. */
const MAX_TERMS = 400;
/** The highest power that is expanded. */
const MAX_EXPONENT = 4000;
/** The maximum size of the numerator and denominator of a coefficient, in bits. */
const MAX_BITS = 4000n;

/** A polynomial with rational coefficients in any letters: nonzero terms from highest to lowest. */
export interface Polynomial {
  readonly terms: readonly Term[];
}

/** A nonzero coefficient in lowest terms, and a product of powers. */
export interface Term {
  readonly coefficient: Rational;
  readonly monomial: Monomial;
}

/** The polynomial 0. */
export const ZERO: Polynomial = { terms: [] };
/** The polynomial 1. */
export const ONE = constant(rational(1n));

/** Returns a constant polynomial. */
export function constant(value: Rational | bigint): Polynomial {
  const coefficient = reduce(typeof value === 'bigint' ? rational(value) : value);
  return coefficient.numerator === 0n ? ZERO : { terms: [{ coefficient, monomial: UNIT }] };
}

/** Returns a letter, or another name, as a polynomial. */
export function letter(name: string): Polynomial {
  return { terms: [{ coefficient: rational(1n), monomial: monomial([[name, 1]]) }] };
}

/** Returns the value of a constant polynomial. Returns undefined if it has a letter. */
export function constantOf({ terms }: Polynomial): Rational | undefined {
  if (terms.length === 0) return rational(0n);
  const [first] = terms;
  return first && first.monomial.degree === 0 ? first.coefficient : undefined;
}

/** Returns whether a polynomial is 0. */
export function isZero({ terms }: Polynomial): boolean {
  return terms.length === 0;
}

/** Returns whether two polynomials are equal, and so have the same value everywhere. */
export function isEqual(a: Polynomial, b: Polynomial): boolean {
  return isZero(subtract(a, b));
}

/** Returns a + b. Throws `MathError`: `too-large`. */
export function add(a: Polynomial, b: Polynomial): Polynomial {
  spend(a.terms.length + b.terms.length);
  const terms: Term[] = [];
  let [i, j] = [0, 0];
  while (i < a.terms.length || j < b.terms.length) {
    const [left, right] = [a.terms[i], b.terms[j]];
    const order = !left ? 1 : !right ? -1 : compareMonomials(left.monomial, right.monomial);
    if (order < 0 && left) terms.push(left);
    if (order > 0 && right) terms.push(right);
    if (order === 0 && left && right) pushSum(terms, left, right);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return held(terms);
}

function pushSum(terms: Term[], a: Term, b: Term): void {
  const coefficient = lowest(exact.add(a.coefficient, b.coefficient));
  if (coefficient.numerator !== 0n) terms.push({ coefficient, monomial: a.monomial });
}

/** Returns −a. */
export function negate({ terms }: Polynomial): Polynomial {
  return {
    terms: terms.map((term) => ({ coefficient: exact.negate(term.coefficient), monomial: term.monomial })),
  };
}

/** Returns a − b. Throws `MathError`: `too-large`. */
export function subtract(a: Polynomial, b: Polynomial): Polynomial {
  return add(a, negate(b));
}

/** Returns a × b. Throws `MathError`: `too-large`. */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.terms.length === 1 && a.terms[0]) return timesTerm(b, a.terms[0]);
  if (b.terms.length === 1 && b.terms[0]) return timesTerm(a, b.terms[0]);
  spend(a.terms.length * b.terms.length);
  const sums = new Map<string, Term>();
  for (const left of a.terms)
    for (const right of b.terms) {
      const product = timesMonomial(left.monomial, right.monomial);
      const added = exact.multiply(left.coefficient, right.coefficient);
      const known = sums.get(product.key)?.coefficient;
      const coefficient = lowest(known ? exact.add(known, added) : added);
      sums.set(product.key, { coefficient, monomial: product });
    }
  return sorted([...sums.values()]);
}

/** Multiplies a polynomial by one term, which preserves the order. Throws `MathError`: `too-large`. */
export function timesTerm({ terms }: Polynomial, by: Term): Polynomial {
  spend(terms.length);
  return held(
    terms.map((term) => ({
      coefficient: lowest(exact.multiply(term.coefficient, by.coefficient)),
      monomial: timesMonomial(term.monomial, by.monomial),
    })),
  );
}

/** Multiplies `a` by the number `factor`. Throws `MathError`: `too-large`. */
export function scale(a: Polynomial, factor: Rational): Polynomial {
  return factor.numerator === 0n ? ZERO : timesTerm(a, { coefficient: factor, monomial: UNIT });
}

/** Raises `a` to an integer power ≥ 0, where a⁰ is 1. Throws `MathError`: `too-large`. */
export function power(a: Polynomial, exponent: number): Polynomial {
  if (exponent > MAX_EXPONENT || expandedTerms(a, exponent) > MAX_TERMS) throw tooLarge();
  let result = ONE;
  for (let i = 0; i < exponent; i++) result = multiply(result, a); // For sparse polynomials this is cheaper than repeated squaring.
  return result;
}

/**
 * Bounds the number of terms of a power by the multinomial count and by the number of monomials with these
 * degrees.
 */
function expandedTerms(a: Polynomial, exponent: number): number {
  let [count, room] = [1, 1];
  for (let i = 1; i < a.terms.length && count < 1e6; i++) count = (count * (exponent + i)) / i;
  for (const name of lettersOf(a)) room *= degreeIn(a, name) * exponent + 1;
  return Math.min(count, room);
}

/** Creates a polynomial from terms in any order, dropping zero terms. Throws `MathError`: `too-large`. */
export function sorted(terms: readonly Term[]): Polynomial {
  return held(
    terms
      .filter(({ coefficient }) => coefficient.numerator !== 0n)
      .sort((a, b) => compareMonomials(a.monomial, b.monomial)),
  );
}

function held(terms: readonly Term[]): Polynomial {
  if (terms.length > MAX_TERMS) throw tooLarge();
  return { terms };
}

/** Returns a coefficient in lowest terms. Throws `MathError`: `too-large`. */
function lowest(value: Rational): Rational {
  const { numerator, denominator } = value.denominator === 1n ? value : reduce(value);
  const size = numerator < 0n ? -numerator : numerator;
  if (size >> MAX_BITS || denominator >> MAX_BITS) throw tooLarge();
  return { numerator, denominator };
}

/** Returns the letters of a polynomial in order. */
export function lettersOf({ terms }: Polynomial): readonly string[] {
  charge(terms.length);
  const letters = new Set(terms.flatMap(({ monomial: { powers } }) => powers.map(([name]) => name)));
  return [...letters].sort(compareNames);
}

function compareNames(a: string, b: string): number {
  return compareMonomials(monomial([[a, 1]]), monomial([[b, 1]]));
}

/** Returns the highest power of a letter, or 0 if it doesn't occur. */
export function degreeIn({ terms }: Polynomial, name: string): number {
  return terms.reduce((most, term) => Math.max(most, exponentOf(term.monomial, name)), 0);
}

/** Returns the total degree, which is 0 for a number. */
export function degreeOf({ terms }: Polynomial): number {
  return terms[0]?.monomial.degree ?? 0;
}

/**
 * Returns the coefficients by powers of a letter: the polynomial is the sum of coefficient i × letter^i. The
 * list is empty for 0.
 */
export function coefficientsIn({ terms }: Polynomial, name: string): readonly Polynomial[] {
  const byPower: Term[][] = [];
  for (const { coefficient, monomial: product } of terms) {
    const exponent = exponentOf(product, name);
    while (byPower.length <= exponent) byPower.push([]);
    const rest = monomial(product.powers.filter(([other]) => other !== name));
    byPower[exponent]?.push({ coefficient, monomial: rest });
  }
  return byPower.map(sorted);
}

/** Creates a polynomial from its coefficients by powers of a letter. Throws `MathError`: `too-large`. */
export function fromCoefficients(coefficients: readonly Polynomial[], name: string): Polynomial {
  const parts = coefficients.flatMap((part, i) => {
    const by = monomial(i === 0 ? [] : [[name, i]]);
    return part.terms.map((term) => ({ ...term, monomial: timesMonomial(term.monomial, by) }));
  });
  return sorted(parts);
}

/** Replaces a letter with a polynomial. Throws `MathError`: `too-large`. */
export function substitute(a: Polynomial, name: string, by: Polynomial): Polynomial {
  const coefficients = coefficientsIn(a, name);
  return coefficients.reduceRight<Polynomial>((sum, part) => add(multiply(sum, by), part), ZERO);
}

/** Evaluates a polynomial at numbers for some letters. Other letters stay. Throws `MathError`: `too-large`. */
export function evaluate(a: Polynomial, at: Readonly<Record<string, Rational>>): Polynomial {
  return Object.entries(at).reduce((value, [name, number]) => substitute(value, name, constant(number)), a);
}

/** Returns the derivative with respect to a letter. */
export function derivative(a: Polynomial, letter: string): Polynomial {
  const scaled = coefficientsIn(a, letter).map((part, i) => scale(part, rational(BigInt(i))));
  return fromCoefficients(scaled.slice(1), letter);
}

/** Returns whether all terms have the same degree. */
export function isHomogeneous(a: Polynomial): boolean {
  return a.terms.every((term) => term.monomial.degree === degreeOf(a));
}

/** Multiplies each term by a power of a letter so that all terms have the highest degree. */
export function homogenised(a: Polynomial, letter: string): Polynomial {
  return sorted(
    a.terms.map(({ coefficient, monomial: product }) => {
      const missing = degreeOf(a) - product.degree;
      return { coefficient, monomial: timesMonomial(product, monomial(missing ? [[letter, missing]] : [])) };
    }),
  );
}
