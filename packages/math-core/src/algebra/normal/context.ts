import { type Rational, reduce } from '../../rational/rational.js';
import { letter, type Polynomial, power } from '../polynomial/polynomial.js';
import { charge } from '../expression/budget.js';

/** A quotient of polynomials in letters and atoms. */
export interface Fraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

/** The meaning of a name that isn't a letter. */
export type Atom =
  /**
   * The real root of a radicand. `prime` is set if the radicand is prime, because roots of different primes are
   * independent.
   */
  | { readonly kind: 'root'; readonly index: number; readonly radicand: Polynomial; readonly prime: boolean }
  /** The absolute value |inner|. */
  | { readonly kind: 'abs'; readonly inner: Polynomial }
  /** The logarithm ln|inner|. The sign of the argument stays open until the atom is written. */
  | { readonly kind: 'ln'; readonly inner: Polynomial }
  /** The power e^(exponent ÷ parts), where the numerator of the exponent is one term with the coefficient 1. */
  | { readonly kind: 'exp'; readonly exponent: Fraction; readonly parts: number };

/** A condition under which an expression has a value. */
export interface Requirement {
  readonly relation: '≠' | '≥' | '>';
  /** The polynomial that is compared with 0. */
  readonly polynomial: Polynomial;
}

/** Facts about an expression that are collected while it is brought into normal form. */
export interface Context {
  readonly atoms: Map<string, Atom>;
  readonly requirements: Map<string, Requirement>;
  /** Polynomials that are known to be ≥ 0 (1) or ≤ 0 (−1) wherever the expression has a value, by key. */
  readonly signs: Map<string, 1 | -1>;
  /** The common denominators of the exponents of each base. */
  readonly parts: Map<string, number>;
  /** True if a second pass must start with the facts that this pass found. */
  hasLearnt: boolean;
}

/** Returns a context without any facts. */
export function emptyContext(): Context {
  return { atoms: new Map(), requirements: new Map(), signs: new Map(), parts: new Map(), hasLearnt: false };
}

/** Returns a string that is the same for equal polynomials. */
export function keyOfPolynomial({ terms }: Polynomial): string {
  charge(terms.length);
  return terms
    .map(
      ({ coefficient: { numerator, denominator }, monomial }) =>
        `${numerator}/${denominator} ${monomial.key}`,
    )
    .join('+');
}

/** Returns the name of an atom, whose first character distinguishes it from a letter. */
export function nameOf(context: Context, atom: Atom): string {
  const name = `#${textOf(atom)}#`;
  if (!context.atoms.has(name)) context.atoms.set(name, atom);
  return name;
}

function textOf(atom: Atom): string {
  if (atom.kind === 'root') return `root ${atom.index} ${keyOfPolynomial(atom.radicand)}`;
  if (atom.kind !== 'exp') return `${atom.kind} ${keyOfPolynomial(atom.inner)}`;
  const { numerator, denominator } = atom.exponent;
  return `exp ${keyOfPolynomial(numerator)} over ${keyOfPolynomial(denominator)} in ${atom.parts}`;
}

/** Extends the common denominator of the exponents of a base by another denominator. */
export function partsWith(context: Context, base: string, denominator: number): number {
  const before = context.parts.get(base);
  const parts = leastCommonMultiple(before ?? 1, denominator);
  if (parts !== before) {
    context.parts.set(base, parts);
    if (before !== undefined) context.hasLearnt = true;
  }
  return parts;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** Returns e^(times × exponent) for times > 0 and an exponent that is one term with the coefficient 1. */
export function exponentialOf(context: Context, exponent: Fraction, times: Rational): Polynomial {
  const { numerator, denominator } = reduce(times);
  const base = `${keyOfPolynomial(exponent.numerator)} over ${keyOfPolynomial(exponent.denominator)}`;
  const parts = partsWith(context, base, Number(denominator));
  const name = nameOf(context, { kind: 'exp', exponent, parts });
  return power(letter(name), (Number(numerator) * parts) / Number(denominator));
}
