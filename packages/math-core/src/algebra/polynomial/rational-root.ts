import { quotient, type Rational, reduce } from '../../rational/rational.js';
import { coefficientsIn, constantOf, type Polynomial } from './arithmetic.js';
import { primitivePart } from './division.js';
import { divisors } from './whole-divisors.js';
import { spend } from './work.js';

/** The maximum number of candidates. */
const MOST = 4000;

/** Returns a rational root of a polynomial in one letter, the simplest first. Returns undefined if there is none. */
export function rationalRoot(a: Polynomial, letter: string): Rational | undefined {
  const coefficients = wholeCoefficients(a, letter);
  if (coefficients[0] === 0n) return quotient(0n, 1n);
  const [atOne, atMinusOne] = [valueTimesPower(coefficients, 1n, 1n), valueTimesPower(coefficients, -1n, 1n)];
  for (const { top, q } of candidates(coefficients)) {
    // If qx − p divides the polynomial, its values at 1 and −1 divide those of the polynomial.
    if (!divides(q - top, atOne) || !divides(q + top, atMinusOne)) continue;
    spend(coefficients.length / 2);
    if (valueTimesPower(coefficients, top, q) === 0n) return reduce(quotient(top, q));
  }
  return undefined;
}

/**
 * Yields the divisors of the lowest coefficient over those of the leading one, with both signs, smallest denominators
 * first.
 */
function* candidates(
  coefficients: readonly bigint[],
): Generator<{ readonly top: bigint; readonly q: bigint }> {
  const [over, under] = [divisors(coefficients[0] ?? 1n), divisors(coefficients.at(-1) ?? 1n)];
  let tried = 0;
  for (const q of under)
    for (const p of over) {
      if (++tried > MOST) return;
      spend(1 / 4);
      yield { top: p, q };
      yield { top: -p, q };
    }
}

function divides(divisor: bigint, value: bigint): boolean {
  return divisor === 0n ? value === 0n : value % divisor === 0n;
}

/** Returns the integer coefficients of the primitive polynomial by powers of its only letter. */
export function wholeCoefficients(a: Polynomial, letter: string): readonly bigint[] {
  return coefficientsIn(primitivePart(a), letter).map((part) => constantOf(part)?.numerator ?? 0n);
}

/** Returns q^n times the value at p ÷ q. */
function valueTimesPower(coefficients: readonly bigint[], p: bigint, q: bigint): bigint {
  let [value, power] = [0n, 1n];
  for (const coefficient of [...coefficients].reverse()) {
    value = value * p + coefficient * power;
    power *= q;
  }
  return value;
}
