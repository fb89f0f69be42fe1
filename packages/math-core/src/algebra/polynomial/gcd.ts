import { rational } from '../../rational/rational.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  isZero,
  lettersOf,
  multiply,
  ONE,
  type Polynomial,
  subtract,
  timesTerm,
  ZERO,
} from './arithmetic.js';
import { areCoprimeIn } from './coprime.js';
import { divideExactly, primitivePart } from './division.js';
import { commonMonomial, monomial } from './monomial.js';
import { bounded } from './work.js';

/** The work limit for one greatest common divisor. */
const LIMIT = 40_000;

/**
 * Returns the greatest common divisor with coprime integer coefficients and a positive leading one, or 0 for two zeros.
 * It uses primitive remainder sequences, letter by letter. Throws `MathError`: `too-large` if they need too much work.
 */
export function gcd(a: Polynomial, b: Polynomial): Polynomial {
  return bounded(LIMIT, () => commonDivisor(primitivePart(a), primitivePart(b)));
}

/** Returns the least common multiple with coprime integer coefficients. Throws `MathError`: `too-large`. */
export function lcm(a: Polynomial, b: Polynomial): Polynomial {
  if (isZero(a) || isZero(b)) return ZERO;
  return primitivePart(multiply(a, divideExactly(b, gcd(a, b)) ?? ONE));
}

/** Returns the greatest common divisor of primitive polynomials. */
function commonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  if (constantOf(a) ?? constantOf(b)) return ONE;
  if (a.terms.length === 1 || b.terms.length === 1) return commonPowers(a, b);
  const [small, large] = a.terms.length <= b.terms.length ? [a, b] : [b, a];
  if (divideExactly(large, small)) return small;
  const [lettersA, lettersB] = [lettersOf(a), lettersOf(b)];
  const lonely = lettersA.find((name) => !lettersB.includes(name));
  if (lonely !== undefined) return [...partsIn(a, lonely), b].reduce(commonDivisor, ZERO);
  const other = lettersB.find((name) => !lettersA.includes(name));
  if (other !== undefined) return [...partsIn(b, other), a].reduce(commonDivisor, ZERO);
  return byRemainders(a, b, mainLetter(a, b, lettersA));
}

/** Returns the product of the powers that divide every term of both polynomials. */
function commonPowers(a: Polynomial, b: Polynomial): Polynomial {
  const [first, ...rest] = [...a.terms, ...b.terms].map((term) => term.monomial);
  const shared = rest.reduce(commonMonomial, first ?? monomial([]));
  return { terms: [{ coefficient: rational(1n), monomial: shared }] };
}

/** Returns the letter of lowest degree, which has the shortest remainder sequence. */
function mainLetter(a: Polynomial, b: Polynomial, letters: readonly string[]): string {
  const degree = (name: string): number => Math.min(degreeIn(a, name), degreeIn(b, name));
  return letters.reduce((best, name) => (degree(name) < degree(best) ? name : best));
}

function byRemainders(a: Polynomial, b: Polynomial, letter: string): Polynomial {
  const contents = [contentIn(a, letter), contentIn(b, letter)] as const;
  const without = (whole: Polynomial, part: Polynomial) => primitivePart(divideExactly(whole, part) ?? whole);
  let [high, low] = [without(a, contents[0]), without(b, contents[1])];
  if (areCoprimeIn(high, low, letter)) return commonDivisor(...contents);
  if (degreeIn(high, letter) < degreeIn(low, letter)) [high, low] = [low, high];
  while (!isZero(low)) {
    if (degreeIn(low, letter) === 0) return commonDivisor(...contents);
    [high, low] = [low, primitiveIn(pseudoRemainder(high, low, letter), letter)];
  }
  return primitivePart(multiply(high, commonDivisor(...contents)));
}

/** Returns the greatest common divisor of the coefficients by powers of a letter. */
export function contentIn(a: Polynomial, letter: string): Polynomial {
  return partsIn(a, letter)
    .sort((p, q) => p.terms.length - q.terms.length)
    .reduce(commonDivisor, ZERO);
}

/** Returns the primitive parts of the coefficients by powers of a letter. */
function partsIn(a: Polynomial, letter: string): Polynomial[] {
  return coefficientsIn(a, letter)
    .filter((part) => !isZero(part))
    .map(primitivePart);
}

function primitiveIn(a: Polynomial, letter: string): Polynomial {
  if (isZero(a)) return a;
  return primitivePart(divideExactly(a, contentIn(a, letter)) ?? a);
}

/** Returns the pseudo-remainder: the remainder of a multiple of `a` divided by `b`, without fractions. */
function pseudoRemainder(a: Polynomial, b: Polynomial, letter: string): Polynomial {
  const [degree, leading] = [degreeIn(b, letter), coefficientsIn(b, letter).at(-1) ?? ONE];
  let rest = a;
  while (!isZero(rest) && degreeIn(rest, letter) >= degree) {
    const up = degreeIn(rest, letter) - degree;
    const top = coefficientsIn(rest, letter).at(-1) ?? ZERO;
    const by = timesTerm(top, { coefficient: rational(1n), monomial: monomial(up ? [[letter, up]] : []) });
    rest = primitivePart(subtract(multiply(rest, leading), multiply(b, by)));
  }
  return rest;
}
