/**
 * A number as the sum of a 24-bit float and a small double, with a bound on its relative error. The product of two floats
 * is exact in doubles.
 */
export type Pair = readonly [high: number, low: number, error: number];

/** Returns the quotient of two pairs. */
export function dividePairs(a: Pair, b: Pair): Pair {
  const high = Math.fround(a[0] / b[0]);
  // The division itself adds less than 2^-74, which the errors of logarithms allow for.
  return [high, (a[0] - high * b[0] + a[1] - high * b[1]) / (b[0] + b[1]), a[2] + b[2]];
}

// The pair for ln 2.
const LN_2 = Math.fround(Math.LN2);
const LN_2_LOW = -1.904654299957768e-9;

/**
 * Computes ln(`n` ÷ `d`) for integers `n` and `d` ≥ 1 that are doubles up to 10^22, with a relative error
 * below 2^-62, and far below for most numbers. Returns NaN for NaN. It calls no library function.
 */
export function logarithmPair(n: number, d: number): Pair {
  // n/d = 2^k m/d with m/d from 0.7 to 1.4, where m - d, and m and d minus the middle, are exact (Sterbenz).
  let [k, m] = [0, n];
  for (; m > 1.4 * d; k++) m /= 2;
  for (; m < 0.7 * d; k--) m *= 2;
  const difference = m - d;
  const high = Math.fround(difference);
  const middle = Math.fround((m + d) / 2);
  const [z, zLow] = dividePairs([high, difference - high, 0], [middle, (m - middle + (d - middle)) / 2, 0]);
  // With z = (m - d) ÷ (m + d)/2, at most 0.353, ln(m/d) = 2 artanh(z/2) = z (1 + s/3 + s²/5 + …) for s = (z/2)². From
  // the s² term on, doubles are precise enough. The first omitted term is below 2^-69 z.
  const square = (z * z) / 4;
  const squareLow = (zLow * (2 * z + zLow)) / 4;
  const s = square + squareLow;
  let sum = 0;
  for (let i = 25; i > 3; i -= 2) sum = sum * s + 1 / i;
  const third = Math.fround(square / 3);
  const more = (square - 3 * third + squareLow) / 3 + sum * s * s;
  // k × LN_2 and z × third are exact. Only the sums with the last term need more than 53 bits.
  const rest = zLow * (1 + third + more) + z * more + k * LN_2_LOW;
  const total = Math.fround(k * LN_2 + z + z * third + rest);
  // The term z s²/5 and its sums have an error below 2^-52 z s², all others one below 2^-72 of the total.
  const error = Math.abs((z * s * s) / total) * 2.3e-16 + 9e-22;
  return [total, k * LN_2 - total + z + z * third + rest, error];
}

/** Returns the double nearest to a number given as a pair. Returns undefined if two doubles are possible. */
export function roundedPair([high, low, error]: Pair): number | undefined {
  const nearest = high + (low + error * high);
  return nearest === high + (low - error * high) ? nearest : undefined;
}
