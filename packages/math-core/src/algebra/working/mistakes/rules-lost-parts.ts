import {
  coefficientOf,
  factorsOf,
  isAlike,
  isSumOfTerms,
  openTerms,
  over,
  powerOf,
  product,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { has } from '../substitute.js';
import { quotientIn, withBodies, without } from './rule-parts.js';

/** Rewrites 3·5√2 as 5√2 or 3√2, and 4x(x + 1) also as x + 1. */
export const factorLost: Rule = (place) => {
  const factors = factorsOf(place);
  const sums = factors.filter(isSumOfTerms);
  const isMixed = sums.length > 0 && sums.length < factors.length - 1;
  const lost = factors.flatMap((factor, i) => (factor === '-1' ? [] : [product(without(factors, i))]));
  return factors.length < 2 ? [] : [...lost, ...(isMixed ? [product(sums)] : [])];
};

/** Rewrites 5√3/3 as 5√3. */
export const denominatorLost: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  return bottom === '1' ? [] : [top];
};

/** Rewrites 2/5 + 13/5 as 15. */
export const denominatorOfSumLost: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => quotientIn(body));
  const [first] = parts;
  const isCommon = first && first[1] !== '1' && parts.every(([, bottom]) => isAlike(bottom, first[1]));
  const tops = parts.map(([top]) => top);
  return isCommon ? [withBodies(terms, tops)] : [];
};

/** Rewrites (2x⁵·7)/(5·8x³) as (2x⁵·7)/(5·8). */
export const lettersOfDenominatorLost: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const { coefficient, rest } = coefficientOf(bottom);
  return rest === '1' || coefficient === '1' || has(rest, '+') || has(rest, '-')
    ? []
    : [over(top, coefficient)];
};

/** Rewrites 3² as 3. */
export const exponentLost: Rule = (place) => {
  const { base, exponent } = powerOf(place);
  return exponent === '1' ? [] : [base];
};
