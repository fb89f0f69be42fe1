import { compare, quotient, type Rational, reduce } from '../../../rational/rational.js';

/** A number as a power: the base is Euler's number, or a number above 1 that isn't a power of another. */
export interface BasePower {
  readonly base: Rational | 'e';
  readonly exponent: number;
}

const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Writes a number as a power of a base: 1/8 = 2^−3. Returns undefined for 1 and for numbers that aren't positive. */
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

/** Returns whether two bases are equal. */
export function isSameBase(a: BasePower['base'], b: BasePower['base']): boolean {
  return a === 'e' || b === 'e' ? a === b : compare(a, b) === 0;
}

/** Returns the integer part of the kth root of m ≥ 1, one binary digit at a time. */
function rootOf(m: bigint, k: number): bigint {
  let root = 0n;
  for (let bit = Math.ceil(m.toString(2).length / k); bit >= 0; bit -= 1) {
    const next = root | (1n << BigInt(bit));
    if (next ** BigInt(k) <= m) root = next;
  }
  return root;
}
