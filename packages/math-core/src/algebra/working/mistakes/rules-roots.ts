import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isSumOfTerms,
  openTerms,
  operatorOf,
  product,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { withBodies } from './rule-parts.js';

/** Rewrites 2√12 − 3√27 as √12 − √27. Like roots keep their coefficients. */
export const rootCoefficientsLost: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const isOfRoots = parts.every(({ coefficient, rest }) => coefficient !== '1' && operatorOf(rest) === '√');
  const [first, ...others] = parts.map(({ rest }) => rest);
  return isOfRoots && first !== undefined && others.some((rest) => !isAlike(rest, first))
    ? [
        withBodies(
          terms,
          parts.map(({ rest }) => rest),
        ),
      ]
    : [];
};

/** Rewrites √2·√18 as 36, and 3√12 as 36. */
export const rootDropped: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const inside = (factor: Expression): Expression =>
    operatorOf(factor) === '√' ? (operandsOf(factor)[0] ?? '0') : factor;
  const count = factors.filter((factor) => operatorOf(factor) === '√').length;
  return count > 1 ? [product(factors.map(inside))] : [];
};

/** Rewrites √320 as 160. */
export const rootAsHalf: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  return number !== undefined && number % 2 === 0 ? [String(number / 2)] : [];
};

/** Rewrites 2√3 + 5√12 as 7√15. */
export const likeRootsJoined: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const parts = terms.map(({ body }) => coefficientOf(body));
  const insides = parts.map(({ rest }) => (operatorOf(rest) === '√' ? operandsOf(rest)[0] : undefined));
  if (terms.length !== 2 || !insides.every((inside) => inside !== undefined)) return [];
  const coefficients = parts.map(({ coefficient }) => coefficient);
  return [product([withBodies(terms, coefficients), ['√', withBodies(terms, insides)]])];
};

/** Rewrites √12 as 4√3 with the largest square, or as 3√2. */
export const rootFactorKept: Rule = (place) => {
  const number = operatorOf(place) === '√' ? integerIn(operandsOf(place)[0] ?? 'x') : undefined;
  if (number === undefined || number < 4 || number > 1_000_000) return [];
  for (let root = Math.floor(Math.sqrt(number)); root > 1; root--) {
    const rest = number / root ** 2;
    if (Number.isInteger(rest))
      return [
        product([String(root ** 2), ['√', String(rest)]]),
        product([String(rest), ['√', String(root)]]),
      ];
  }
  return [];
};
