import { type Rational, reduce } from '../rational/rational.js';
import { bitLength } from '../rational/integer.js';
import type { Enclosure } from './enclosure.js';

/** Returns the integer part of √n for an integer n ≥ 0, by Newton's method from above. */
export function wholeSquareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Returns √`value` in lowest terms for `value` ≥ 0. Returns undefined if it is irrational. */
export function rationalSquareRoot(value: Rational): Rational | undefined {
  const { numerator, denominator } = reduce(value);
  const root = { numerator: wholeSquareRoot(numerator), denominator: wholeSquareRoot(denominator) };
  const isExact = root.numerator ** 2n === numerator && root.denominator ** 2n === denominator;
  return isExact ? root : undefined;
}

/** Encloses √`value` for a rational `value` > 0. */
export function squareRoot({ numerator, denominator }: Rational): Enclosure {
  return (bits) => {
    const low = wholeSquareRoot((numerator << BigInt(2 * bits)) / denominator);
    return [low, low + 1n];
  };
}
