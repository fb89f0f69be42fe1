import * as exact from '../../rational/rational.js';
import type { Rational } from '../../rational/rational.js';
import { numberText } from '../../expression/number-text.js';
import { sumOf, type Term as Signed } from '../../expression/terms.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { product } from '../../algebra/operations/tree.js';
import { exponentOf, numberOf, type Power, type Sum, type Term, wholeExponent } from './sum.js';

/** Writes a sum the way an answer is written: descending powers, positive terms first, and no negative powers. */
export function written(sum: Sum): Expression {
  return sumOf(inOrder(sum).map(writtenTerm));
}

/** Sorts polynomials by their degree, and begins other sums with a positive term. */
function inOrder(sum: Sum): Sum {
  const degrees = new Map(sum.map((term) => [term, degreeOf(term)] as const));
  const isPolynomial = sum.every((term) => degrees.get(term) !== undefined);
  const sorted = isPolynomial
    ? [...sum].sort((a, b) => (degrees.get(b) ?? 0) - (degrees.get(a) ?? 0))
    : [...sum];
  const isNegative = ({ coefficient }: Term): boolean => exact.sign(coefficient) < 0;
  const [first] = sorted;
  if (!first || !isNegative(first) || (isPolynomial && sorted.length > 2)) return sorted;
  return [...sorted.filter((term) => !isNegative(term)), ...sorted.filter(isNegative)];
}

/** Returns the degree of a product of powers of letters, or undefined for another term. */
export function degreeOf({ powers }: Term): number | undefined {
  let degree = 0;
  for (const power of powers) {
    const exponent = wholeExponent(power);
    if (typeof power.base !== 'string' || /^[eπ]$/.test(power.base) || exponent === undefined || exponent < 0)
      return undefined;
    degree += exponent;
  }
  return degree;
}

/** Writes a term as a product, or as a fraction if it has powers with negative exponents. */
function writtenTerm({ coefficient, powers }: Term): Signed {
  const isNegative = exact.sign(coefficient) < 0;
  const { numerator, denominator } = isNegative ? exact.negate(coefficient) : coefficient;
  const sorted = [...powers].sort((a, b) => rankOf(a) - rankOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
  const below = sorted.filter(isBelow);
  const above = sorted.filter((power) => !isBelow(power)).map(writtenPower);
  const isShort = denominator > 1n && below.length === 0 && sorted.every(isPlain) && above.length > 0;
  if (isShort) return { isNegative, body: product([numberText({ numerator, denominator }), ...above]) };
  if (above.length === 0 && below.length === 0)
    return { isNegative, body: numberText({ numerator, denominator }) };
  const top = product([numerator.toString(), ...above]);
  const bottom = product([denominator.toString(), ...below.map(turned).map(writtenPower)]);
  return { isNegative, body: bottom === '1' ? top : ['/', top, bottom] };
}

/** Returns whether a power is one of a letter, so that a fraction before it is clear. */
function isPlain(power: Power): boolean {
  return (
    typeof power.base === 'string' && /^[a-zπ]\d*$/i.test(power.base) && wholeExponent(power) !== undefined
  );
}

/** Returns whether a power belongs in the denominator. */
function isBelow({ exponent }: Power): boolean {
  return exponent.length > 0 && exponent.every(({ coefficient }) => exact.sign(coefficient) < 0);
}

function turned(power: Power): Power {
  const exponent = power.exponent.map(({ coefficient, powers }) => ({
    coefficient: exact.negate(coefficient),
    powers,
  }));
  return { ...power, exponent };
}

function writtenPower(power: Power): Expression {
  const { base } = power;
  const exponent = exponentOf(power);
  if (!exponent) return ['^', base, written(power.exponent)];
  if (exponent.denominator === 1n)
    return exponent.numerator === 1n ? base : ['^', base, String(exponent.numerator)];
  if (exponent.denominator === 2n && exponent.numerator === 1n) return ['√', base];
  return ['^', base, fractionText(exponent)];
}

function fractionText({ numerator, denominator }: Rational): string {
  return `${numerator.toString()}/${denominator.toString()}`;
}

/** Returns the place of a factor in a product: numbers, letters, exponentials, sums, roots, absolute values, other functions. */
function rankOf(power: Power): number {
  const { base, inner } = power;
  const isRoot = exponentOf(power)?.denominator !== 1n && numberOf(power.exponent) !== undefined;
  if (isRoot) return isNumberText(base) ? 1 : 5;
  if (base === 'e' || isNumberText(base) || numberOf(power.exponent) === undefined) return 3;
  if (typeof base === 'string') return base === 'π' ? 0 : 2;
  if (inner) return 4;
  if (base[0] === 'abs') return 6;
  return base[0] === 'ln' ? 7 : 8;
}

const nameOf = ({ base }: Power): string => (typeof base === 'string' ? base : '');
