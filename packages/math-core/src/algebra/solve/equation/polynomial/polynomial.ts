import { Beyond } from '../../radical/beyond.js';
import {
  inverse,
  isZero,
  minus,
  negative,
  ONE,
  plus,
  type Radical,
  times,
  ZERO,
} from '../../radical/radical.js';

/**
 * A polynomial in the unknown: coefficients by degree, starting at 0, the last one not 0. The zero polynomial is empty.
 */
export type Polynomial = readonly Radical[];

/** The highest supported degree. */
export const MAX_DEGREE = 60;

/** The unknown as a polynomial. */
export const UNKNOWN: Polynomial = [ZERO, ONE];

/** Returns a constant polynomial. */
export function constant(value: Radical): Polynomial {
  return trimmed([value]);
}

/** Returns the degree, or −1 for the zero polynomial. */
export function degreeOf(p: Polynomial): number {
  return p.length - 1;
}

/** Returns the coefficient of a power. */
export function coefficientOf(p: Polynomial, degree: number): Radical {
  return p[degree] ?? ZERO;
}

/** Returns the coefficient of the highest power. */
export function leadingOf(p: Polynomial): Radical {
  return p.at(-1) ?? ZERO;
}

function trimmed(coefficients: readonly Radical[]): Polynomial {
  let { length } = coefficients;
  while (length > 0 && isZero(coefficients[length - 1] ?? ZERO)) length--;
  return coefficients.slice(0, length);
}

/** Returns p + q. */
export function sum(p: Polynomial, q: Polynomial): Polynomial {
  const length = Math.max(p.length, q.length);
  return trimmed(Array.from({ length }, (_, i) => plus(coefficientOf(p, i), coefficientOf(q, i))));
}

/** Returns p − q. */
export function difference(p: Polynomial, q: Polynomial): Polynomial {
  return sum(p, q.map(negative));
}

/** Returns p times a number. */
export function scaled(p: Polynomial, factor: Radical): Polynomial {
  return trimmed(p.map((coefficient) => times(coefficient, factor)));
}

/** Returns p × q. */
export function product(p: Polynomial, q: Polynomial): Polynomial {
  if (p.length === 0 || q.length === 0) return [];
  if (degreeOf(p) + degreeOf(q) > MAX_DEGREE)
    throw new Beyond(`a polynomial of degree ${String(degreeOf(p) + degreeOf(q))}`, true);
  const coefficients = Array.from({ length: p.length + q.length - 1 }, () => ZERO);
  p.forEach((a, i) => {
    if (isZero(a)) return;
    q.forEach((b, j) => {
      coefficients[i + j] = plus(coefficients[i + j] ?? ZERO, times(a, b));
    });
  });
  return trimmed(coefficients);
}

/** Returns p raised to an integer power ≥ 0. */
export function powerPolynomial(p: Polynomial, exponent: number): Polynomial {
  if (degreeOf(p) * exponent > MAX_DEGREE)
    throw new Beyond(`a polynomial of degree ${String(degreeOf(p) * exponent)}`, true);
  let result: Polynomial = [ONE];
  for (let i = 0; i < exponent; i++) result = product(result, p);
  return result;
}

/** Returns the quotient and remainder of p ÷ q, where q isn't 0. */
export function division(p: Polynomial, q: Polynomial): readonly [quotient: Polynomial, rest: Polynomial] {
  const factor = inverse(leadingOf(q));
  const quotient: Radical[] = [];
  let rest = p;
  for (let shift = p.length - q.length; shift >= 0; shift--) {
    const multiple = times(coefficientOf(rest, shift + degreeOf(q)), factor);
    quotient[shift] = multiple;
    rest = trimmed(rest.map((a, i) => minus(a, times(multiple, coefficientOf(q, i - shift)))));
  }
  return [trimmed(quotient), rest];
}

/** Returns the monic greatest common divisor. */
export function commonDivisor(p: Polynomial, q: Polynomial): Polynomial {
  let [a, b] = [p, q];
  while (b.length > 0) [a, b] = [b, division(a, b)[1]];
  return a.length === 0 ? a : scaled(a, inverse(leadingOf(a)));
}
