/** The largest number for which all divisors are found. */
const MOST = 10n ** 8n;
/** The largest divisor that is searched for in numbers above that. */
const LARGEST = 10_000;

/**
 * Returns the positive divisors of a nonzero integer in ascending order. For a huge integer, it returns only
 * those up to 10,000 and their cofactors.
 */
export function divisors(n: bigint): readonly bigint[] {
  const size = n < 0n ? -n : n;
  const small = size > MOST ? smallDivisors(size) : divisorsUpToRoot(Number(size));
  const large = small.filter((d) => d * d !== size).map((d) => size / d);
  return [...small, ...large.reverse()];
}

function divisorsUpToRoot(size: number): readonly bigint[] {
  const found: bigint[] = [];
  for (let d = 1; d * d <= size; d++) if (size % d === 0) found.push(BigInt(d));
  return found;
}

/** Returns the divisors up to 10,000, as products of primes. */
function smallDivisors(size: bigint): readonly bigint[] {
  let found = [1];
  let rest = size;
  for (const prime of primesUpToLargest()) {
    if (rest === 1n) break;
    for (let power = prime; rest % BigInt(prime) === 0n; power *= prime) {
      rest /= BigInt(prime);
      const more = found.filter((d) => d % prime !== 0).map((d) => d * power);
      found = [...found, ...more.filter((d) => d <= LARGEST)];
      if (power > LARGEST) break;
    }
  }
  return found.sort((a, b) => a - b).map(BigInt);
}

let primes: readonly number[] | undefined;

function primesUpToLargest(): readonly number[] {
  if (primes) return primes;
  const isComposite = new Uint8Array(LARGEST + 1);
  const found: number[] = [];
  for (let n = 2; n <= LARGEST; n++) {
    if (isComposite[n]) continue;
    found.push(n);
    for (let multiple = n * n; multiple <= LARGEST; multiple += n) isComposite[multiple] = 1;
  }
  return (primes = found);
}
