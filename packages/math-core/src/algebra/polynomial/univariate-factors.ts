import { rational } from '../../rational/rational.js';
import {
  coefficientsIn,
  constant,
  constantOf,
  degreeIn,
  fromCoefficients,
  type Polynomial,
  substitute,
} from './arithmetic.js';
import { divideExactly, primitivePart } from './division.js';
import { interpolatedFactor } from './interpolated-factor.js';
import { monomial } from './monomial.js';
import { splitQuadratic } from './quadratic-factors.js';
import { rationalRoot } from './rational-root.js';

/**
 * Splits a square-free primitive polynomial in one letter into two factors: by a rational root, by its discriminant, by
 * the power that all exponents share, or by a factor up to degree 4 from its values (Kronecker's method). Returns
 * undefined if none are found.
 */
export function splitUnivariate(a: Polynomial, letter: string): readonly Polynomial[] | undefined {
  const degree = degreeIn(a, letter);
  const root = rationalRoot(a, letter);
  if (root) {
    const { numerator, denominator } = root;
    return pair(a, fromCoefficients([constant(-numerator), constant(denominator)], letter));
  }
  if (degree < 4) return undefined; // A polynomial of degree 3 or less without a rational root is irreducible.
  const shared = splitInPower(a, letter);
  if (shared) return shared;
  const factor = interpolatedFactor(a, letter);
  return factor && pair(a, factor);
}

/** Splits a polynomial such as x⁴ + x² − 2 as a polynomial in x². */
function splitInPower(a: Polynomial, letter: string): readonly Polynomial[] | undefined {
  const coefficients = coefficientsIn(a, letter);
  for (let step = coefficients.length >> 1; step > 1; step--) {
    if (coefficients.some((part, i) => i % step !== 0 && part.terms.length > 0)) continue;
    const inner = primitivePart(
      fromCoefficients(
        coefficients.filter((_, i) => i % step === 0),
        letter,
      ),
    );
    const parts =
      degreeIn(inner, letter) === 2 ? splitQuadratic(inner, letter) : splitUnivariate(inner, letter);
    const power = { terms: [{ coefficient: rational(1n), monomial: monomial([[letter, step]]) }] };
    if (parts) return parts.map((part) => substitute(part, letter, power));
  }
  return undefined;
}

function pair(a: Polynomial, factor: Polynomial): readonly Polynomial[] | undefined {
  const other = divideExactly(a, factor);
  return other && !constantOf(factor) && !constantOf(other) ? [factor, other] : undefined;
}
