import { leastCommonMultiple } from '../../rational/integer.js';
import * as exact from '../../rational/rational.js';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { unsupportedExpression } from '../normal/refusal.js';
import {
  add,
  constantOf,
  contentOf,
  isZero,
  multiply,
  negate,
  type Polynomial,
  polynomialExpression,
  scale,
  ZERO,
} from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { cancelled } from './cancel.js';
import {
  type Factors,
  factorsOfWhole,
  joinFactors,
  productOfFactors,
  writtenFactors,
} from './line-factors.js';
import { lawOfNumerators } from './laws-of-numbers.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, isSum, product, quotient, signedTerms } from './tree.js';
import { polynomialOf } from './worked.js';
import { say } from '../texts/operation-steps.js';

/**
 * Adds and subtracts fractions over the least common denominator, then reduces the result.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `unsupported` for anything but a sum of fractions of polynomials.
 * @example addFractions('1/x + 2/x') // result reads "3 ÷ x" and excluded.0 is "0"
 */
export function addFractions(expression: string | Expression): Result<Operated> {
  return operated(expression, (whole) => {
    const rewriting = new Rewriting(whole);
    if (!addedFractions(rewriting)) throw unsupportedExpression('not a sum of fractions of polynomials');
    return rewriting;
  });
}

/** The largest number of terms in a numerator that are multiplied out in a line of their own. */
const MOST_OPEN = 4;

interface Part {
  readonly isNegative: boolean;
  readonly top: Polynomial;
  readonly bottom: Factors;
  readonly written: Expression;
}

/**
 * Writes the lines from a sum of fractions to one fraction. Returns false if the terms aren't fractions of polynomials.
 */
export function addedFractions(rewriting: Rewriting): boolean {
  const parts = signedTerms(rewriting.result).map(partOf);
  const fractions = parts.filter((part) => part !== undefined);
  if (fractions.length < parts.length) return false;
  const common = commonDenominator(fractions.map(({ bottom }) => bottom));
  const written = writtenFactors(common);
  const isFactored = fractions.some(
    ({ bottom }) =>
      bottom.bases.length > 1 ||
      bottom.bases.some(({ exponent, base }) => exponent > 1 && base.terms.length > 1),
  );
  if (isFactored)
    rewriting.write(
      sumOver(fractions, ({ top, bottom }) => quotient(polynomialExpression(top), writtenFactors(bottom))),
      'algebra.factor-denominators',
    );
  const law = say('algebra.over-common-denominator', { n: written });
  rewriting.write(
    sumOver(fractions, (part) => quotient(expandedTop(part, common), written)),
    law,
  );
  const whole = fractions.flatMap((part) => topsOf(part, common));
  rewriting.write(quotient(sumOfTerms(whole), written), lawOfNumerators(fractions));
  const tops = fractions.map((part) => signedTop(part, common));
  const sum = tops.reduce(add, ZERO);
  const isOpen = whole.length <= MOST_OPEN && whole.some(({ body }) => factorsIn(body).some(isSum));
  if (isOpen) {
    const terms = tops.flatMap((top) => signedTerms(polynomialExpression(top)));
    rewriting.write(quotient(sumOfTerms(terms), written), 'algebra.distribute:numerator');
  }
  rewriting.write(
    isZero(sum) ? '0' : quotient(polynomialExpression(sum), written),
    isOpen ? 'algebra.collect:numerator' : 'algebra.work-out-terms:numerator',
  );
  rewriting.within(cancelled(rewriting.result), (line) => line);
  return true;
}

function partOf({
  isNegative,
  body,
}: {
  readonly isNegative: boolean;
  readonly body: Expression;
}): Part | undefined {
  const isFraction = typeof body !== 'string' && (body[0] === '/' || body[0] === '÷');
  const [above, below] = isFraction ? [body[1] ?? '0', body[2] ?? '1'] : [body, '1'];
  const [top, bottom] = [polynomialOf(above), polynomialOf(below)];
  if (!top || !bottom) return undefined;
  const [a, b] = [contentOf(top), contentOf(bottom)];
  const by = exact.rational(leastCommonMultiple(a.denominator, b.denominator));
  const factors = factorsOfWhole(scale(bottom, by));
  const isTurned = factors.number < 0n;
  return {
    isNegative: isNegative !== isTurned,
    top: scale(top, by),
    bottom: isTurned ? { ...factors, number: -factors.number } : factors,
    written: body,
  };
}

function commonDenominator(all: readonly Factors[]): Factors {
  const none: Factors = { number: 1n, bases: [] };
  return all.reduce((a, b) => joinFactors(a, b, leastCommonMultiple(a.number, b.number), Math.max), none);
}

function missing({ bottom }: Part, common: Factors): Factors {
  return joinFactors(common, bottom, common.number / bottom.number, (m, n) => m - n);
}

function expandedTop(part: Part, common: Factors): Expression {
  const by = missing(part, common);
  const factor = writtenFactors(by);
  if (factor === '1') return polynomialExpression(part.top);
  return product(
    constantOf(part.top)
      ? [polynomialExpression(part.top), factor]
      : [factor, polynomialExpression(part.top)],
  );
}

function signedTop(part: Part, common: Factors): Polynomial {
  const top = multiply(part.top, productOfFactors(missing(part, common)));
  return part.isNegative ? negate(top) : top;
}

function topsOf(part: Part, common: Factors): ReturnType<typeof signedTerms> {
  const top = expandedTop(part, common);
  return part.isNegative ? [{ isNegative: true, body: top }] : signedTerms(top);
}

function sumOver(parts: readonly Part[], body: (part: Part) => Expression): Expression {
  return sumOfTerms(parts.map((part) => ({ isNegative: part.isNegative, body: body(part) })));
}
