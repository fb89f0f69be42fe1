/** Returns the number of bits of an integer ≥ 0. */
export function bitLength(n: bigint): number {
  return n ? n.toString(2).length : 0;
}

/** Returns the greatest common divisor of two integers. It is ≥ 0, and 0 only for two zeros. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x < 0n ? -x : x;
}

/** Returns the least common multiple of two integers > 0. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}
