import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { polynomialExpression, polynomialRoot } from '../../polynomial/polynomial.js';
import { polynomialOf } from '../fraction-of.js';
import type { Rule } from '../places.js';
import { hasLetter, type Relation } from '../substitute.js';
import {
  coefficientOf,
  integerIn,
  isNumber,
  isSumOfTerms,
  operatorOf,
  over,
  powerOf,
  product,
  raised,
  rootOfNumber,
} from '../../expression/parts.js';
import { bothWays } from './relations.js';
import { logarithmIn } from './rules-roots-logs.js';

/** Rewrites √(x²) as x, and √(x² + 2x + 1) as x + 1. */
export const rootOfSquare: Rule = (place) => {
  const [radicand = '0'] = operatorOf(place) === '√' ? operandsOf(place) : [];
  const square = isSumOfTerms(radicand) ? polynomialOf(radicand) : undefined;
  const sum = square && polynomialRoot(square);
  if (sum) return [polynomialExpression(sum)];
  const { coefficient, rest } = coefficientOf(radicand);
  const { base, exponent } = powerOf(rest);
  const [root, power] = [rootOfNumber(coefficient), integerIn(exponent)];
  if (root === undefined || power === undefined || power % 2 !== 0 || !hasLetter(base)) return [];
  return [product([root, raised(base, String(power / 2))])];
};

/** Rewrites ln x² as 2 ln x. */
export const logOfSquare: Rule = (place) => {
  const logarithm = logarithmIn(place);
  const { base, exponent } = powerOf(logarithm?.value ?? '1');
  const power = integerIn(exponent);
  if (!logarithm || power === undefined || power === 0 || power % 2 !== 0 || !hasLetter(base)) return [];
  return [product([exponent, logarithm.of(base)])];
};

/** Rewrites √x > −2 as x > 4, and √x > x − 2 as x > (x − 2)². */
export function negativeSideSquared(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !/[<>≤≥]/.test(before.relation)) return [];
  const sides = [before.left, before.right];
  const hasRoot = sides.some(isRoot);
  const mayBeNegative = sides.some(
    (side) => isNegative(side) || (hasRoot && hasLetter(side) && !isRoot(side)),
  );
  return mayBeNegative ? [{ ...before, left: squared(before.left), right: squared(before.right) }] : [];
}

const isRoot = (side: Expression): boolean => operatorOf(side) === '√';

function squared(side: Expression): Expression {
  return isRoot(side) ? (operandsOf(side)[0] ?? '0') : raised(side, '2');
}

function isNegative(side: Expression): boolean {
  return isNumber(side) && String(coefficientOf(side).coefficient).startsWith('-');
}

/** Rewrites a/b < c/d as ad < cb. */
export function crossMultiplied(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !/[<>≤≥]/.test(before.relation)) return [];
  const [[top, bottom], [other, below]] = [quotientOf(before.left), quotientOf(before.right)];
  if (!hasLetter(bottom) && !hasLetter(below)) return [];
  return [{ ...before, left: product([top, below]), right: product([other, bottom]) }];
}

function quotientOf(side: Expression): readonly [Expression, Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [side];
  return [top, bottom];
}

/** Rewrites Aⁿ = c as A = c or A = cn for n ≥ 3. */
export function powerDropped(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { base, exponent } = powerOf(relation.left);
    if ((integerIn(exponent) ?? 0) <= 2 || !hasLetter(base)) return [];
    return [relation.right, product([exponent, relation.right])].map(
      (right): Relation => ({ ...relation, left: base, right }),
    );
  });
}

/** Rewrites Aⁿ = c as A = c/n, and also as A = cn if n isn't a natural number. */
export function powerDivided(before: Statement): readonly Statement[] {
  return bothWays(before).flatMap((relation) => {
    const { base, exponent } = powerOf(relation.left);
    if (exponent === '1' || !isNumber(exponent) || !hasLetter(base)) return [];
    const quotient = over(relation.right, exponent);
    const isNatural = (integerIn(exponent) ?? 0) > 0;
    return [quotient, ...(isNatural ? [] : [product([exponent, relation.right])])].map(
      (right): Relation => ({ ...relation, left: base, right }),
    );
  });
}

/** Divides by an even exponent instead of taking the root, with both signs: x² = 16 to x = ±8. */
export function powerDividedTwice(before: Statement): readonly Statement[] {
  const isEven = bothWays(before).some(({ left }) => /^[2468]$/.test(String(powerOf(left).exponent)));
  return (isEven ? powerDivided(before) : []).flatMap((line): readonly Statement[] =>
    line.kind === 'relation' ? [{ kind: 'or', parts: [line, { ...line, right: ['neg', line.right] }] }] : [],
  );
}
