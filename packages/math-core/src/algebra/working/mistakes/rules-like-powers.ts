import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  minus,
  numberIn,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  sum,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { isNegative, quotientIn, without } from './rule-parts.js';

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
