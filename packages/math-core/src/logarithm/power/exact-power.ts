import { power, type Rational, rational, reduce } from '../../rational/rational.js';
import { bitLength } from '../../rational/integer.js';

/** A power with a rational value. `root` is the base's exact root, and `value` = `root`^`exponent`. */
export interface ExactPower {
  readonly root: Rational;
  readonly exponent: number;
  readonly value: Rational;
  /** True if the power needs a root. */
  readonly isRoot: boolean;
}

/**
 * Computes `base`^`exponent`, for `base` > 0. Returns undefined if it is irrational or its numerator or
 * denominator has more than `maxBits` bits.
 */
export function exactPower(base: Rational, exponent: Rational, maxBits: number): ExactPower | undefined {
  const { numerator: p, denominator: q } = reduce(exponent);
  const { numerator: n, denominator: d } = reduce(base);
  if (n === d) return { root: rational(1n), exponent: 1, value: rational(1n), isRoot: false };
  const top = exactRoot(n, q);
  const bottom = exactRoot(d, q);
  if (top === undefined || bottom === undefined) return undefined;
  const bits = Math.max(bitLength(top), bitLength(bottom)) - 1;
  if (bits * Math.abs(Number(p)) > maxBits) return undefined;
  const root = rational(top, bottom);
  return { root, exponent: Number(p), value: power(root, Number(p)), isRoot: q !== 1n };
}

/** Returns the integer whose `degree`-th power is `n` ≥ 1, or undefined if there is none. */
function exactRoot(n: bigint, degree: bigint): bigint | undefined {
  if (n === 1n || degree === 1n) return n;
  const bits = bitLength(n);
  if (degree >= BigInt(bits)) return undefined; // The root would be between 1 and 2.
  // The start isn't below the root, and Newton's method decreases to it.
  let root = 1n << BigInt(Math.ceil(bits / Number(degree)));
  for (;;) {
    const next = ((degree - 1n) * root + n / root ** (degree - 1n)) / degree;
    if (next >= root) break;
    root = next;
  }
  return root ** degree === n ? root : undefined;
}
