/**
 * Returns the two numbers with the same product as p and q whose sum is closest to p + q, but not equal to it
 * and not of the opposite sign: `otherPair(3, 4)` is [2, 6]. Returns undefined if there are none.
 */
export function otherPair(p: number, q: number): readonly [number, number] | undefined {
  const [product, sum] = [p * q, p + q];
  const pairs: (readonly [number, number])[] = [];
  for (let n = 1; n <= Math.abs(product); n++) {
    const pair = [Math.sign(p) * n, product / (Math.sign(p) * n)] as const;
    if (product % n === 0 && pair[0] + pair[1] !== sum && (pair[0] + pair[1]) * sum >= 0) pairs.push(pair);
  }
  const apart = ([a, b]: readonly [number, number]): number => Math.abs(a + b - sum);
  return pairs.sort((one, other) => apart(one) - apart(other))[0];
}
