import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  operatorOf,
  over,
  powerOf,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Statement } from '../../read/statement.js';
import { compareExpressions } from '../judge.js';
import type { Rule } from '../places.js';

/** Returns the parts of a fraction or a quotient. */
export function quotient(place: Expression): readonly [Expression, Expression] | undefined {
  if (!/^[/÷]$/.test(operatorOf(place) ?? '')) return undefined;
  const [top = '0', bottom = '1'] = operandsOf(place);
  return [top, bottom];
}

/** Rewrites (x + 3)/3 as x, (6a + 4)/(2a) as 3 + 4, (x² + 5)/(x + 5) as x²/x. */
export const cancelledTerm: Rule = (place) => {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  if (bottom === '1' || (!isSumOfTerms(top) && !isSumOfTerms(bottom))) return [];
  const [above, below] = [openTerms(top).map(signedTerm), openTerms(bottom).map(signedTerm)];
  const without = (terms: readonly Expression[], i: number): readonly Expression[] =>
    terms.filter((_, k) => k !== i);
  const found: Expression[] = [];
  for (const [i, a] of above.entries())
    for (const [j, b] of below.entries()) {
      if (isAlike(a, b))
        found.push(over(sum(without(above, i)), below.length > 1 ? sum(without(below, j)) : '1'));
      if (below.length === 1) found.push(sum([over(a, b), ...without(above, i)]));
      if (below.length === 1) found.push(over(sum([over(a, b), ...without(above, i)]), '1'));
    }
  if (above.length === below.length && above.length > 1)
    found.push(sum(above.map((a, i) => over(a, below[i] ?? '1'))));
  return found;
};

/** Rewrites a/b + c/d as (a + c)/(b + d), and a/b − c/d as (a − c)/(b + d). */
export const addedAcross: Rule = (place) =>
  acrossFractions(place, ({ numerator, bottoms: [below, other] }) => [over(numerator, ['+', below, other])]);

/** Rewrites a/b − c/d as (a − c)/(b − d), and x/2 − x/5 as x/3. */
export const subtractedAcross: Rule = (place) =>
  acrossFractions(place, ({ isDifference, numerator, tops, bottoms: [below, other] }) => {
    // The difference of equal denominators is 0.
    if (!isDifference || isAlike(below, other)) return [];
    const turned: Expression = ['-', other, below];
    return [
      over(numerator, ['-', below, other]),
      // Only numbers are subtracted the other way around, to get a positive one.
      ...(isNumber(below) && isNumber(other) ? [over(numerator, turned)] : []),
      ...(isAlike(...tops) ? [over(tops[0], turned)] : []),
    ];
  });

/** Two fractions that are added or subtracted. */
interface TwoFractions {
  /** True if the fractions have different signs. */
  readonly isDifference: boolean;
  /** The sum of the numerators, with their signs. */
  readonly numerator: Expression;
  readonly tops: readonly [Expression, Expression];
  readonly bottoms: readonly [Expression, Expression];
}

/** Joins two fractions of a sum wrongly. */
function acrossFractions(
  place: Expression,
  join: (fractions: TwoFractions) => readonly Expression[],
): readonly Expression[] {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  return terms.flatMap((a, i) =>
    terms.flatMap((b, j) => {
      const [p, q] = [quotient(a.body), quotient(b.body)];
      if (j <= i || !p || !q) return [];
      const rest = terms.filter((_, k) => k !== i && k !== j).map(signedTerm);
      const [top, other] = [signedTerm({ ...a, body: p[0] }), signedTerm({ ...b, body: q[0] })];
      return join({
        isDifference: a.isNegative !== b.isNegative,
        numerator: sum([top, other]),
        tops: [p[0], q[0]],
        bottoms: [p[1], q[1]],
      }).map((joined) => sum([joined, ...rest]));
    }),
  );
}

/** Rewrites 15/9 as 5/9 or 15/3, and 20/8 as 5/4. Pairs whose product is the greatest common divisor (up to 15) are first. */
export const cancelledPartly: Rule = (place) => {
  const [top, bottom] = (quotient(place) ?? []).map((part) => integerIn(part));
  if (top === undefined || bottom === undefined || Math.min(top, bottom) < 2) return [];
  const common = Array.from({ length: 15 }, (_, i) => 15 - i).filter(
    (n) => top % n === 0 && bottom % n === 0,
  );
  const [whole = 1] = common;
  const all = common.flatMap((n) => common.map((m): readonly [number, number] => [n, m]));
  const isFirst = ([n, m]: readonly [number, number]): boolean => n * m === whole;
  return [...all.filter(isFirst), ...all.filter((pair) => !isFirst(pair))].flatMap(([n, m]) =>
    n === m ? [] : [over(String(top / n), String(bottom / m))],
  );
};

/** Rewrites t/8 = 3/4 as t/8 = 4/3. */
export function fractionTurned(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const { left, right } = before;
  const [p, q] = [quotient(left), quotient(right)];
  return p && q
    ? [
        { ...before, right: over(q[1], q[0]) },
        { ...before, left: over(p[1], p[0]) },
      ]
    : [];
}

/** Rewrites 1/2 + 2/3 as 1/6 + 2/6. */
export const numeratorNotExtended: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const bottoms = terms.map(({ body }) => quotient(body)?.[1]).filter((bottom) => bottom !== undefined);
  if (bottoms.length < 1) return [];
  const numbers = bottoms.map((bottom) => integerIn(bottom));
  const common: Expression = numbers.every((number) => number !== undefined)
    ? String(numbers.reduce((a, b) => leastMultiple(a, b), 1))
    : product(bottoms.filter((bottom, i) => bottoms.findIndex((other) => isAlike(other, bottom)) === i));
  const all = terms.map(({ isNegative, body }) => {
    const pair = quotient(body);
    return { isNegative, pair, right: signedTerm({ isNegative, body }) };
  });
  const wrong = all.map(({ isNegative, pair, right }) =>
    pair ? signedTerm({ isNegative, body: over(pair[0], common) }) : right,
  );
  return [sum(wrong), ...wrong.map((one, i) => sum(all.map(({ right }, k) => (k === i ? one : right))))];
};

function leastMultiple(a: number, b: number): number {
  let [p, q] = [Math.abs(a), Math.abs(b)];
  while (q > 0) [p, q] = [q, p % q];
  return p === 0 ? 1 : Math.abs(a * b) / p;
}

/** Rewrites (a/b) ÷ (c/d) as (b/a)·(c/d) or (b/a)·(d/c). */
export const wrongInverted: Rule = (place) =>
  quotientOfFraction(place).flatMap(([top, bottom]) => [over(bottom, top), over('1', ['×', top, bottom])]);

/** Rewrites (a/b) ÷ (c/d) as (a/b)·(c/d). */
export const notInverted: Rule = (place) =>
  quotientOfFraction(place).map(([top, bottom]) => ['×', top, bottom]);

/** Returns the dividend and the divisor of a quotient if one of them is a fraction. */
function quotientOfFraction(place: Expression): readonly (readonly [Expression, Expression])[] {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  const isOfFraction = quotient(top) !== undefined || quotient(bottom) !== undefined;
  return isOfFraction && bottom !== '1' ? [[top, bottom]] : [];
}

/** Rewrites (3a)/(3a) as 0. */
export const cancelledToZero: Rule = (place) => {
  const [top, bottom] = quotient(place) ?? ['0', '1'];
  if (bottom !== '1') {
    const [above, below] = [factorsOf(top), factorsOf(bottom)];
    const isOpposite =
      compareExpressions(top, bottom).kind === 'same' ||
      compareExpressions(top, minus(bottom)).kind === 'same';
    const shared = above.some((a) => below.some((b) => isAlike(a, b)));
    return isOpposite || shared ? ['0'] : [];
  }
  if (!isSumOfTerms(place)) return [];
  const terms = openTerms(place);
  return terms.flatMap(({ body }, i) => {
    const isFactor = terms.some(
      (other, k) => k !== i && factorsOf(other.body).some((factor) => isAlike(powerOf(factor).base, body)),
    );
    return isFactor ? [sum(terms.filter((_, k) => k !== i).map(signedTerm))] : [];
  });
};
