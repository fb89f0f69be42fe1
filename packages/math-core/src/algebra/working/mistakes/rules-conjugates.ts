import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  isAlike,
  isNumber,
  isSumOfTerms,
  openTerms,
  operatorOf,
  over,
  product,
  raised,
  signedTerm,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { has } from '../substitute.js';
import { quotientIn } from './rule-parts.js';

/** Rewrites a/(b + √c) as a(b + √c)/(b² − c). */
export const sameSumMultiplied: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const [a, b, ...more] = isSumOfTerms(bottom) ? openTerms(bottom).map(({ body }) => body) : [];
  if (a === undefined || b === undefined || more.length > 0 || !has(bottom, '√')) return [];
  return [over(product([top, bottom]), ['-', raised(a, '2'), raised(b, '2')])];
};

/** Rewrites i² as 1. */
export const imaginarySquare: Rule = (place) =>
  operatorOf(place) === '^' && operandsOf(place)[0] === 'i' && operandsOf(place)[1] === '2' ? ['1'] : [];

/** Rewrites (a + bi)(a − bi) as a² − b². */
export const imaginaryConjugates: Rule = (place) => {
  const [p = '0', q = '0', ...more] = operatorOf(place) === '×' ? factorsOf(place) : [];
  const [first, second] = [imaginaryParts(p), imaginaryParts(q)];
  const areConjugates =
    first && second && first[2] !== second[2] && isAlike(first[0], second[0]) && isAlike(first[1], second[1]);
  return more.length === 0 && areConjugates ? [['-', raised(first[0], '2'), raised(first[1], '2')]] : [];
};

/** Rewrites a/(b + ci) as a/(b² + c²). */
export const onlyImaginaryDenominator: Rule = (place) => {
  const [top, bottom] = quotientIn(place);
  const parts = imaginaryParts(bottom);
  return parts ? [over(top, ['+', raised(parts[0], '2'), raised(parts[1], '2')])] : [];
};

/** Returns a and the positive number b of a + bi and of a − bi, and whether b is subtracted. */
function imaginaryParts(
  place: Expression,
): readonly [real: Expression, imaginary: Expression, isNegative: boolean] | undefined {
  const [a, b, ...more] = isSumOfTerms(place) ? openTerms(place) : [];
  const { coefficient, rest } = coefficientOf(b?.body ?? '1');
  return a && more.length === 0 && rest === 'i' && isNumber(signedTerm(a))
    ? [signedTerm(a), coefficient, b?.isNegative ?? false]
    : undefined;
}
