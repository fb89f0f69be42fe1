import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import type { Rule } from '../places.js';
import {
  factorsOf,
  integerIn,
  isAlike,
  isNumber,
  openTerms,
  operatorOf,
  powerOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';

/** Rewrites 2^(x + 1) as 2^x + 2. */
export const powerOfSum: Rule = (place) => {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const terms = openTerms(exponent);
  if (terms.length < 2 || !terms.some(({ body }) => !isNumber(body))) return [];
  return [sum(terms.map(({ isNegative, body }) => signedTerm({ isNegative, body: raised(base, body) })))];
};

/** Rewrites b^f = c^g as f = g. */
export function basesDropped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const found: Statement[] = [];
  for (const p of exponentsIn(before.left))
    for (const q of exponentsIn(before.right)) found.push({ ...before, left: p, right: q });
  return found;
}

function exponentsIn(side: Expression): readonly Expression[] {
  const { exponent } = powerOf(side);
  if (exponent !== '1') return [exponent];
  const number = integerIn(side);
  if (number === undefined || number < 4) return [];
  const found: Expression[] = [];
  for (const root of [2, 3, 5, 6, 7, 10]) {
    let power = 1;
    while (root ** power < number) power++;
    if (root ** power === number && power > 1) found.push(String(power));
  }
  return found;
}

/** Rewrites log_b A = c as A = c^b. */
export function baseSwapped(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const [first = '0', second = '0'] = operandsOf(before.left);
  const operator = operatorOf(before.left);
  if (operator !== 'ln' && operator !== 'log') return [];
  const [base, value] = operator === 'ln' ? ['e', first] : [first, second];
  return [
    { ...before, left: value, right: raised(before.right, base) },
    { ...before, left: value, right: product([base, before.right]) },
    { ...before, left: value },
  ];
}

/** Writes 1 as b¹ next to a power of b. */
export function oneAsPower(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !isNumber(before.right, '1')) return [];
  const { base, exponent } = powerOf(before.left);
  return exponent === '1'
    ? []
    : [
        { ...before, right: base },
        { ...before, left: exponent, right: '1' },
      ];
}

/** Rewrites bᵐ · bⁿ as (b · b)^(m + n). */
export const basesMultiplied: Rule = (place) => {
  if (operatorOf(place) !== '×') return [];
  const [first, second, ...more] = factorsOf(place).map(powerOf);
  if (!first || !second || more.length > 0 || !isAlike(first.base, second.base)) return [];
  return isNumber(first.base)
    ? [raised(product([first.base, first.base]), ['+', first.exponent, second.exponent])]
    : [];
};

/** Rewrites bᵐ + bⁿ = bᵏ as m + n = k. */
export function exponentsAcrossSum(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation') return [];
  const sides = [before.left, before.right].map((side) =>
    openTerms(side).map(({ isNegative, body }) => ({ isNegative, ...powerOf(body) })),
  );
  const [base] = sides.flat().map((term) => term.base);
  const isOne = sides.flat().every((term) => base !== undefined && isAlike(term.base, base));
  if (!isOne || sides.every((terms) => terms.length === 1)) return [];
  const [left = '0', right = '0'] = sides.map((terms) =>
    sum(terms.map(({ isNegative, exponent }) => signedTerm({ isNegative, body: exponent }))),
  );
  return [{ ...before, left, right }];
}
