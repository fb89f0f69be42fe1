import type { Enclosure, Interval } from '../../../real/enclosure.js';
import type { Expression } from '../../../steps/expression.js';
import type { AlgebraicNumber } from './algebraic-number.js';
import { spend, undecided } from '../work.js';

/** A real number that is known by its name and by its decimals: ln 2, e, the square root of 1 + ln 3. */
export interface Atom {
  /** The same for the same number. */
  readonly key: string;
  readonly enclosure: Enclosure;
  /** As it is written, if it can be. */
  readonly expression: Expression | undefined;
  /** Of a root of a polynomial: the number. */
  readonly number?: AlgebraicNumber;
  /** Of a square root: what its square is. */
  readonly square?: Formal;
}

/** A product of an integer and atoms. */
export interface Term {
  readonly coefficient: bigint;
  /** Atoms with exponents ≥ 1, by key. */
  readonly factors: readonly (readonly [Atom, number])[];
}

/** A polynomial in atoms with integer coefficients: the terms by the names of their factors. Zero has none. */
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

/** a + b. */
export function plus(a: Formal, b: Formal): Formal {
  return formal([...a.values(), ...b.values()]);
}

/** a × factor. */
export function scaled(a: Formal, factor: bigint): Formal {
  return formal([...a.values()].map((term) => ({ ...term, coefficient: term.coefficient * factor })));
}

/** a × b, with the squares of square roots worked out. */
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

/** Encloses the value: integers over 2^bits. */
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

/** The most bits to which a number is worked out. */
export const MAX_PRECISION = 2048;

/** Returns the sign of the value. Only what is 0 by its form is 0: a form that isn't, and that no precision tells from 0, is undecided. */
export function formalSign(a: Formal): -1 | 0 | 1 {
  if (a.size === 0) return 0;
  for (let bits = 64; bits <= MAX_PRECISION; bits *= 2) {
    const [low, high] = enclosed(a, bits);
    if (low > 0n) return 1;
    if (high < 0n) return -1;
  }
  return undecided();
}

/** Returns the ratio a/b of two forms, if it is rational by their terms; b isn't 0. */
export function formalRatio(a: Formal, b: Formal): readonly [bigint, bigint] | undefined {
  if (a.size === 0) return [0n, 1n];
  const [name = '', first] = [...b][0] ?? [];
  const other = a.get(name);
  if (!first || !other) return undefined;
  const isRatio = plus(scaled(a, first.coefficient), scaled(b, -other.coefficient)).size === 0;
  return isRatio ? [other.coefficient, first.coefficient] : undefined;
}

/** Returns the common factor of all coefficients and of all atoms, taken out of two forms that are over each other. */
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

/** Returns a name that is the same for the same form. */
export function formalName(a: Formal): string {
  return [...a]
    .map(([name, { coefficient }]) => `${coefficient}·${name}`)
    .sort()
    .join(' + ');
}
