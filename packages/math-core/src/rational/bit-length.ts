/** Returns the number of bits of an integer ≥ 0. */
export function bitLength(n: bigint): number {
  return n ? n.toString(2).length : 0;
}
