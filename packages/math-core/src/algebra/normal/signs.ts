import { compare, rational, sign } from '../../rational/rational.js';
import * as exact from '../../rational/rational.js';
import {
  constant,
  constantOf,
  contentOf,
  degreeIn,
  coefficientsIn,
  divideExactly,
  type Factor,
  factorise,
  isZero,
  letter,
  lettersOf,
  multiply,
  ONE,
  type Polynomial,
  polynomialRoot,
  power,
  primitivePart,
  scale,
} from '../polynomial/polynomial.js';
import { type Context, keyOfPolynomial, nameOf } from './context.js';
import { enclosedSign } from './enclose.js';
import { unsupportedExpression } from './refusal.js';
import { writtenPolynomial } from './written.js';

/** Returns whether a polynomial has no letters, only numbers and what is made of them. */
export function isNumber(context: Context, a: Polynomial): boolean {
  return lettersOf(a).every((name) => name === 'π' || isNumberAtom(context, name));
}

function isNumberAtom(context: Context, name: string): boolean {
  const atom = context.atoms.get(name);
  if (!atom) return false;
  if (atom.kind === 'root') return isNumber(context, atom.radicand);
  if (atom.kind !== 'exp') return isNumber(context, atom.inner);
  return isNumber(context, atom.exponent.numerator) && isNumber(context, atom.exponent.denominator);
}

/**
 * The sign of a number made of roots, logarithms and powers, by enclosing it.
 * Throws `MathError`: `unsupported` where it lies so near 0 that it stays open.
 */
export function signOfNumber(context: Context, a: Polynomial): -1 | 0 | 1 {
  const plain = constantOf(a);
  if (plain) return sign(plain);
  const found = enclosedSign(writtenPolynomial(context, a));
  if (found === undefined) throw unsupportedExpression('a number that is 0 or very close to 0');
  return found;
}

/** Returns the factors of a primitive polynomial: letters, atoms and the rest, which is only factored without atoms. */
export function factorsOf(a: Polynomial): readonly Factor[] {
  if (!lettersOf(a).some((name) => name.startsWith('#'))) return factorise(a).factors;
  const factors: Factor[] = [];
  let rest = a;
  for (const name of lettersOf(a)) {
    let exponent = 0;
    for (let next = divideExactly(rest, letter(name)); next; next = divideExactly(rest, letter(name))) {
      rest = next;
      exponent++;
    }
    if (exponent > 0) factors.push({ base: letter(name), exponent });
  }
  if (constantOf(rest)) return factors;
  if (!lettersOf(rest).some((name) => name.startsWith('#'))) return [...factors, ...factorise(rest).factors];
  const root = polynomialRoot(rest);
  return [...factors, root ? { base: root, exponent: 2 } : { base: rest, exponent: 1 }];
}

/** 1 or -1 where a polynomial is nowhere negative or nowhere positive, as far as that is known. */
export function knownSign(context: Context, a: Polynomial): 1 | -1 | undefined {
  const known = context.signs.get(keyOfPolynomial(a));
  if (known) return known;
  if (isNumber(context, a)) return signOfNumber(context, a) < 0 ? -1 : 1;
  return isSumOfSquares(context, a) || isQuadraticAbove(a) ? 1 : undefined;
}

/** Returns whether each term is positive: even powers, and powers of what is never negative. */
function isSumOfSquares(context: Context, { terms }: Polynomial): boolean {
  return terms.every(
    ({ coefficient, monomial }) =>
      sign(coefficient) > 0 &&
      monomial.powers.every(([name, exponent]) => exponent % 2 === 0 || isNeverNegative(context, name)),
  );
}

function isNeverNegative(context: Context, name: string): boolean {
  const atom = context.atoms.get(name);
  if (!atom) return name === 'π' || context.signs.get(keyOfPolynomial(letter(name))) === 1;
  if (atom.kind === 'root') return atom.index % 2 === 0 || knownSign(context, atom.radicand) === 1;
  if (atom.kind === 'ln') return isNumber(context, letter(name)) && signOfNumber(context, letter(name)) > 0;
  return true;
}

/** Returns whether a quadratic in one letter with a positive first coefficient has at most one zero. */
function isQuadraticAbove(a: Polynomial): boolean {
  const [name, other] = lettersOf(a);
  if (name === undefined || other !== undefined || degreeIn(a, name) !== 2) return false;
  const [c, b, top] = coefficientsIn(a, name).map(constantOf);
  if (!c || !b || !top || sign(top) < 0) return false;
  return compare(exact.multiply(b, b), exact.multiply(exact.multiply(top, c), rational(4n))) <= 0;
}

/** Returns whether a polynomial is nowhere 0 for certain. */
export function isNowhereZero(context: Context, a: Polynomial): boolean {
  if (isNumber(context, a)) return true;
  const [last] = a.terms.slice(-1);
  const hasConstant = last !== undefined && last.monomial.degree === 0 && sign(last.coefficient) > 0;
  if (hasConstant && isSumOfSquares(context, a)) return true;
  if (a.terms.length === 1) {
    const names = lettersOf(a).map((name) => context.atoms.get(name)?.kind);
    return names.every((kind) => kind === 'exp');
  }
  const [name, other] = lettersOf(a);
  if (name === undefined || other !== undefined || degreeIn(a, name) !== 2) return false;
  const [c, b, top] = coefficientsIn(a, name).map(constantOf);
  return (
    !!c &&
    !!b &&
    !!top &&
    compare(exact.multiply(b, b), exact.multiply(exact.multiply(top, c), rational(4n))) < 0
  );
}

/** |a| as a product: even powers and what has a known sign without bars. */
export function absoluteValue(context: Context, a: Polynomial): Polynomial {
  if (isZero(a)) return a;
  if (isNumber(context, a)) return signOfNumber(context, a) < 0 ? scale(a, rational(-1n)) : a;
  const content = contentOf(a);
  const size = content.numerator < 0n ? exact.negate(content) : content;
  return factorsOf(primitivePart(a)).reduce(
    (product, { base, exponent }) => multiply(product, sizeOfPower(context, base, exponent)),
    constant(size),
  );
}

function sizeOfPower(context: Context, base: Polynomial, exponent: number): Polynomial {
  if (exponent % 2 === 0) return power(base, exponent);
  const side = isAtomNeverNegative(context, base) ? 1 : knownSign(context, base);
  if (side) return scale(power(base, exponent), rational(BigInt(side)));
  const bars = letter(nameOf(context, { kind: 'abs', inner: base }));
  return multiply(exponent > 1 ? power(base, exponent - 1) : ONE, bars);
}

function isAtomNeverNegative(context: Context, base: Polynomial): boolean {
  const [name, other] = lettersOf(base);
  return (
    name !== undefined && other === undefined && base.terms.length === 1 && isNeverNegative(context, name)
  );
}

/** Notes that a polynomial is ≥ 0: of its factors with odd powers, if only the sign of one is open. */
export function learnNonnegative(context: Context, a: Polynomial): void {
  if (isZero(a) || isNumber(context, a)) return;
  let side: 1 | -1 = contentOf(a).numerator < 0n ? -1 : 1;
  const open: Polynomial[] = [];
  for (const { base, exponent } of factorsOf(primitivePart(a))) {
    const known = exponent % 2 === 0 || isAtomNeverNegative(context, base) ? 1 : knownSign(context, base);
    if (known === -1) side = side === 1 ? -1 : 1;
    if (known === undefined) open.push(base);
  }
  const [only, second] = open;
  if (!only || second) return;
  const key = keyOfPolynomial(only);
  if (context.signs.has(key)) return;
  context.signs.set(key, side);
  context.hasLearnt = true;
}
