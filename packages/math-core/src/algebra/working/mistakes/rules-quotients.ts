import { sumOf } from '../../../expression/terms.js';
import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  factorsOf,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  operatorOf,
  over,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import {
  coefficientsIn,
  degreeIn,
  divideWithRemainder,
  lettersOf,
  polynomialExpression,
  scale,
  subtract,
} from '../../polynomial/polynomial.js';
import { polynomialOf } from '../fraction-of.js';
import type { Rule } from '../places.js';
import { quotientIn, withBodies } from './members.js';
import { quotient } from './rules-fractions.js';

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

/** Rewrites (x² + 3x + 5)/(x + 1) as x + 2, without the remainder. */
export const remainderDropped: Rule = (place) => {
  const divided = dividedBy(place, false);
  return divided ? [divided.quotient] : [];
};

/** Divides each term of a polynomial only by the first term of the divisor: (x² + 5x + 6)/(x + 2) is x + 5. */
export const dividedByFirstTerm: Rule = (place) => {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  const [first, ...others] = isSumOfTerms(bottom) ? openTerms(bottom).map(signedTerm) : [];
  const divided = first !== undefined && others.length > 0 ? dividedBy(over(top, first), false) : undefined;
  return divided ? [divided.quotient] : [];
};

/** Divides polynomials, but the last term of the quotient has the wrong sign. */
export const lastTermTurned: Rule = (place) => withLastTerm(place, (last) => minus(last));

/** Divides polynomials, but doesn't divide the last term. */
export const lastTermUndivided: Rule = (place) =>
  withLastTerm(
    place,
    () =>
      openTerms(quotient(place)?.[0] ?? '0')
        .map(signedTerm)
        .at(-1) ?? '0',
  );

/** Replaces the number at the end of a quotient without a remainder. */
function withLastTerm(place: Expression, end: (last: Expression) => Expression): readonly Expression[] {
  const divided = dividedBy(place, false);
  const terms =
    divided && isNumber(divided.remainder, '0') ? openTerms(divided.quotient).map(signedTerm) : [];
  const [last = 'x', ...others] = [...terms].reverse();
  return isNumber(last) && others.length > 0 ? [sum([...others.reverse(), end(last)])] : [];
}

/** Divides by x + a instead of x − a. */
export const dividedByOpposite: Rule = (place) => {
  const [, bottom] = quotient(place) ?? ['0', '1'];
  const divided = dividedBy(place, true);
  if (!divided) return [];
  const { quotient: whole, remainder } = divided;
  return [whole, sum([whole, over(remainder, bottom)])];
};

function dividedBy(
  place: Expression,
  isOpposite: boolean,
): { readonly quotient: Expression; readonly remainder: Expression } | undefined {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  const [p, q] = [polynomialOf(top), polynomialOf(bottom)];
  const [letter = 'x', ...others] = p ? lettersOf(p) : [];
  if (!p || !q || others.length > 0 || lettersOf(q).some((name) => name !== letter)) return undefined;
  if (degreeIn(q, letter) < 1 || degreeIn(p, letter) < 2) return undefined;
  return quotientOf(p, q, letter, isOpposite);
}

type Polynomial = NonNullable<ReturnType<typeof polynomialOf>>;

/** Divides by a polynomial, or by x + a instead of x − a. */
function quotientOf(
  p: Polynomial,
  q: Polynomial,
  letter: string,
  isOpposite: boolean,
): ReturnType<typeof dividedBy> {
  const [c, slope] = coefficientsIn(q, letter);
  if (isOpposite && (!c || !slope || degreeIn(q, letter) !== 1)) return undefined;
  const divisor = isOpposite && c ? subtract(q, scale(c, rational(2n))) : q;
  const divided = divideWithRemainder(p, divisor, letter);
  return {
    quotient: polynomialExpression(divided.quotient),
    remainder: polynomialExpression(divided.remainder),
  };
}
