import { charge } from '../budget.js';
import type { Polynomial } from '../polynomial/polynomial.js';

/** A quotient of polynomials in letters and atoms. */
export interface Fraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

/** What a name that isn't a letter stands for. */
export type Atom =
  /** The real root of a radicand; `prime` where that is a prime number, whose roots are independent of each other. */
  | { readonly kind: 'root'; readonly index: number; readonly radicand: Polynomial; readonly prime: boolean }
  /** |inner|. */
  | { readonly kind: 'abs'; readonly inner: Polynomial }
  /** ln|inner|; the sign is open until it is written. */
  | { readonly kind: 'ln'; readonly inner: Polynomial }
  /** e^(exponent ÷ parts); the exponent has one term on top, its coefficient 1. */
  | { readonly kind: 'exp'; readonly exponent: Fraction; readonly parts: number };

/** What must hold where an expression has a value. */
export interface Requirement {
  readonly relation: '≠' | '≥' | '>';
  /** Compared with 0. */
  readonly polynomial: Polynomial;
}

/** What is learnt about an expression while it is brought into normal form. */
export interface Context {
  readonly atoms: Map<string, Atom>;
  readonly requirements: Map<string, Requirement>;
  /** Polynomials that are known to be ≥ 0 (1) or ≤ 0 (-1) wherever the expression has a value, by key. */
  readonly signs: Map<string, 1 | -1>;
  /** The common denominators of the exponents of each base. */
  readonly parts: Map<string, number>;
  /** True if something was learnt that a second pass must know from its beginning. */
  hasLearnt: boolean;
}

/** Returns a context that knows nothing. */
export function emptyContext(): Context {
  return { atoms: new Map(), requirements: new Map(), signs: new Map(), parts: new Map(), hasLearnt: false };
}

/** Returns the same text for the same polynomial. */
export function keyOfPolynomial({ terms }: Polynomial): string {
  charge(terms.length);
  return terms
    .map(
      ({ coefficient: { numerator, denominator }, monomial }) =>
        `${numerator}/${denominator} ${monomial.key}`,
    )
    .join('+');
}

/** Returns the name of an atom; the first character tells it from a letter. */
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

/** Returns the common denominator of the exponents of a base so far, with another one. */
export function partsWith(context: Context, base: string, denominator: number): number {
  const before = context.parts.get(base) ?? 1;
  const parts = leastCommonMultiple(before, denominator);
  if (parts !== before) {
    context.parts.set(base, parts);
    if (before !== 1) context.hasLearnt = true;
  }
  return parts;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
