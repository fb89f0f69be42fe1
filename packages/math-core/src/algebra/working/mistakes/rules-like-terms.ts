import { sumOf, type Term } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientOf,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { quotientIn } from './rule-parts.js';

/** Rewrites 6√3 + 5√3 as 30√3. */
export const termsMultiplied: Rule = (place) =>
  likePairs(place, (a, b) => [{ isNegative: false, body: product([a.coefficient, b.coefficient, a.rest]) }]);

/** Rewrites 7x − 2x as 7x + 2x, and −7x − 2x as 7x + 2x. */
export const likeTermSign: Rule = (place) =>
  likePairs(place, (a, b, [first, second]) => {
    const term = ({ coefficient, rest }: Split, isMinus: boolean): Expression =>
      signedTerm({ isNegative: isMinus, body: product([coefficient, rest]) });
    const turned = [term(a, first), term(b, !second)];
    return [turned, ...(first ? [[term(a, !first), term(b, !second)]] : [])].map((both) => ({
      isNegative: false,
      body: sum(both),
    }));
  });

/** Rewrites 9 − 4 as 9 + 4, −9 + 4 also as 9 + 4, and 9 − 4 + 2 also as 9 − 4 − 2. */
export const numberSign: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  return terms.flatMap((term, i) =>
    !term.isNegative && !(i > 1 && terms[i - 1]?.isNegative) && !(i === 1 && terms[0]?.isNegative)
      ? []
      : [sumOf(terms.map((one, k) => (k === i ? { ...term, isNegative: !term.isNegative } : one)))],
  );
};

/** Rewrites −7 + 12 as −(−7 + 12), and 7 + (−3) also as −(7 + 3). */
export const sumTurned: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  const [first, second, ...more] = terms;
  if (!first || !second || more.length > 0 || !JSON.stringify(place).includes('"-')) return [];
  const isMixed = !first.isNegative && second.isNegative;
  return [minus(place), ...(isMixed ? [minus(sum([first.body, second.body]))] : [])];
};

/** Rewrites 1/2 + 2/3 as 2/6. */
export const fractionsMultiplied: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  const isOfFractions = terms.length === 2 && terms.every(({ body }) => quotientIn(body)[1] !== '1');
  return isOfFractions ? [product(terms.map(({ body }) => body))] : [];
};

/** Rewrites 7√6 − 2√6 as 5. */
export const likePartTakenAway: Rule = (place) =>
  likePairs(place, (a, b, [first, second]) => [
    {
      isNegative: false,
      body: sum([
        first ? minus(a.coefficient) : a.coefficient,
        second ? minus(b.coefficient) : b.coefficient,
      ]),
    },
  ]);

type Split = ReturnType<typeof coefficientOf>;

/** Replaces two like terms of a sum. The signs are those of the terms. */
function likePairs(
  place: Expression,
  join: (a: Split, b: Split, signs: readonly [boolean, boolean]) => readonly Term[],
): readonly Expression[] {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  return terms.flatMap((first, i) =>
    terms.flatMap((second, j) => {
      const [a, b] = [coefficientOf(first.body), coefficientOf(second.body)];
      if (j <= i || a.rest === '1' || !isAlike(a.rest, b.rest)) return [];
      const rest = terms.filter((_, k) => k !== i && k !== j);
      return join(a, b, [first.isNegative, second.isNegative]).map((joined) =>
        sumOf([...terms.slice(0, i), joined, ...rest.slice(i)]),
      );
    }),
  );
}
