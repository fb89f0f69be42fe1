import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { isNumber, isSumOfTerms, minus, openTerms, over, signedTerm, sum } from '../../expression/parts.js';
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
import { quotient } from './rules-fractions.js';

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
