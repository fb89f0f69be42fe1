import type { Rational } from '../../rational/rational.js';
import { reduce } from '../../rational/rational.js';

/** Returns the `index`-th root of a rational ≥ 0 in lowest terms. Returns undefined if it is irrational. */
export function exactRoot(value: Rational, index: bigint): Rational | undefined {
  const { numerator, denominator } = reduce(value);
  const [top, bottom] = [wholeRoot(numerator, index), wholeRoot(denominator, index)];
  return top === undefined || bottom === undefined ? undefined : { numerator: top, denominator: bottom };
}

/** Returns the `index`-th root of an integer ≥ 0. Returns undefined if it is irrational. */
export function wholeRoot(n: bigint, index: bigint): bigint | undefined {
  if (n < 2n) return n;
  let [low, high] = [1n, 1n << (BigInt(n.toString(2).length) / index + 1n)];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** index <= n) low = middle;
    else high = middle - 1n;
  }
  return low ** index === n ? low : undefined;
}
