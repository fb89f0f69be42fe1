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

/** Returns whether a polynomial contains no letters, only numbers and atoms made of numbers. */
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
 * Returns the sign of a number made of roots, logarithms and powers by enclosing it.
 * Throws `MathError`: `unsupported` if it is too close to 0 to decide.
 */
export function signOfNumber(context: Context, a: Polynomial): -1 | 0 | 1 {
  const plain = constantOf(a);
  if (plain) return sign(plain);
  const found = enclosedSign(writtenPolynomial(context, a));
  if (found === undefined) throw unsupportedExpression('a number that is 0 or very close to 0');
  return found;
}

/**
 * Returns the factors of a primitive polynomial: letters, atoms and the rest, which is factored only if it has no
 * atoms.
 */
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

/** Returns 1 or −1 if a polynomial is known to be never negative or never positive. */
export function knownSign(context: Context, a: Polynomial): 1 | -1 | undefined {
  const known = context.signs.get(keyOfPolynomial(a));
  if (known) return known;
  if (isNumber(context, a)) return signOfNumber(context, a) < 0 ? -1 : 1;
  return isSumOfSquares(context, a) || isQuadraticAbove(a) ? 1 : undefined;
}

/** Returns whether every term is nonnegative: even powers, and powers of expressions that are never negative. */
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

/** Returns whether a quadratic in one letter with a positive leading coefficient has at most one zero. */
function isQuadraticAbove(a: Polynomial): boolean {
  const [name, other] = lettersOf(a);
  if (name === undefined || other !== undefined || degreeIn(a, name) !== 2) return false;
  const [c, b, top] = coefficientsIn(a, name).map(constantOf);
  if (!c || !b || !top || sign(top) < 0) return false;
  return compare(exact.multiply(b, b), exact.multiply(exact.multiply(top, c), rational(4n))) <= 0;
}

/** Returns whether a polynomial is provably never 0. */
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

/** Returns |a| as a product, without bars around even powers and factors whose sign is known. */
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

/** Records that a polynomial is ≥ 0, and the sign of its odd-power factor if only one of them is unknown. */
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
