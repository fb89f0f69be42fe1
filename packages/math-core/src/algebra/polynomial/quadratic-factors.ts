import { rational } from '../../rational/rational.js';
import {
  add,
  coefficientsIn,
  constantOf,
  fromCoefficients,
  multiply,
  type Polynomial,
  scale,
  subtract,
  ZERO,
} from './arithmetic.js';
import { divideExactly } from './division.js';
import { gcd } from './gcd.js';
import { polynomialRoot } from './polynomial-root.js';

/** Factors a polynomial of degree 2 in a letter if its discriminant is a square. Returns undefined otherwise. */
export function splitQuadratic(a: Polynomial, letter: string): readonly Polynomial[] | undefined {
  const [c = ZERO, b = ZERO, top = ZERO] = coefficientsIn(a, letter);
  const discriminant = subtract(multiply(b, b), scale(multiply(top, c), rational(4n)));
  const root = polynomialRoot(discriminant);
  if (!root) return undefined;
  // a = top (letter − r₁)(letter − r₂) with 2 top r = −b ± root
  const factor = gcd(a, fromCoefficients([add(b, root), scale(top, rational(2n))], letter));
  const other = divideExactly(a, factor);
  return other && !constantOf(factor) && !constantOf(other) ? [factor, other] : undefined;
}
