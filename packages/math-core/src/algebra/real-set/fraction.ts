import { greatestCommonDivisor } from '../../rational/integer.js';
import type { Cells } from './cells.js';
import { add, constant, type Element, plain, plainOf, scale, type Tower } from './element.js';
import { productSign } from './element-sign.js';
import type { Sign } from './polynomial-sign.js';
import * as univariate from './univariate.js';

/**
 * A quotient of elements. Its denominator isn't 0 where the quotient has a value. Elsewhere, the quotient is
 * meaningless.
 */
export interface Fraction {
  readonly numerator: Element;
  readonly denominator: Element;
}

/** Returns an integer divided by a nonzero integer. */
export function fractionOf(numerator: bigint, denominator = 1n): Fraction {
  return lowered(constant(numerator), constant(denominator));
}

/** Reduces a quotient by common integers, and by common factors if it has no roots. */
export function lowered(numerator: Element, denominator: Element): Fraction {
  const [p, q] = [plainOf(numerator), plainOf(denominator)];
  if (p && q) {
    const common = univariate.commonDivisor(p, q);
    if (univariate.degree(common) > 0) return lowered(plain(exactly(p, common)), plain(exactly(q, common)));
  }
  const divisor = greatestCommonDivisor(content(numerator), content(denominator));
  if (divisor <= 1n) return { numerator, denominator };
  return { numerator: divided(numerator, divisor), denominator: divided(denominator, divisor) };
}

/** Returns p ÷ q for a primitive q that divides p. */
function exactly(p: univariate.Univariate, q: univariate.Univariate): univariate.Univariate {
  return univariate.quotient(p, q) ?? p;
}

function content(a: Element): bigint {
  return [...a.values()].reduce((divisor, p) => greatestCommonDivisor(divisor, univariate.content(p)), 0n);
}

function divided(a: Element, divisor: bigint): Element {
  return new Map([...a].map(([key, p]) => [key, p.map((x) => x / divisor)]));
}

/** Returns f + g. */
export function sum(f: Fraction, g: Fraction, tower: Tower): Fraction {
  const [p, q] = [tower.multiply(f.numerator, g.denominator), tower.multiply(g.numerator, f.denominator)];
  return lowered(add(p, q), tower.multiply(f.denominator, g.denominator));
}

/** Returns f × factor. */
export function times(f: Fraction, factor: bigint): Fraction {
  return { numerator: scale(f.numerator, factor), denominator: f.denominator };
}

/** Returns f × g. */
export function product(f: Fraction, g: Fraction, tower: Tower): Fraction {
  const numerator = tower.multiply(f.numerator, g.numerator);
  return lowered(numerator, tower.multiply(f.denominator, g.denominator));
}

/** Returns 1 ÷ f. */
export function reciprocal({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator, denominator: numerator };
}

/** Raises f to an integer power ≥ 0. */
export function power(f: Fraction, exponent: number, tower: Tower): Fraction {
  return lowered(tower.power(f.numerator, exponent), tower.power(f.denominator, exponent));
}

/** Returns the sign of a fraction along the line. */
export function fractionSign({ numerator, denominator }: Fraction, tower: Tower): Cells<Sign> {
  return productSign(numerator, denominator, tower);
}
