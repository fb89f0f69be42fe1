import type { Enclosure, Interval } from '../../../real/enclosure.js';
import type { Expression } from '../../../steps/expression.js';
import type { AlgebraicNumber } from './algebraic-number.js';
import { spend, undecided } from '../work.js';

/** A real number with a name and computable decimals: ln 2, e, the square root of 1 + ln 3. */
export interface Atom {
  /** A key that is the same for equal numbers. */
  readonly key: string;
  readonly enclosure: Enclosure;
  /** The number as an expression, if it can be written. */
  readonly expression: Expression | undefined;
  /** The algebraic number, if the atom is a root of a polynomial. */
  readonly number?: AlgebraicNumber;
  /** The radicand, if the atom is a square root. */
  readonly square?: Formal;
}

/** A product of an integer and atoms. */
export interface Term {
  readonly coefficient: bigint;
  /** The atoms with exponents ≥ 1, by key. */
  readonly factors: readonly (readonly [Atom, number])[];
}

/** A polynomial in atoms with integer coefficients: the terms by the names of their factors. Zero has no terms. */
export type Formal = ReadonlyMap<string, Term>;

const MAX_TERMS = 60;

/** Returns an integer. */
export function integer(value: bigint): Formal {
  return formal([{ coefficient: value, factors: [] }]);
}

/** Returns an atom. */
export function atomic(atom: Atom): Formal {
  return formal([{ coefficient: 1n, factors: [[atom, 1]] }]);
}

function formal(terms: readonly Term[]): Formal {
  const sum = new Map<string, Term>();
  for (const term of terms) {
    const name = term.factors.map(([atom, exponent]) => `${atom.key}^${exponent}`).join(' ');
    const coefficient = (sum.get(name)?.coefficient ?? 0n) + term.coefficient;
    if (coefficient) sum.set(name, { ...term, coefficient });
    else sum.delete(name);
  }
  if (sum.size > MAX_TERMS) undecided();
  return sum;
}

/** Returns a + b. */
export function plus(a: Formal, b: Formal): Formal {
  return formal([...a.values(), ...b.values()]);
}

/** Returns a × factor. */
export function scaled(a: Formal, factor: bigint): Formal {
  return formal([...a.values()].map((term) => ({ ...term, coefficient: term.coefficient * factor })));
}

/** Returns a × b, simplifying squares of square roots. */
export function times(a: Formal, b: Formal): Formal {
  spend(a.size * b.size);
  let product: Formal = new Map();
  for (const s of a.values()) {
    for (const t of b.values()) product = plus(product, reduced(joined(s, t)));
  }
  return product;
}

function joined(s: Term, t: Term): Term {
  const factors = new Map<string, readonly [Atom, number]>();
  for (const [atom, exponent] of [...s.factors, ...t.factors]) {
    factors.set(atom.key, [atom, exponent + (factors.get(atom.key)?.[1] ?? 0)]);
  }
  const sorted = [...factors.values()].sort(([x], [y]) => (x.key < y.key ? -1 : 1));
  return { coefficient: s.coefficient * t.coefficient, factors: sorted };
}

function reduced(term: Term): Formal {
  const place = term.factors.findIndex(([atom, exponent]) => atom.square && exponent > 1);
  const [atom, exponent = 0] = term.factors[place] ?? [];
  if (!atom?.square) return formal([term]);
  const rest = term.factors.filter((_, i) => i !== place);
  const left: Term = {
    ...term,
    factors:
      exponent > 2
        ? joined({ coefficient: 1n, factors: rest }, { coefficient: 1n, factors: [[atom, exponent - 2]] })
            .factors
        : rest,
  };
  return times(formal([left]), atom.square);
}

/** Encloses the value between integers over 2^bits. */
export function enclosed(a: Formal, bits: number): Interval {
  spend(a.size * Math.ceil(bits / 64));
  let [low, high] = [0n, 0n];
  for (const { coefficient, factors } of a.values()) {
    let part: Interval = [coefficient << BigInt(bits), coefficient << BigInt(bits)];
    for (const [atom, exponent] of factors) {
      const value = atom.enclosure(bits) ?? undecided();
      for (let i = 0; i < exponent; i += 1) part = product(part, value, bits);
    }
    [low, high] = [low + part[0], high + part[1]];
  }
  return [low, high];
}

function product([a, b]: Interval, [c, d]: Interval, bits: number): Interval {
  const ends = [a * c, a * d, b * c, b * d];
  const low = ends.reduce((x, y) => (x < y ? x : y));
  const high = ends.reduce((x, y) => (x > y ? x : y));
  return [low >> BigInt(bits), (high >> BigInt(bits)) + 1n];
}

/** The maximum precision in bits. */
export const MAX_PRECISION = 2048;

/**
 * Returns the sign of the value. A value counts as 0 only if its form is 0. If no precision can distinguish another
 * form from 0, the result is undecided.
 */
export function formalSign(a: Formal): -1 | 0 | 1 {
  if (a.size === 0) return 0;
  for (let bits = 64; bits <= MAX_PRECISION; bits *= 2) {
    const [low, high] = enclosed(a, bits);
    if (low > 0n) return 1;
    if (high < 0n) return -1;
  }
  return undecided();
}

/** Returns the ratio a/b of two forms if their terms show that it is rational. b isn't 0. */
export function formalRatio(a: Formal, b: Formal): readonly [bigint, bigint] | undefined {
  if (a.size === 0) return [0n, 1n];
  const [name = '', first] = [...b][0] ?? [];
  const other = a.get(name);
  if (!first || !other) return undefined;
  const isRatio = plus(scaled(a, first.coefficient), scaled(b, -other.coefficient)).size === 0;
  return isRatio ? [other.coefficient, first.coefficient] : undefined;
}

/** Cancels the common factor of all coefficients and atoms in a quotient of two forms. */
export function withoutCommonAtoms(a: Formal, b: Formal): readonly [Formal, Formal] {
  const all = [...a.values(), ...b.values()];
  const shared = (all[0]?.factors ?? []).flatMap(([atom]) => {
    const exponents = all.map(({ factors }) => factors.find(([other]) => other.key === atom.key)?.[1] ?? 0);
    const least = Math.min(...exponents);
    return least > 0 ? [[atom, least] as const] : [];
  });
  if (!shared.length) return [a, b];
  const left = (f: Formal): Formal =>
    formal(
      [...f.values()].map(({ coefficient, factors }) => {
        const rest = factors.map(
          ([atom, exponent]) =>
            [atom, exponent - (shared.find(([s]) => s.key === atom.key)?.[1] ?? 0)] as const,
        );
        return { coefficient, factors: rest.filter(([, exponent]) => exponent > 0) };
      }),
    );
  return [left(a), left(b)];
}

/** Returns a name that is the same for equal forms. */
export function formalName(a: Formal): string {
  return [...a]
    .map(([name, { coefficient }]) => `${coefficient}·${name}`)
    .sort()
    .join(' + ');
}
