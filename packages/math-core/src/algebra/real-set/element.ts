import * as univariate from './univariate.js';
import type { Univariate } from './univariate.js';
import { spend, undecided } from './work.js';

/**
 * A polynomial in the unknown and in roots of such polynomials: the coefficients by the exponents of the roots, such as
 * "1,0,2" without trailing zeros. The exponent of a root is less than its degree.
 */
export type Element = ReadonlyMap<string, Univariate>;

/** A root with root^degree = radicand. Its radicand contains only earlier roots. */
export interface Root {
  readonly degree: number;
  readonly radicand: Element;
}

const MAX_ROOTS = 6;

/** The elements over a growing list of roots. */
export class Tower {
  readonly #roots: Root[] = [];
  readonly #names = new Map<string, number>();

  /** Returns the root with an index. */
  root(place: number): Root {
    return this.#roots[place] ?? undecided();
  }

  /** Returns the root of an element as an element. */
  rootOf(radicand: Element, degree: number): Element {
    const name = `${degree} ${nameOf(radicand)}`;
    const place = this.#names.get(name) ?? this.#roots.length;
    if (place === this.#roots.length) {
      if (place >= MAX_ROOTS) undecided();
      this.#roots.push({ degree, radicand });
      this.#names.set(name, place);
    }
    return new Map([[`${'0,'.repeat(place)}1`, univariate.ONE]]);
  }

  /** Returns a × b. */
  multiply(a: Element, b: Element): Element {
    let product: Element = new Map();
    for (const [s, p] of a) {
      for (const [t, q] of b) product = add(product, this.#monomial(s, t, univariate.multiply(p, q)));
    }
    return product;
  }

  /** Raises a to an integer power ≥ 0. */
  power(a: Element, exponent: number): Element {
    spend(exponent);
    let result = constant(1n);
    for (let i = 0; i < exponent; i += 1) result = this.multiply(result, a);
    return result;
  }

  /**
   * Multiplies p by a product of roots. The exponents are added and then reduced below the degrees of the
   * roots.
   */
  #monomial(s: string, t: string, p: Univariate): Element {
    spend(1);
    const [mine, other] = [exponentsOf(s), exponentsOf(t)];
    const exponents = Array.from({ length: Math.max(mine.length, other.length) }, (_, i) => {
      return (mine[i] ?? 0) + (other[i] ?? 0);
    });
    const high = lastWhere(exponents, (exponent, i) => exponent >= this.root(i).degree);
    if (high < 0) return withTerm(exponents, p);
    const { degree, radicand } = this.root(high);
    exponents[high] = (exponents[high] ?? 0) - degree;
    return this.multiply(this.#monomial(keyOf(exponents), '', p), radicand);
  }
}

/** Returns a number as an element. */
export function constant(value: bigint): Element {
  return value ? new Map([['', [value]]]) : new Map();
}

/** Returns a polynomial without roots as an element. */
export function plain(p: Univariate): Element {
  return p.length ? new Map([['', p]]) : new Map();
}

/** Returns an element without roots as a polynomial. */
export function plainOf(a: Element): Univariate | undefined {
  if (a.size === 0) return univariate.ZERO;
  return a.size === 1 ? a.get('') : undefined;
}

/** Returns a + b. */
export function add(a: Element, b: Element): Element {
  const sum = new Map(a);
  for (const [key, p] of b) {
    const total = univariate.add(sum.get(key) ?? univariate.ZERO, p);
    if (total.length) sum.set(key, total);
    else sum.delete(key);
  }
  return sum;
}

/** Returns a × factor. */
export function scale(a: Element, factor: bigint): Element {
  return factor ? new Map([...a].map(([key, p]) => [key, univariate.scale(p, factor)])) : new Map();
}

/** Returns the index of the last root in an element, or −1 if there is none. */
export function lastRoot(a: Element): number {
  return Math.max(-1, ...[...a.keys()].map((key) => exponentsOf(key).length - 1));
}

/** Returns the coefficients of an element as a polynomial in its last root, from the constant term up. */
export function coefficientsIn(a: Element, place: number): readonly Element[] {
  const parts: Map<string, Univariate>[] = [];
  for (const [key, p] of a) {
    const exponents = exponentsOf(key);
    const exponent = exponents[place] ?? 0;
    while (parts.length <= exponent) parts.push(new Map());
    parts[exponent]?.set(keyOf(exponents.slice(0, place)), p);
  }
  return parts;
}

/** Returns a string that is the same for equal elements. */
function nameOf(a: Element): string {
  const terms = [...a].map(([key, p]) => `${key}:${p.join(' ')}`);
  return terms.sort().join(';');
}

const exponentsOf = (key: string): number[] => (key ? key.split(',').map(Number) : []);

function keyOf(exponents: readonly number[]): string {
  const last = lastWhere(exponents, (exponent) => exponent !== 0);
  return exponents.slice(0, last + 1).join(',');
}

/** Returns the last index that matches, or −1 if there is none. */
function lastWhere(
  exponents: readonly number[],
  isSought: (exponent: number, place: number) => boolean,
): number {
  for (let i = exponents.length - 1; i >= 0; i -= 1) {
    if (isSought(exponents[i] ?? 0, i)) return i;
  }
  return -1;
}

function withTerm(exponents: readonly number[], p: Univariate): Element {
  return p.length ? new Map([[keyOf(exponents), p]]) : new Map();
}
