/** A number as the unevaluated sum of two doubles, the second at most about an ulp of the first. */
export type DoubleDouble = readonly [high: number, low: number];

// Veltkamp: the upper 26 bits, so that products of halves are exact.
function upperHalf(x: number): number {
  const scaled = 134_217_729 * x;
  return scaled - (scaled - x);
}

// What rounding takes from the product a b, exactly (Dekker, "A floating-point technique for extending the
// available precision", 1971).
function productError(a: number, b: number): number {
  const c = upperHalf(a);
  const d = upperHalf(b);
  return (a - c) * (b - d) - (a * b - c * d - (a - c) * d - c * (b - d));
}

// The low part of (a + aLow)/(b + bLow), whose high part is the double a/b.
function quotientLow(a: number, aLow: number, b: number, bLow: number): number {
  const quotient = a / b;
  return (a - quotient * b - productError(quotient, b) + aLow - quotient * bLow) / b;
}

/** Divides two pairs; this adds less than 2^-100 to the sum of their relative errors. */
export function dividePairs([a, aLow]: DoubleDouble, [b, bLow]: DoubleDouble): DoubleDouble {
  return [a / b, quotientLow(a, aLow, b, bLow)];
}

const LN_2_LOW = 2.3190468138462996e-17;

/**
 * Gives ln(`n` ÷ `d`) for different whole `n` and `d` from 1 to 2^53, off by less than 2^-73 of its value.
 * It needs no library function but to pick a power of two, where any near choice is right.
 */
export function logarithmPair(n: number, d: number): DoubleDouble {
  // n/d = 2^k m/d with m/d from about 1/√2 to √2: there m - d is exact (Sterbenz), and z = (m - d)/(m + d) ≤ 0.172.
  const k = Math.round(Math.log2(n / d));
  const m = n * 2 ** -k;
  const total = m + d;
  const totalLow = m > d ? m - total + d : d - total + m;
  const z = (m - d) / total;
  const zLow = quotientLow(m - d, 0, total, totalLow);
  const square = z * z;
  const squareLow = productError(z, z) + 2 * z * zLow;
  // 2 artanh z = 2 z (1 + z²/3 + z⁴/5 + …); the first term left out, z³²/33, is below 2^-86.
  let [sum, sumLow] = [0, 0];
  for (let i = 31; i > 0; i -= 2) {
    const term = sum * square;
    const termLow = productError(sum, square) + sum * squareLow + sumLow * square;
    sum = 1 / i + term; // |1/i| > |term|: what this rounds off is exact (Dekker's fast sum), and so below
    sumLow = 1 / i - sum + term + termLow + quotientLow(1, 0, i, 0);
  }
  const power = k * Math.LN2;
  const rest = 2 * z * sum;
  const low = 2 * (productError(z, sum) + z * sumLow + zLow * sum);
  const high = power + rest;
  return [high, power - high + rest + low + productError(k, Math.LN2) + k * LN_2_LOW];
}
