import type { MathError } from '../../result/math-error.js';
import {
  contentOf,
  isZero,
  lettersOf,
  multiply,
  negate,
  type Polynomial,
  primitivePart,
} from '../polynomial/polynomial.js';
import { type Context, type Fraction, keyOfPolynomial, type Requirement } from './context.js';
import { divisionByZero, undefinedValue } from './refusal.js';
import { factorsOf, isNowhereZero, isNumber, knownSign, learnNonnegative, signOfNumber } from './signs.js';

/** Records that a divisor isn't 0. Throws `MathError`: `division-by-zero` if it is 0. */
export function requireNonzero(context: Context, { numerator }: Fraction): void {
  if (isZero(numerator)) throw divisionByZero();
  if (isNumber(context, numerator)) {
    if (!isOfRoots(context, numerator) && signOfNumber(context, numerator) === 0) throw divisionByZero();
    return;
  }
  for (const { base } of factorsOf(primitivePart(numerator))) {
    const inner = innerOf(context, base);
    if (inner) requireNonzero(context, { numerator: inner, denominator: inner });
    else if (!isNowhereZero(context, base)) note(context, { relation: '≠', polynomial: base });
  }
}

/** Returns a polynomial that is 0 exactly where a root or an absolute value is 0. */
function innerOf(context: Context, base: Polynomial): Polynomial | undefined {
  const [name = ''] = lettersOf(base);
  const atom = base.terms.length === 1 ? context.atoms.get(name) : undefined;
  if (atom?.kind === 'root') return atom.radicand;
  return atom?.kind === 'abs' ? atom.inner : undefined;
}

/** Returns whether a number consists only of roots of primes, so it is 0 only if it is written as 0. */
function isOfRoots(context: Context, a: Polynomial): boolean {
  return lettersOf(a).every((name) => {
    const atom = context.atoms.get(name);
    return atom?.kind === 'root' && atom.prime;
  });
}

/** Records that a value is ≥ 0 or > 0. Throws the error of `refuse`, which has the code `out-of-range`, if it provably isn't. */
export function requireSign(
  context: Context,
  a: Fraction,
  relation: '≥' | '>',
  refuse: () => MathError = undefinedValue,
): void {
  const product = multiply(a.numerator, a.denominator);
  if (isNumber(context, product)) {
    const side = isZero(product) ? 0 : signOfNumber(context, product);
    if (side < 0 || (side === 0 && relation === '>')) throw refuse();
    return;
  }
  const primitive = primitivePart(product);
  const signed = contentOf(product).numerator < 0n ? negate(primitive) : primitive;
  // Facts that follow from this condition don't make it redundant.
  const isSure =
    contentOf(product).numerator > 0n && knownSign({ ...context, signs: new Map() }, primitive) === 1;
  if (!isSure) note(context, { relation, polynomial: signed });
  else if (relation === '>') requireNonzero(context, { numerator: primitive, denominator: primitive });
  learnNonnegative(context, product);
}

function note(context: Context, requirement: Requirement): void {
  context.requirements.set(`${requirement.relation} ${keyOfPolynomial(requirement.polynomial)}`, requirement);
}
