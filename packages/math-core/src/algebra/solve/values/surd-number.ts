import { greatestCommonDivisor } from '../../../rational/integer.js';
import { type Rational, rational } from '../../../rational/rational.js';
import { wholeSquareRoot } from '../../../real/square-root.js';
import type { Expression } from '../../../steps/expression.js';
import { lowestTerms, type Surd, surdExpression } from '../../../quadratic/surd.js';
import {
  coefficientsIn,
  constant,
  constantOf,
  type Polynomial,
  scale,
  add,
  letter,
  ZERO,
} from '../../polynomial/polynomial.js';
import { floor } from '../../real-set/point/algebraic-number.js';
import { rootsOf } from './quotient.js';

/** Returns a rational number as a surd. */
export function surdOf({ numerator, denominator }: Rational): Surd {
  return surd(numerator, 0n, 1n, denominator);
}

/** Returns (whole + factor √radicand) ÷ divisor in lowest terms. The radicand is square-free. */
export function surd(whole: bigint, factor: bigint, radicand: bigint, divisor: bigint): Surd {
  const by = divisor < 0n ? -1n : 1n;
  const isRational = factor === 0n || radicand === 1n;
  return lowestTerms({
    whole: by * (radicand === 1n ? whole + factor : whole),
    factor: isRational ? 0n : by * factor,
    radicand: isRational ? 1n : radicand,
    divisor: by * divisor,
  });
}

/** Reads a polynomial as a number. Returns undefined if it contains letters or two different roots. */
export function surdOfPolynomial(polynomial: Polynomial): Surd | undefined {
  const [root, ...others] = rootsOf(polynomial);
  if (others.length > 0) return undefined;
  const value = constantOf(polynomial);
  if (value) return surdOf(value);
  if (root === undefined) return undefined;
  const [rest = ZERO, part = ZERO] = coefficientsIn(polynomial, root);
  const [a, b] = [constantOf(rest), constantOf(part)];
  if (!a || !b) return undefined;
  return surd(
    a.numerator * b.denominator,
    b.numerator * a.denominator,
    BigInt(root.slice(1)),
    a.denominator * b.denominator,
  );
}

/** Returns a surd as a polynomial in its root. */
export function polynomialOfSurd({ whole, factor, radicand, divisor }: Surd): Polynomial {
  const part = factor === 0n ? ZERO : scale(letter(`√${radicand.toString()}`), rational(factor, divisor));
  return add(constant(rational(whole, divisor)), part);
}

/** Writes a surd. */
export function surdText(value: Surd): Expression {
  return surdExpression(value);
}

/** Writes one value, or several as a list. */
export function surdList(values: readonly Surd[]): Expression {
  const [first = '0', ...rest] = values.map(surdText);
  return rest.length === 0 ? first : [',', first, ...rest];
}

/** Returns the sign of whole + factor √radicand. */
export function signOf({ whole, factor, radicand }: Pick<Surd, 'whole' | 'factor' | 'radicand'>): -1 | 0 | 1 {
  return signOfSum(signOfWhole(whole), signOfWhole(factor), whole * whole - factor * factor * radicand);
}

/** Returns the sign of u + v from the signs of u, v and u² − v². */
function signOfSum(u: -1 | 0 | 1, v: -1 | 0 | 1, difference: bigint): -1 | 0 | 1 {
  if (u === v || v === 0) return u;
  if (u === 0) return v;
  return difference === 0n ? 0 : difference > 0n ? u : v;
}

function signOfWhole(n: bigint): -1 | 0 | 1 {
  return n === 0n ? 0 : n < 0n ? -1 : 1;
}

/** Returns −1, 0 or 1 if `a` is less than, equal to or greater than `b`, from the sign of A + B√c − D√e. */
export function compareSurds(a: Surd, b: Surd): -1 | 0 | 1 {
  const whole = a.whole * b.divisor - b.whole * a.divisor;
  const [factor, other] = [a.factor * b.divisor, -b.factor * a.divisor];
  if (a.radicand === b.radicand) return signOf({ whole, factor: factor + other, radicand: a.radicand });
  const u = signOf({ whole, factor, radicand: a.radicand });
  const v = signOfWhole(other);
  if (u === v || v === 0) return u;
  if (u === 0) return v;
  // Compute (A + B√c)² − D² e.
  const square = {
    whole: whole * whole + factor * factor * a.radicand - other * other * b.radicand,
    factor: 2n * whole * factor,
    radicand: a.radicand,
  };
  const difference = signOf(square);
  return difference === 0 ? 0 : difference > 0 ? u : v;
}

/**
 * Returns the simplest rational number between two numbers that bisection finds. With one bound, it returns a
 * number beyond it. Without bounds, it returns 0.
 */
export function rationalBetween(low: Surd | undefined, high: Surd | undefined): Rational {
  if (!low || !high) {
    const end = low ?? high;
    if (!end) return rational(0n);
    const floor = floorOf(end, 1n);
    return rational(low ? floor + 1n : compareSurds(surdOf(rational(floor)), end) < 0 ? floor : floor - 1n);
  }
  for (let parts = 1n; ; parts *= 2n) {
    const numerator = floorOf(low, parts) + 1n;
    const candidate = rational(numerator, parts);
    if (compareSurds(surdOf(candidate), high) < 0) return nearZero(candidate, high, parts);
  }
}

/** Returns 0 instead of the candidate if 0 also lies between the bounds. */
function nearZero(candidate: Rational, high: Surd, parts: bigint): Rational {
  const isBelow = candidate.numerator < 0n && signOf(high) > 0;
  const divisor = greatestCommonDivisor(candidate.numerator, parts) || 1n;
  return isBelow ? rational(0n) : rational(candidate.numerator / divisor, parts / divisor);
}

/** Returns the floor of value × parts. */
function floorOf({ whole, factor, radicand, divisor }: Surd, parts: bigint): bigint {
  const square = factor * factor * radicand * parts * parts;
  const root = wholeSquareRoot(square);
  const isExact = root * root === square;
  const part = factor >= 0n ? root : -root - (isExact ? 0n : 1n);
  return floor(rational(whole * parts + part, divisor));
}
