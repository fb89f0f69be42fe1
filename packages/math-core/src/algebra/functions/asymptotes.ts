import { isSame } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { compareValues, signOfValue } from '../normal/value-sign.js';
import { normalForm } from '../normal/normal-form.js';
import { factorsIn, signedTerms } from '../operations/tree.js';
import {
  constantOf,
  degreeIn,
  divideWithRemainder,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { holds } from '../solve/literal/undo-function.js';
import type { Statement } from '../read/statement.js';
import { type Defined, put } from './defined-function.js';
import { domainOf } from './domain.js';
import { coefficientsOf, type Found, valueOf } from './function-features.js';
import type { Parts } from './real-parts.js';
import { step } from '../texts/function-steps.js';

const POLE = 'algebra.function-asymptote:pole';
const HOLE = 'algebra.function-hole';
const FAR = 'algebra.function-asymptote:quotient';
const NONE = 'algebra.function-asymptote:none';
const DECAY = 'algebra.function-asymptote:power';
const NO_LOGARITHM = 'algebra.function-asymptote:logarithm';

/**
 * Finds the asymptotes and the holes of a graph. Returns undefined if some of them may not be known: only quotients of
 * polynomials, and powers and logarithms of a linear expression, are supported.
 */
export function asymptotesOf({ letter, body, given }: Defined): Found | undefined {
  return given.length > 0 ? undefined : (quotientLines(letter, body) ?? lineOfTerm(letter, body));
}

/** Returns the line with the asymptotes, and the line with the holes if there are any. */
export function asymptoteLines(
  asymptotes: readonly Statement[],
  holes: readonly Statement[] = [],
): Found['answers'] {
  return [
    { name: 'asymptotes', statement: together(asymptotes) },
    ...(holes.length > 0 ? [{ name: 'holes' as const, statement: together(holes) }] : []),
  ];
}

function together(parts: readonly Statement[]): Statement {
  const [only, ...others] = parts;
  return only === undefined ? { kind: 'none' } : others.length === 0 ? only : { kind: 'and', parts };
}

/** Finds the lines and the holes of a quotient of two polynomials. */
function quotientLines(letter: string, body: Expression): Found | undefined {
  const form = normalForm(body);
  const domain = domainOf(body, letter).parts;
  if (!form.ok || !domain) return undefined;
  const { numerator, denominator, sum } = form.value;
  if (![numerator, denominator].every((side) => isIn(side, letter))) return undefined;
  const isPole = (at: Expression): boolean =>
    valueOf(put(polynomialExpression(denominator), letter, at)) === '0';
  const poles = openEnds(domain).filter(isPole);
  const holes = gapsIn(domain)
    .filter((gap) => !isPole(gap))
    .map((gap) => [gap, valueOf(put(sum, letter, gap))] as const);
  const far = isUnbounded(domain) ? farLine(numerator, denominator, letter) : undefined;
  const hasNone = poles.length + holes.length === 0 && far === undefined;
  return {
    answers: asymptoteLines(
      [...poles.map((at) => equal(letter, at)), ...(far === undefined ? [] : [equal('y', far)])],
      holes.map(([x, y]) => ({ kind: 'expression', expression: ['()', [',', x, y]] })),
    ),
    steps: [
      ...poles.map((at) => step(POLE, letter, at)),
      ...holes.map(([x]) => step(HOLE, letter, x)),
      ...(far === undefined ? [] : [step(FAR, 'y', far)]),
      ...(hasNone ? [step(NONE, 'y', body)] : []),
    ],
  };
}

/** Returns whether a polynomial has no letters or atoms other than the given letter. */
function isIn({ terms }: Polynomial, letter: string): boolean {
  return terms.every(({ monomial }) => monomial.powers.every(([name]) => name === letter));
}

/** Returns the line that a quotient of polynomials approaches far from 0. */
function farLine(numerator: Polynomial, denominator: Polynomial, letter: string): Expression | undefined {
  const difference = degreeIn(numerator, letter) - degreeIn(denominator, letter);
  if (constantOf(denominator) || difference > 1) return undefined;
  return polynomialExpression(divideWithRemainder(numerator, denominator, letter).quotient);
}

const isUnbounded = (domain: Parts): boolean =>
  domain.some(({ low, high }) => low === undefined || high === undefined);

/** Returns the ends of a domain that don't belong to it, each once. */
function openEnds(domain: Parts): readonly Expression[] {
  const ends = domain.flatMap(({ low, high, includesLow, includesHigh }) => [
    ...(low === undefined || includesLow ? [] : [low]),
    ...(high === undefined || includesHigh ? [] : [high]),
  ]);
  return ends.filter((end, i) => ends.findIndex((other) => isSame(other, end)) === i);
}

/** Returns the single numbers that a domain leaves out. */
function gapsIn(domain: Parts): readonly Expression[] {
  return domain.flatMap(({ high }, i) => {
    const next = domain[i + 1]?.low;
    return high !== undefined && next !== undefined && isSame(high, next) ? [high] : [];
  });
}

/** Finds the asymptote of a sum with one term that has the letter: a power, or a logarithm, of a linear expression. */
function lineOfTerm(letter: string, body: Expression): Found | undefined {
  const { factor, rest } = loneFactor(letter, body) ?? {};
  if (factor === undefined || rest === undefined || typeof factor === 'string') return undefined;
  const [operator, first = '0', second = '0'] = factor;
  if (operator === '^' && isGrowth(first) && zeroOf(letter, second) !== undefined)
    return { answers: asymptoteLines([equal('y', rest)]), steps: [step(DECAY, 'y', rest)] };
  const argument = operator === 'ln' ? first : operator === 'log' && !holds(first, letter) ? second : '0';
  const end = zeroOf(letter, argument);
  if (end === undefined) return undefined;
  return { answers: asymptoteLines([equal(letter, end)]), steps: [step(NO_LOGARITHM, letter, end)] };
}

/** Returns whether a number is the base of a power that grows or falls: positive, and not 1. */
function isGrowth(base: Expression): boolean {
  return signOfValue(base) === 1 && compareValues(base, '1') !== 0;
}

/** Returns the zero of a linear expression. */
function zeroOf(letter: string, body: Expression): Expression | undefined {
  const [constant, slope, ...others] = coefficientsOf({ letter, body }) ?? [];
  if (constant === undefined || slope === undefined || others.length > 0) return undefined;
  return valueOf(['neg', ['/', constant, slope]]);
}

/**
 * Returns the only factor with the letter in the only term that has it, and the other terms. Returns undefined if the
 * letter is in several places.
 */
export function loneFactor(
  letter: string,
  body: Expression,
): { readonly factor: Expression; readonly rest: Expression } | undefined {
  const terms = signedTerms(body);
  const [own, ...others] = terms.filter((term) => holds(term.body, letter));
  if (!own || others.length > 0) return undefined;
  const [factor, ...more] = factorsIn(withoutDivisor(own.body, letter)).filter((each) => holds(each, letter));
  if (factor === undefined || more.length > 0) return undefined;
  return { factor, rest: valueOf(sumOfTerms(terms.filter((term) => term !== own))) };
}

/** Returns the numerator of a fraction whose denominator is a number. */
function withoutDivisor(of: Expression, letter: string): Expression {
  if (typeof of === 'string') return of;
  const [operator, first = '0', second = '1'] = of;
  return (operator === '/' || operator === '÷') && !holds(second, letter) ? first : of;
}

function equal(left: Expression, right: Expression): Statement {
  return { kind: 'relation', left, relation: '=', right };
}
