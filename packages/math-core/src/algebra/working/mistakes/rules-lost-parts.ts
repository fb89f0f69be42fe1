import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  numberIn,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { has } from '../substitute.js';
import { quotientIn, withBodies, without } from './members.js';

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

/** Rewrites 5x·2y as 7xy, x·x as 2x², √3·√5 as √8, and 18x/(3y) as 15x/y. */
export const factorsAdded: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  if (bottom !== '1') {
    const [above, below] = [coefficientOf(top), coefficientOf(bottom)];
    const isPlain = [above, below].some(({ coefficient, rest }) => coefficient === '1' || rest === '1');
    const number = numberIn(['-', above.coefficient, below.coefficient]);
    return isPlain || number === undefined ? [] : [over(product([number, above.rest]), below.rest)];
  }
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((a, i) =>
    factors.flatMap((b, j) =>
      j <= i ? [] : added(a, b).map((both) => product([both, ...without(factors, i, j)])),
    ),
  );
};

function added(a: Expression, b: Expression): readonly Expression[] {
  if (isNumber(a) && isNumber(b)) return [['+', a, b]];
  const [p, q] = [a, b].map((root) => (operatorOf(root) === '√' ? operandsOf(root)[0] : undefined));
  if (p !== undefined && q !== undefined) return [['√', ['+', p, q]]];
  return isAlike(powerOf(a).base, powerOf(b).base) ? [product(['2', a, b])] : [];
}

/** Rewrites a number in front of parentheses as one that is added to their last number: 3(x + 4) as 3x + 7. */
export const factorAddedToNumber: Rule = (place) => {
  const factors = factorsOf(place);
  return factors.flatMap((terms, i) => {
    const all = isSumOfTerms(terms) ? openTerms(terms).map(signedTerm) : [];
    const [last = 'x', ...others] = [...all].reverse();
    const { coefficient, rest } = coefficientOf(product(without(factors, i)));
    if (!isNumber(last) || coefficient === '1' || !isNumber(coefficient)) return [];
    const first = others.reverse().map((term) => product([coefficient, rest, term]));
    return [sum([...first, product([['+', coefficient, last], rest])])];
  });
};

/** Rewrites (x + 3)(x + 2) as x² + 5x + 5. */
export const lastTermsAdded: Rule = (place) => {
  const [p = '0', q = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  if (more.length > 0 || !isSumOfTerms(p) || !isSumOfTerms(q)) return [];
  const [a = '0', b = 'x', ...rest] = openTerms(p).map(signedTerm);
  const [c = '0', d = 'x', ...others] = openTerms(q).map(signedTerm);
  if (!isNumber(b) || !isNumber(d) || rest.length + others.length > 0) return [];
  return [sum([product([a, c]), product([a, d]), product([b, c]), b, d])];
};

/** Rewrites 36 ÷ 4 as 36 − 4 or 36 + 4. */
export const divisorTakenAway: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const [a, b] = [integerIn(top) ?? 1, integerIn(bottom) ?? 0];
  return operatorOf(place) === '÷' && a % b === 0 ? [sum([top, minus(bottom)]), sum([top, bottom])] : [];
};
