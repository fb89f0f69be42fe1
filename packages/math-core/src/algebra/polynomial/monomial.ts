import { tooLarge } from './work.js';

/** The highest total degree. */
const MAX_DEGREE = 1000;

/** A product of powers of letters. Each letter occurs once, with an exponent > 0. */
export interface Monomial {
  /** The letters in order, with their exponents. */
  readonly powers: readonly Power[];
  /** The sum of the exponents. */
  readonly degree: number;
  /** A string that is the same for equal monomials. */
  readonly key: string;
}

/** A letter and its exponent. */
export type Power = readonly [letter: string, exponent: number];

/** The monomial 1. */
export const UNIT: Monomial = { powers: [], degree: 0, key: '' };

/** Creates a monomial from powers in the order of their letters. Throws `MathError`: `too-large`. */
export function monomial(powers: readonly Power[]): Monomial {
  let degree = 0;
  let key = '';
  for (const [letter, exponent] of powers) {
    degree += exponent;
    key += `${letter}^${exponent} `;
  }
  if (degree > MAX_DEGREE) throw tooLarge();
  return { powers, degree, key };
}

/** Compares letters: x, y and z come first, then the other letters, then longer names. */
export function compareLetters(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

function rank(letter: string): number {
  return letter.length > 1 ? 2 : 'xyz'.includes(letter) ? 0 : 1;
}

/** Returns the product of two monomials. Throws `MathError`: `too-large`. */
export function timesMonomial(a: Monomial, b: Monomial): Monomial {
  if (a.degree === 0) return b;
  if (b.degree === 0) return a;
  return monomial(merged(a, b, (m, n) => m + n));
}

/** Returns the quotient of two monomials. Returns undefined if the divisor has a higher power of a letter. */
export function overMonomial(a: Monomial, b: Monomial): Monomial | undefined {
  if (b.degree === 0) return a;
  const powers = merged(a, b, (m, n) => m - n);
  return powers.some(([, exponent]) => exponent < 0) ? undefined : monomial(powers);
}

/** Returns the greatest monomial that divides both. */
export function commonMonomial(a: Monomial, b: Monomial): Monomial {
  return monomial(merged(a, b, Math.min));
}

/** Combines the exponents of two monomials letter by letter, dropping exponents of 0. */
function merged(a: Monomial, b: Monomial, join: (m: number, n: number) => number): readonly Power[] {
  const powers: Power[] = [];
  let [i, j] = [0, 0];
  while (i < a.powers.length || j < b.powers.length) {
    const [left, right] = [a.powers[i], b.powers[j]];
    const order = !left ? 1 : !right ? -1 : compareLetters(left[0], right[0]);
    const letter = (order <= 0 ? left : right)?.[0] ?? '';
    const exponent = join(order <= 0 ? (left?.[1] ?? 0) : 0, order >= 0 ? (right?.[1] ?? 0) : 0);
    if (exponent !== 0) powers.push([letter, exponent]);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return powers;
}

/** Compares monomials from high to low: by total degree, then by the powers of the first letters. */
export function compareMonomials(a: Monomial, b: Monomial): number {
  if (a.degree !== b.degree) return b.degree - a.degree;
  for (const [i, [letter, exponent]] of a.powers.entries()) {
    const other = b.powers[i];
    if (!other) return -1;
    const order = compareLetters(letter, other[0]);
    if (order !== 0) return order;
    if (exponent !== other[1]) return other[1] - exponent;
  }
  return a.powers.length - b.powers.length;
}

/** Returns the exponent of a letter. */
export function exponentOf({ powers }: Monomial, letter: string): number {
  return powers.find(([name]) => name === letter)?.[1] ?? 0;
}
