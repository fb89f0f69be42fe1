/** A number as the sum of a 24-bit float and a small double: the product of two floats is exact in doubles. */
export type Pair = readonly [high: number, low: number];

/** The quotient of two pairs; adds less than 2^-74 to the sum of their relative errors. */
export function dividePairs([a, aLow]: Pair, [b, bLow]: Pair): Pair {
  const high = Math.fround(a / b);
  return [high, (a - high * b + aLow - high * bLow) / (b + bLow)];
}

// ln 2 as a pair
const LN_2 = Math.fround(Math.LN2);
const LN_2_LOW = -1.904654299957768e-9;

/**
 * Computes ln(`n` ÷ `d`) for integers `n` and `d` from 1 to 2^53, with a relative error below 2^-62. Its only library
 * function selects a power of two, where any close choice is right.
 */
export function logarithmPair(n: number, d: number): Pair {
  // n/d = 2^k m/d with m/d from about 1/√2 to √2, where m - d, and m and d minus the middle, are exact (Sterbenz).
  const k = Math.round(Math.log2(n / d));
  const m = n * 2 ** -k;
  const difference = m - d;
  const high = Math.fround(difference);
  const middle = Math.fround((m + d) / 2);
  const [z, zLow] = dividePairs([high, difference - high], [middle, (m - middle + (d - middle)) / 2]);
  // With z = (m - d) ÷ (m + d)/2, at most 0.344, ln(m/d) = 2 artanh(z/2) = z (1 + s/3 + s²/5 + …) for s = (z/2)². From
  // s² on doubles are exact enough; the first omitted term is below 2^-70.
  const square = (z * z) / 4;
  const squareLow = (zLow * (2 * z + zLow)) / 4;
  const s = square + squareLow;
  let sum = 0;
  for (let i = 25; i > 3; i -= 2) sum = sum * s + 1 / i;
  const third = Math.fround(square / 3);
  const more = (square - 3 * third + squareLow) / 3 + sum * s * s;
  // k × LN_2 and z × third are exact; only the sums with the last term need more than 53 bits.
  const rest = zLow * (1 + third + more) + z * more + k * LN_2_LOW;
  const total = Math.fround(k * LN_2 + z + z * third + rest);
  return [total, k * LN_2 - total + z + z * third + rest];
}

/** The double nearest to a number known by a pair with a relative error below 2^-60; undefined if it may be one of two. */
export function roundedPair([high, low]: Pair): number | undefined {
  const margin = 2 ** -60 * high;
  const nearest = high + (low + margin);
  return nearest === high + (low - margin) ? nearest : undefined;
}
