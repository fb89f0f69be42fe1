import { compare, quotient, type Rational, reduce } from '../../../rational/rational.js';

/** A base that isn't a power of another, above 1, or Euler's number; and the exponent that makes the number of it. */
export interface BasePower {
  readonly base: Rational | 'e';
  readonly exponent: number;
}

const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Returns the number as a power of a base, 1/8 = 2^-3; undefined for 1 and what isn't above 0. */
export function basePower(value: Rational): BasePower | undefined {
  const { numerator, denominator } = reduce(value);
  const order = compare(value, ONE);
  if (numerator <= 0n || order === 0) return undefined;
  const [n, d] = order > 0 ? [numerator, denominator] : [denominator, numerator];
  for (let k = n.toString(2).length; k > 1; k -= 1) {
    const [a, b] = [rootOf(n, k), rootOf(d, k)];
    if (a ** BigInt(k) === n && b ** BigInt(k) === d) return { base: quotient(a, b), exponent: order * k };
  }
  return { base: quotient(n, d), exponent: order };
}

/** Returns whether two bases are one. */
export function isSameBase(a: BasePower['base'], b: BasePower['base']): boolean {
  return a === 'e' || b === 'e' ? a === b : compare(a, b) === 0;
}

/** Returns the integer part of the root of m ≥ 1, by bisection of its digits. */
function rootOf(m: bigint, k: number): bigint {
  let root = 0n;
  for (let bit = Math.ceil(m.toString(2).length / k); bit >= 0; bit -= 1) {
    const next = root | (1n << BigInt(bit));
    if (next ** BigInt(k) <= m) root = next;
  }
  return root;
}
