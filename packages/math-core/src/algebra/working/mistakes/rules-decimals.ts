import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import type { Rule } from '../places.js';
import { hasLetter } from '../substitute.js';
import { bothWays } from './relations.js';
import { scaledSome } from './rules-both-sides.js';
import {
  coefficientOf,
  factorsOf,
  isNumber,
  isSumOfTerms,
  openTerms,
  operatorOf,
  over,
  product,
  signedTerm,
  sum,
} from '../../expression/parts.js';

/** Returns whether a line has a number with a decimal point. */
export function hasDecimal(line: Statement): boolean {
  return /[0-9]\.[0-9]/.test(JSON.stringify(line));
}

/** Rewrites 0.2 · 0.3 as 0.6 or 0.006, and 0.6 ÷ 0.3 as 0.2. */
export const decimalsMisplaced: Rule = (place) => {
  if (!/^[×/÷]$/.test(operatorOf(place) ?? '') || !isNumber(place)) return [];
  const parts = operatorOf(place) === '×' ? factorsOf(place) : operandsOf(place);
  return parts.some(isDecimal) ? ['10', '100', '1/10', '1/100'].map((power) => product([power, place])) : [];
};

/** Rewrites 3.4 + 2.85 as 0.34 + 2.85 or 3.04 + 2.85, and 9.4 − 2.85 also as 9.4 − 2.8. */
export const decimalsNotAligned: Rule = (place) => {
  const terms = isSumOfTerms(place) && isNumber(place) ? openTerms(place) : [];
  const places = terms.map(({ body }) => (isDecimal(body) ? (String(body).split('.')[1]?.length ?? 0) : -1));
  const [short, long] = [Math.min(...places), Math.max(...places)];
  if (terms.length === 0 || short < 1 || short === long) return [];
  const each = (change: (text: string, length: number) => Expression): Expression =>
    sum(
      terms.map(({ isNegative, body }, i) =>
        signedTerm({ isNegative, body: change(String(body), places[i] ?? 0) }),
      ),
    );
  const zeros = '0'.repeat(long - short);
  return [
    each((text, length) => (length === short ? over(text, `1${zeros}`) : text)),
    each((text, length) => (length === short ? text.replace('.', `.${zeros}`) : text)),
    ...(terms.some(({ isNegative }) => isNegative)
      ? [each((text, length) => (length === long ? text.slice(0, short - long) : text))]
      : []),
  ];
};

/** Rewrites 3.4 + 2.85 as 62.5. */
export const sumMisplaced: Rule = (place) =>
  isSumOfTerms(place) && isNumber(place) && openTerms(place).some(({ body }) => isDecimal(body))
    ? [product(['10', place])]
    : [];

function isDecimal(expression: Expression): boolean {
  return isNumberText(expression) && expression.includes('.');
}

/** Rewrites 0.04x = 1.6 as 4x = 16: multiplies the terms by different powers of ten. */
export function scaledUnevenly(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !hasDecimal(before)) return [];
  const pairs = [
    ['10', '100'],
    ['100', '1000'],
    ['10', '1000'],
  ] as const;
  return pairs.flatMap(([small, large]) =>
    scaledSome(before, (term, isChosen) => product([isChosen ? large : small, term])),
  );
}

/** Rewrites 1.1 · 0.9 as 1 + 0.1 − 0.1: adds changes by a percentage. */
export const percentChangesAdded: Rule = (place) => {
  const factors = operatorOf(place) === '×' ? factorsOf(place) : [];
  const changes = factors.filter((factor) => isDecimal(factor) && isNearOne(factor));
  const others = factors.filter((factor) => !changes.includes(factor));
  if (changes.length < 2) return [];
  return [product([['-', ['+', ...changes], String(changes.length - 1)], ...others])];
};

/** Returns whether a factor changes a value by less than half of it: 1.19 or 0.8. */
function isNearOne(factor: Expression): boolean {
  const value = constantValue(factor);
  if (!value || value.denominator < 0n) return false;
  const { numerator, denominator } = value;
  return 2n * numerator > denominator && 2n * numerator < 3n * denominator;
}

/** Rewrites 1.19x = 238 as x = 238 · 0.81 or x = 238 − 0.19 · 238: takes the same percentage of the result. */
export function percentTakenBack(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { coefficient, rest } = coefficientOf(relation.left);
    const isChange = coefficient !== '1' && isNearOne(coefficient) && hasLetter(rest);
    if (isSumOfTerms(relation.left) || !isChange || hasLetter(relation.right)) return [];
    return [{ ...relation, left: rest, right: product([['-', '2', coefficient], relation.right]) }];
  });
}
