import { bitLength, greatestCommonDivisor } from '../../rational/integer.js';
import type { Rational } from '../../rational/rational.js';
import { spend, undecided } from './work.js';

/**
 * A polynomial in one unknown: integer coefficients from the constant term up, the last one not 0. The polynomial 0 is
 * empty.
 */
export type Univariate = readonly bigint[];

/** The highest supported degree. */
export const MAX_DEGREE = 64;
const MAX_BITS = 2500;

export const ZERO: Univariate = [];
export const ONE: Univariate = [1n];

/** Returns the degree, or −1 for the polynomial 0. */
export function degree(p: Univariate): number {
  return p.length - 1;
}

/** Returns the leading coefficient, or 0 for the polynomial 0. */
export function leading(p: Univariate): bigint {
  return p.at(-1) ?? 0n;
}

function trimmed(coefficients: bigint[]): Univariate {
  while (coefficients.at(-1) === 0n) coefficients.pop();
  if (coefficients.length > MAX_DEGREE + 1 || bitLength(size(leading(coefficients))) > MAX_BITS) undecided();
  return coefficients;
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);

/** Returns p + q. */
export function add(p: Univariate, q: Univariate): Univariate {
  const [long, short] = p.length < q.length ? [q, p] : [p, q];
  return trimmed(long.map((a, i) => a + (short[i] ?? 0n)));
}

/** Returns p × factor. */
export function scale(p: Univariate, factor: bigint): Univariate {
  return factor ? p.map((a) => a * factor) : ZERO;
}

/** Returns p × q. */
export function multiply(p: Univariate, q: Univariate): Univariate {
  if (!p.length || !q.length) return ZERO;
  if (p.length + q.length > MAX_DEGREE + 2) undecided();
  spend(p.length * q.length);
  const product = new Array<bigint>(p.length + q.length - 1).fill(0n);
  for (const [i, a] of p.entries()) {
    for (const [j, b] of q.entries()) product[i + j] = (product[i + j] ?? 0n) + a * b;
  }
  return trimmed(product);
}

/** Returns the derivative p′. */
export function derivative(p: Univariate): Univariate {
  return p.slice(1).map((a, i) => a * BigInt(i + 1));
}

/** Returns the greatest common divisor of the coefficients, or 0 for the polynomial 0. */
export function content(p: Univariate): bigint {
  return p.reduce((divisor, a) => (divisor === 1n ? divisor : greatestCommonDivisor(divisor, a)), 0n);
}

/** Divides p by its content and makes the leading coefficient positive. */
export function primitive(p: Univariate): Univariate {
  const divisor = leading(p) < 0n ? -content(p) : content(p);
  return divisor === 1n || !divisor ? p : p.map((a) => a / divisor);
}

/** Returns the pseudo-remainder: the remainder of a multiple of p divided by q, where q isn't 0. */
function pseudoRemainder(p: Univariate, q: Univariate): Univariate {
  let rest = [...p];
  while (rest.length >= q.length) {
    spend(q.length);
    const shift = rest.length - q.length;
    const [mine, other] = [leading(q), leading(rest)];
    const divisor = greatestCommonDivisor(mine, other);
    const [up, down] = [mine / divisor, other / divisor];
    rest = rest.map((a, i) => a * up - (i < shift ? 0n : (q[i - shift] ?? 0n) * down));
    rest = [...trimmed(rest)];
  }
  return rest;
}

/** Returns the primitive greatest common divisor of two polynomials. */
export function commonDivisor(p: Univariate, q: Univariate): Univariate {
  let [a, b] = [primitive(p), primitive(q)];
  while (b.length) {
    spend(a.length * b.length);
    [a, b] = [b, primitive(pseudoRemainder(a, b))];
  }
  return a;
}

/**
 * Returns p ÷ q if q divides p over the rationals, and undefined otherwise. Both polynomials and the quotient are
 * primitive.
 */
export function quotient(p: Univariate, q: Univariate): Univariate | undefined {
  spend(p.length * q.length);
  const rest = [...p];
  const result: bigint[] = [];
  for (let shift = p.length - q.length; shift >= 0; shift -= 1) {
    const top = rest[shift + q.length - 1] ?? 0n;
    if (top % leading(q)) return undefined;
    const factor = top / leading(q);
    result.unshift(factor);
    for (const [i, a] of q.entries()) rest[shift + i] = (rest[shift + i] ?? 0n) - a * factor;
  }
  return rest.every((a) => a === 0n) ? result : undefined;
}

/** Returns the primitive polynomial with the same roots, each once. */
export function squareFree(p: Univariate): Univariate {
  const whole = primitive(p);
  const repeated = commonDivisor(whole, derivative(whole));
  return degree(repeated) > 0 ? (quotient(whole, repeated) ?? whole) : whole;
}

/** Returns the sign of p at a rational number. */
export function signAt(p: Univariate, { numerator, denominator }: Rational): -1 | 0 | 1 {
  spend(1 + p.length + (p.length * bitLength(denominator)) / 500);
  let value = 0n;
  let scaleUp = 1n;
  for (let i = p.length - 1; i >= 0; i -= 1) {
    value = value * numerator + (p[i] ?? 0n) * scaleUp;
    scaleUp *= denominator;
  }
  return value === 0n ? 0 : value < 0n ? -1 : 1;
}
