import { constantValue } from '../../../expression/constant.js';
import { numberText } from '../../../expression/number-text.js';
import { isSame, operandsOf } from '../../../expression/rewrite.js';
import { isSum, opposite, sumOf, type Term, termsOf } from '../../../expression/terms.js';
import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';

/** Writes a + b as one sum without zeros, a positive term first. */
export function plus(a: Expression, b: Expression): Expression {
  return positiveFirst([...termsOf(a), ...termsOf(b)].filter(({ body }) => body !== '0'));
}

/** Writes −a by changing the sign of each term, a positive term first. */
export function negative(a: Expression): Expression {
  return positiveFirst(termsOf(a).map(opposite));
}

function positiveFirst(terms: readonly Term[]): Expression {
  const first = terms.findIndex(({ isNegative }) => !isNegative);
  const lead = terms[first];
  return sumOf(lead ? [lead, ...terms.filter((_, i) => i !== first)] : terms);
}

/** Writes a − b. */
export function minus(a: Expression, b: Expression): Expression {
  return plus(a, sumOf(termsOf(b).map(opposite)));
}

/** Writes a product with its number first and at most one fraction. */
export function product(a: Expression, b: Expression): Expression {
  const [over1, under1] = parts(a);
  const [over2, under2] = parts(b);
  if (under1 !== '1' && isSame(under1, b)) return over1;
  if (under2 !== '1' && isSame(under2, a)) return over2;
  return fraction(factorsProduct([over1, over2]), factorsProduct([under1, under2]));
}

/** Writes a quotient as one fraction. */
export function quotient(a: Expression, b: Expression): Expression {
  const [over1, under1] = parts(a);
  const [over2, under2] = parts(b);
  return fraction(factorsProduct([over1, under2]), factorsProduct([under1, over2]));
}

/** Raises each factor to an integer power. */
export function powered(a: Expression, exponent: number): Expression {
  const value = constantValue(a);
  if (value) return numberText(exact.power(value, exponent));
  const [over, under] = parts(a);
  if (under !== '1') return fraction(powered(over, exponent), powered(under, exponent));
  if (a[0] === '×' && typeof a !== 'string')
    return factorsProduct(operandsOf(a).map((factor) => powered(factor, exponent)));
  if (a[0] === '√' && exponent === 2 && typeof a !== 'string') return a[1] ?? '0';
  return ['^', a, String(exponent)];
}

/** Returns the numerator and denominator. An amount that isn't a fraction has the denominator 1. */
function parts(a: Expression): readonly [Expression, Expression] {
  if (typeof a !== 'string' && (a[0] === '/' || a[0] === '÷')) return [a[1] ?? '1', a[2] ?? '1'];
  return [a, '1'];
}

function fraction(over: Expression, under: Expression): Expression {
  const [n, d] = [constantValue(over), constantValue(under)];
  if (d && n) return numberText(exact.divide(n, d));
  if (d && exact.compare(d, rational(1n)) === 0) return over;
  if (d && exact.sign(d) < 0) return fraction(negative(over), negative(under));
  return ['/', over, under];
}

function factorsProduct(factors: readonly Expression[]): Expression {
  const flat = factors.flatMap((factor) =>
    factor[0] === '×' && typeof factor !== 'string' ? operandsOf(factor) : [factor],
  );
  const numbers = flat.map(constantValue);
  const number = numbers.reduce<exact.Rational>((a, b) => (b ? exact.multiply(a, b) : a), rational(1n));
  const rest = flat.filter((_, i) => !numbers[i]).sort((a, b) => rank(a) - rank(b));
  const reduced = exact.reduce(number);
  const isOne = exact.compare(reduced, rational(1n)) === 0;
  const all = isOne && rest.length > 0 ? rest : [numberText(reduced), ...rest];
  const [first = '1', ...others] = all;
  if (exact.compare(reduced, rational(-1n)) === 0 && rest.length > 0) return negative(factorsProduct(rest));
  return others.length === 0 ? first : ['×', first, ...others];
}

/** Ranks the factors of a product: π first, then letters, then sums, then logarithms. */
function rank(factor: Expression): number {
  if (factor[0] === 'ln' && typeof factor !== 'string') return 3;
  return factor === 'π' ? 0 : isSum(factor) ? 2 : 1;
}
