import { quotient, type Rational, reduce } from '../../rational/rational.js';
import { coefficientsIn, constantOf, type Polynomial } from './arithmetic.js';
import { primitivePart } from './division.js';
import { divisors } from './whole-divisors.js';
import { spend } from './work.js';

/** The most candidates that are tried. */
const MOST = 4000;

/** A rational root of a polynomial in one letter, the simplest first; undefined where there is none. */
export function rationalRoot(a: Polynomial, letter: string): Rational | undefined {
  const coefficients = wholeCoefficients(a, letter);
  const lowest = coefficients.find((coefficient) => coefficient !== 0n);
  if (coefficients[0] === 0n) return quotient(0n, 1n);
  const candidates = divisors(coefficients.at(-1) ?? 1n).flatMap((q) =>
    divisors(lowest ?? 1n).map((p) => ({ p, q })),
  );
  candidates.sort((r, s) => Number(r.q - s.q || r.p - s.p));
  for (const { p, q } of candidates.slice(0, MOST)) {
    spend(coefficients.length / 4);
    for (const top of [p, -p])
      if (valueTimesPower(coefficients, top, q) === 0n) return reduce(quotient(top, q));
  }
  return undefined;
}

/** The whole coefficients of the primitive polynomial by the powers of its only letter. */
export function wholeCoefficients(a: Polynomial, letter: string): readonly bigint[] {
  return coefficientsIn(primitivePart(a), letter).map((part) => constantOf(part)?.numerator ?? 0n);
}

/** q^n times the value at p ÷ q. */
function valueTimesPower(coefficients: readonly bigint[], p: bigint, q: bigint): bigint {
  let [value, power] = [0n, 1n];
  for (const coefficient of [...coefficients].reverse()) {
    value = value * p + coefficient * power;
    power *= q;
  }
  return value;
}
