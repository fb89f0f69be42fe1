import { type Term, sumOf } from '../../../expression/terms.js';
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
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { isNegative, quotientIn, without } from './members.js';

/** Rewrites x⁹/x⁷ as x¹⁶. */
export const exponentsAddedInQuotient: Rule = (place) => inQuotient(place, (p, q) => ['+', p, q]);

/** Rewrites x⁹/x⁷ as x⁻². */
export const exponentsBackwards: Rule = (place) => inQuotient(place, (p, q) => ['-', q, p]);

function inQuotient(
  place: Expression,
  join: (above: Expression, below: Expression) => Expression,
): readonly Expression[] {
  const [top, bottom] = quotientIn(place);
  const [above, below] = [factorsOf(top), factorsOf(bottom)];
  return above.flatMap((a, i) =>
    below.flatMap((b, j) => {
      const [p, q] = [powerOf(a), powerOf(b)];
      if (isNumber(p.base) || !isAlike(p.base, q.base)) return [];
      const rest = over(product(without(above, i)), product(without(below, j)));
      return [product([rest, raised(p.base, join(p.exponent, q.exponent))])];
    }),
  );
}

/** Rewrites x⁸·x⁻³ as x¹¹. */
export const exponentSignLost: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((factor, i) => {
    const { base, exponent } = powerOf(factor);
    const opposite = numberIn(minus(exponent));
    const isJoined = factors.some((other, j) => j !== i && isAlike(powerOf(other).base, base));
    const isLost = isJoined && !isNumber(base) && isNegative(exponent) && opposite !== undefined;
    return isLost ? [product([...without(factors, i), raised(base, opposite)])] : [];
  });
};

/** Rewrites x⁸·x³ as x⁵. */
export const exponentsSubtractedInProduct: Rule = (place) =>
  likePowers(place).flatMap(({ base, exponents: [p, q], others }) => {
    const [less, more] = [numberIn(['-', p, q]), numberIn(['-', q, p])];
    const difference = [less, more].find((one) => one !== undefined && isNumber(one) && !isNegative(one));
    return difference === undefined ? [] : [product([...others, raised(base, difference)])];
  });

/** Rewrites 5x³·2x⁴ as 7x¹², and x³·x⁴ as 2x¹². */
export const exponentsMultipliedNumbersAdded: Rule = (place) =>
  likePowers(place).flatMap(({ base, exponents: [p, q], others }) => {
    const numbers = others.filter((factor) => isNumber(factor));
    const total = numbers.length > 1 ? sum(numbers) : numbers.length === 0 ? '2' : undefined;
    const areWhole = [p, q].every((exponent) => integerIn(exponent) !== undefined);
    const isOnly = areWhole && others.length === numbers.length && total !== undefined;
    return isOnly ? [product([numberIn(total) ?? '2', raised(base, ['×', p, q])])] : [];
  });

/** Returns the pairs of powers of one letter in a product, and the factors besides them. */
function likePowers(place: Expression): readonly {
  readonly base: Expression;
  readonly exponents: readonly [Expression, Expression];
  readonly others: readonly Expression[];
}[] {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  return factors.flatMap((a, i) =>
    factors.flatMap((b, j) => {
      const [p, q] = [powerOf(a), powerOf(b)];
      if (j <= i || isNumber(p.base) || !isAlike(p.base, q.base)) return [];
      return [{ base: p.base, exponents: [p.exponent, q.exponent], others: without(factors, i, j) }];
    }),
  );
}

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
