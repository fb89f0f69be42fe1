/** Counts the binary digits of a whole number ≥ 0. */
export function bitLength(n: bigint): number {
  return n ? n.toString(2).length : 0;
}
