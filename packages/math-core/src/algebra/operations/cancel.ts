import { greatestCommonDivisor } from '../../rational/integer.js';
import { rational } from '../../rational/rational.js';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import {
  contentOf,
  divideExactly,
  isZero,
  type Polynomial,
  polynomialExpression,
  scale,
} from '../polynomial/polynomial.js';
import {
  type Factors,
  factorsOfWhole,
  joinFactors,
  productOfFactors,
  writtenFactors,
} from './line-factors.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { factorLines, haveSameFactors } from './factor-fraction.js';
import { quotient, signed, withSign } from './tree.js';
import { formOf, polynomialOf } from './worked.js';
import { say } from '../texts/operation-steps.js';

/**
 * Cancels the common factors of a fraction after factoring its numerator and denominator.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`).
 * @example cancel('(x² - 9)/(x - 3)') // result reads "x + 3" and excluded.0 is "3"
 */
export function cancel(expression: string | Expression): Result<Operated> {
  return operated(expression, cancelled);
}

/** Returns the lines from a fraction to one in lowest terms. */
export function cancelled(expression: Expression): Rewriting {
  const rewriting = new Rewriting(expression);
  const { isNegative, body } = signed(rewriting.result);
  if (typeof body === 'string' || (body[0] !== '/' && body[0] !== '÷')) return rewriting;
  const [, above = '0', below = '1'] = body;
  const [top, bottom] = [polynomialOf(above), polynomialOf(below)];
  if (!top || !bottom || isZero(top)) {
    const form = formOf(rewriting.result);
    return rewriting.write(form.expression, 'algebra.simplify');
  }
  const around = (whole: Expression): Expression => withSign({ isNegative, body: whole });
  const [over, under] = wholeParts(top, bottom);
  const d = factorsOfWhole(under);
  const isWhole = [top, bottom].every((part) => contentOf(part).denominator === 1n);
  if (isWhole && !hasFactor(over, d)) return rewriting;
  const n = factorsOfWhole(over);
  const common = commonFactors(n, d);
  const isPlain = common.number === 1n && common.bases.length === 0;
  if (isPlain) {
    return isWhole ? rewriting : rewriting.write(around(signedQuotient(n, d)), 'algebra.whole-coefficients');
  }
  const isMonomial = top.terms.length === 1 && bottom.terms.length === 1;
  if (isMonomial) {
    const whole = around(quotient(polynomialExpression(over), polynomialExpression(under)));
    if (isWhole) rewriting.write(whole, 'algebra.work-out-terms:both');
  } else {
    if (isWhole) for (const { after, law } of factorLines(above, below)) rewriting.write(around(after), law);
    const factoredLine = quotient(writtenFactors(n), writtenFactors(d));
    if (!isWhole || !haveSameFactors(signed(rewriting.result).body, factoredLine))
      rewriting.write(around(factoredLine), 'algebra.factor-fraction');
  }
  const canceled = { n: writtenFactors(common) };
  const law = say(common.bases.length > 0 ? 'algebra.cancel:letters' : 'algebra.cancel', canceled);
  const [over1, under1] = [without(n, common), without(d, common)];
  rewriting.write(around(signedQuotient(over1, under1, isMonomial ? shortest : writtenFactors)), law);
  const number = String(under1.number < 0n ? -over1.number : over1.number);
  return rewriting.write(around(signedQuotient(over1, under1)), say('algebra.distribute', { n: number }));
}

/** Gives the numerator and denominator integer coefficients. */
function wholeParts(top: Polynomial, bottom: Polynomial): readonly [Polynomial, Polynomial] {
  const [a, b] = [contentOf(top), contentOf(bottom)];
  const by = rational(a.denominator * b.denominator, greatestCommonDivisor(a.denominator, b.denominator));
  return [scale(top, by), scale(bottom, by)];
}

/** Returns whether a polynomial shares a factor with another, or a divisor with its number. */
function hasFactor(a: Polynomial, { number, bases }: Factors): boolean {
  if (greatestCommonDivisor(contentOf(a).numerator, number) !== 1n) return true;
  return bases.some(({ base }) => divideExactly(a, base) !== undefined);
}

function commonFactors(a: Factors, b: Factors): Factors {
  return joinFactors(a, b, greatestCommonDivisor(a.number, b.number), Math.min);
}

function without(a: Factors, common: Factors): Factors {
  return joinFactors(a, common, a.number / common.number, (m, n) => m - n);
}

/** Writes a single factor as a sum, and several as a product. */
function shortest(a: Factors): Expression {
  const sums = a.bases.filter(({ base }) => base.terms.length > 1);
  const isShort = sums.length === 1 && a.bases.length === 1 && sums[0]?.exponent === 1;
  return isShort ? polynomialExpression(productOfFactors(a)) : writtenFactors(a);
}

/** Writes a quotient, moving a minus sign from the denominator to the front. */
export function signedQuotient(
  top: Factors,
  bottom: Factors,
  form: (factors: Factors) => Expression = shortest,
): Expression {
  const isTurned = bottom.number < 0n;
  const [over, under] = isTurned
    ? [
        { ...top, number: -top.number },
        { ...bottom, number: -bottom.number },
      ]
    : [top, bottom];
  return quotient(form(over), form(under));
}
