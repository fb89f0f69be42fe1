/** The largest number whose divisors are all found. */
const MOST = 10n ** 8n;

/** The positive divisors of an integer ≠ 0, ascending; only those up to 10,000 and their partners where it is huge. */
export function divisors(n: bigint): readonly bigint[] {
  const size = n < 0n ? -n : n;
  const [small, large]: [bigint[], bigint[]] = [[], []];
  const end = size > MOST ? 10_000n : size;
  for (let d = 1n; d <= end && d * d <= size; d++)
    if (size % d === 0n) {
      small.push(d);
      if (d * d !== size) large.unshift(size / d);
    }
  return [...small, ...large];
}
