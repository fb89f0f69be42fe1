import { rational, reduce } from '@mathtools/math-core/rational';

/** Returns the greatest common divisor of two integers. It is ≥ 0, and 0 only for two zeros. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  // The denominator of a/b in lowest terms is |b| ÷ gcd.
  return b === 0n ? size(a) : size(b) / reduce(rational(a, b)).denominator;
}

function size(number: bigint): bigint {
  return number < 0n ? -number : number;
}
