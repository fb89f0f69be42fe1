import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Rule } from '../places.js';
import { hasLetter } from '../substitute.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isSumOfTerms,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import { logarithmIn } from './rules-roots-logs.js';

/** Rewrites a/(b + c) as a/b + a/c. */
export const denominatorSplit: Rule = (place) => {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  if (!isSumOfTerms(bottom)) return [];
  return [
    sum(openTerms(bottom).map(({ isNegative, body }) => signedTerm({ isNegative, body: over(top, body) }))),
  ];
};

/** Rewrites √18 ÷ 3 as √6. */
export const dividedUnderRoot: Rule = (place) => {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(place) ?? '') ? operandsOf(place) : [];
  if (operatorOf(top) !== '√' || operatorOf(bottom) === '√') return [];
  return [['√', over(operandsOf(top)[0] ?? '0', bottom)]];
};

/** Rewrites ln 3x as 3 ln x. */
export const factorOutOfLogarithm: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { coefficient, rest } = coefficientOf(logarithm?.value ?? '1');
  if (!logarithm || coefficient === '1' || !hasLetter(rest)) return [];
  return [product([coefficient, logarithm.of(rest)])];
};

/** Rewrites 2^x + 2^x as 4^x or 2^(2x). */
export const likePowersAdded: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const [first, second, ...rest] = terms;
  if (!first || !second || first.isNegative || second.isNegative || !isAlike(first.body, second.body))
    return [];
  const { base, exponent } = powerOf(first.body);
  const number = integerIn(base);
  if (number === undefined || !hasLetter(exponent) || factorsOf(first.body).length > 1) return [];
  const others = rest.map(signedTerm);
  const powers: readonly Expression[] = [
    raised(String(2 * number), exponent),
    raised(base, product(['2', exponent])),
  ];
  return powers.map((power) => sum([power, ...others]));
};
