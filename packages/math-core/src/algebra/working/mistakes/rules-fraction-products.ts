import { sumOf } from '../../../expression/terms.js';
import {
  coefficientOf,
  factorsOf,
  isAlike,
  isSumOfTerms,
  openTerms,
  operatorOf,
  over,
  product,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { quotientIn, withBodies } from './rule-parts.js';

/** Rewrites (12x − 9)/3 as 4x + 3. */
export const signOfQuotient: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const terms = isSumOfTerms(top) && bottom !== '1' && !isSumOfTerms(bottom) ? openTerms(top) : [];
  const turned = terms.map((term, i) =>
    i < terms.length - 1 ? term : { ...term, isNegative: !term.isNegative },
  );
  return terms.length > 1 ? [over(sumOf(turned), bottom)] : [];
};

/** Rewrites (14x⁵)/(40x³) as (40x⁵)/(14x³). */
export const numbersTurnedOver: Rule = (place) => {
  const [top, bottom] = quotientIn(place).map(coefficientOf);
  if (!top || !bottom || [top, bottom].some(({ coefficient, rest }) => coefficient === '1' || rest === '1'))
    return [];
  return [over(product([bottom.coefficient, top.rest]), product([top.coefficient, bottom.rest]))];
};

/** Rewrites a/b as b/a. */
export const turnedOver: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  return bottom === '1' ? [] : [over(bottom, top)];
};

/** Rewrites (a/b)·(c/d) as (a/b)·(d/c). */
export const factorTurnedOver: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const parts = factors.map(quotientIn);
  if (parts.length !== 2 || parts.some(([, bottom]) => bottom === '1')) return [];
  return [factors, [...factors].reverse()].map(([kept = '1', turned = '1']) =>
    product([kept, ...turnedOver(turned)]),
  );
};

/** Rewrites (a/b)·(c/b) as (ac)/b. */
export const commonDenominatorKept: Rule = (place) => {
  const parts = operatorOf(place) === '×' ? factorsOf(place).map(quotientIn) : [];
  const [[, bottom] = ['1', '1'], ...others] = parts;
  const isSame = others.length > 0 && bottom !== '1' && others.every(([, other]) => isAlike(other, bottom));
  return isSame ? [over(product(parts.map(([top]) => top)), bottom)] : [];
};

/** Rewrites a/b + c/d as (ab + cd)/(bd). */
export const ownDenominators: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => quotientIn(body));
  if (parts.length < 2 || parts.some(([, bottom]) => bottom === '1')) return [];
  return [over(withBodies(terms, parts.map(product)), product(parts.map(([, bottom]) => bottom)))];
};
