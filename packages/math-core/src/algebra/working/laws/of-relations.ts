import { constantValue } from '../../../expression/constant.js';
import { divide, rational } from '../../../rational/rational.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import { degreeOf } from '../../polynomial/polynomial.js';
import { numberText } from '../../../expression/number-text.js';
import { polynomialOf } from '../fraction-of.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isAlike,
  isSumOfTerms,
  openTerms,
  operatorOf,
  powerOf,
  signedTerm,
} from '../../expression/parts.js';
import { flippedRelation } from '../mistakes/relations.js';
import { quadraticIn } from '../mistakes/rules-quadratics.js';
import { logarithmIn } from '../mistakes/rules-roots-logs.js';
import { isSolved } from '../one-unknown.js';
import { difference, hasIn, lettersIn, type Relation } from '../substitute.js';
import { swappedForInverse } from '../swapped.js';
import { added, isEqual, scaled } from './both-sides.js';
import { type Law, named } from './law-names.js';
import { isProductOfSums, lawOfExpressions } from './of-expressions.js';

/** Returns the one or two laws that lead from one equation or inequality to another. */
export function lawsOfRelations(before: Relation, after: Relation): readonly Law[] {
  const one = lawOfRelations(before, after);
  const laws = one ? [one] : twoLaws(before, after);
  if (!laws.length || !laws.every(({ id }) => id === 'add-both' || id === 'subtract-both')) return laws;
  if (isSquareOfSum(after.left) && !isSquareOfSum(before.left)) return [named('complete-square')];
  if (one && after.right === '0' && isProductOfSums(after.left) && !isProductOfSums(before.left))
    return [one, named('factor')];
  const isCollected = one && hasLikeTerms(before.left) && !hasLikeTerms(after.left);
  return isCollected ? [named('collect'), one] : laws;
}

function isSquareOfSum(side: Expression): boolean {
  const { base, exponent } = powerOf(side);
  return exponent === '2' && isSumOfTerms(base);
}

/** Returns whether a sum of terms without parentheses has terms with the same letters. */
function hasLikeTerms(side: Expression): boolean {
  const terms = openTerms(side).map(({ body }) => polynomialOf(body)?.terms.length);
  const size = polynomialOf(side)?.terms.length;
  return size !== undefined && size < terms.length && terms.every((each) => each === 1);
}

/** Returns whether a/b = c/d was rewritten as ad = bc. */
function isCrossMultiplied(before: Relation, after: Relation): boolean {
  const [p, q] = [before.left, before.right].map(fractionOfSide);
  if (!p || !q || before.relation !== '=' || after.relation !== '=') return false;
  if ([p[1], q[1]].some((bottom) => isEqual(bottom, '1')) || isEqual(p[1], q[1])) return false;
  const sides: readonly Expression[] = [
    ['×', p[0], q[1]],
    ['×', q[0], p[1]],
  ];
  return [sides, [...sides].reverse()].some(
    ([left = '0', right = '0']) => isEqual(left, after.left) && isEqual(right, after.right),
  );
}

function fractionOfSide(side: Expression): readonly [Expression, Expression] | undefined {
  const operator = operatorOf(side);
  const [top = '0', bottom = '1'] = operator === '/' || operator === '÷' ? operandsOf(side) : [];
  return bottom === '1' ? undefined : [top, bottom];
}

/** Returns a single law that changed one side or both. It assumes that both have the same solutions. */
export function lawOfRelations(before: Relation, after: Relation): Law | undefined {
  if (isCrossMultiplied(before, after)) return named('cross-multiply');
  return provenLaw(before, after) ?? applied(before, after);
}

/** Returns a single law that is proven by comparing both sides, whatever the solutions are. */
export function provenLaw(before: Relation, after: Relation): Law | undefined {
  if (isAlike(before.left, after.right) && isAlike(before.right, after.left)) return named('swap-sides');
  return ofSides(before, after) ?? added(before, after) ?? scaled(before, after);
}

/** Names the law if both sides keep their values. */
function ofSides(before: Relation, after: Relation): Law | undefined {
  if (before.relation !== after.relation) return undefined;
  if (!isEqual(before.left, after.left) || !isEqual(before.right, after.right)) return undefined;
  const pairs: readonly (readonly [Expression, Expression])[] = [
    [before.left, after.left],
    [before.right, after.right],
  ];
  const changed = pairs.filter(([a, b]) => expressionText(a) !== expressionText(b));
  const [first] = changed;
  return first ? lawOfExpressions(first[0], first[1]) : named('write-again');
}

/** Recognizes squaring, taking a root, or taking logarithms of both sides. */
function applied(before: Relation, after: Relation): Law | undefined {
  const both = (make: (side: Expression) => Expression): boolean =>
    isEqual(make(before.left), after.left) && isEqual(make(before.right), after.right);
  const isGone = (operator: string): boolean => hasIn(before, operator) && !hasIn(after, operator);
  if (both((side) => ['^', side, '2'])) return named('square-both');
  if (both((side) => ['^', side, '3'])) return named('cube-both');
  if (both((side) => ['/', '1', side])) return named('reciprocal-both');
  if (isGone('abs')) return named('open-absolute');
  if (both((side) => ['ln', side])) return named('logarithm-both');
  const law =
    ofLogarithms(before, after) ?? ofPower(before, after) ?? ofPower(swapped(before), swapped(after));
  if (law) return law;
  if (isGone('√')) return named('square-both');
  return isGone('/') ? named('common-denominator-both') : undefined;
}

function hasLogarithm(relation: Relation): boolean {
  return hasIn(relation, 'ln') || hasIn(relation, 'log');
}

function ofLogarithms(before: Relation, after: Relation): Law | undefined {
  if (!hasLogarithm(before)) return undefined;
  if (logarithmIn(before.left) && logarithmIn(before.right)) return named('equal-logarithms');
  return hasLogarithm(after) ? undefined : named('logarithm-as-power');
}

function swapped({ left, right, relation }: Relation): Relation {
  return { kind: 'relation', relation, left: right, right: left };
}

/** Names the law that undid a power on the left side. */
function ofPower(before: Relation, after: Relation): Law | undefined {
  const [old, now] = [powerOf(before.left).exponent, powerOf(after.left).exponent];
  const letters = lettersIn({ kind: 'expression', expression: before.left });
  const isOther = [...lettersIn({ kind: 'expression', expression: after.left })].some(
    (name) => !letters.has(name),
  );
  if (isOther) return undefined;
  if (lettersIn({ kind: 'expression', expression: old }).size > 0 && now === '1')
    return named(hasLogarithm(after) ? 'logarithm-both' : 'equal-exponents');
  if (old === '1/3' && now === '1') return named('cube-both');
  if (old === '3' && now === '1') return named('cube-root');
  const fraction = constantValue(old);
  if (fraction && fraction.denominator !== 1n && isEqual(powerOf(before.left).base, after.left))
    return named('power-both', numberText(divide(rational(1n), fraction)));
  return ofWholePowers(before, after);
}

function ofWholePowers(before: Relation, after: Relation): Law | undefined {
  const [whole, half] = [before, after].map(({ left }) => integerIn(powerOf(left).exponent));
  if (whole === undefined || half === undefined || half === 0) return undefined;
  if (!isEqual(['^', after.left, String(whole / half)], before.left)) return undefined;
  if (whole === 2 * half) return named('square-root');
  return whole > 3 && half === 1 ? named('root-both') : undefined;
}

/** Returns whether a side is a power. */
export function isPower(expression: Expression): boolean {
  return powerOf(expression).exponent !== '1';
}

/** Returns the first one or two laws that fit, of those that no single law explains. */
function twoLaws(before: Relation, after: Relation): readonly Law[] {
  const turned = flippedRelation({ ...before, left: before.right, right: before.left });
  const isFormula = (): boolean => lettersIn(before).size > 1 && !swappedForInverse(before, after);
  const searches: readonly (() => readonly Law[])[] = [
    () => changedAndSwapped(turned, after),
    () => addedThenChanged([before, turned], after),
    () => dividedThenAdded(before, after),
    () => (isFormula() ? clearedAndDivided([before, turned], after) : []),
    () => solved(before, after),
    () => (isGathered(before, after) ? [named('gather')] : []),
  ];
  for (const search of searches) {
    const laws = search();
    if (laws.length > 0) return laws;
  }
  return [];
}

/** Returns two laws if one law leads from a relation with swapped sides to the next. */
function changedAndSwapped(turned: Relation, after: Relation): readonly Law[] {
  const law = lawOfRelations(turned, after);
  return law ? [law, named('swap-sides')] : [];
}

/** Returns two laws if a term was moved to the other side, and both sides were then multiplied or added to. */
function addedThenChanged(starts: readonly Relation[], after: Relation): readonly Law[] {
  for (const start of starts) {
    for (const term of [...openTerms(start.left), ...openTerms(start.right)]) {
      if (factorsOf(term.body).some((factor) => isSumOfTerms(powerOf(factor).base))) continue;
      const moved = signedTerm(term);
      const between: Relation = {
        ...start,
        left: ['-', start.left, moved],
        right: ['-', start.right, moved],
      };
      const first = added(start, between);
      const second = first && (scaled(between, after) ?? added(between, after));
      if (first && second) return [first, second];
    }
  }
  return [];
}

/** Names the law that solved a linear or quadratic relation at once. */
function solved(before: Relation, after: Relation): readonly Law[] {
  if (!isSolved(after)) return [];
  if (isLinear(before)) return [named('solve-linear')];
  return quadraticIn(difference(before)) ? [named('solve-quadratic')] : [];
}

/** Returns two laws if both sides were divided by a factor of a product, and an amount was then added: 2(x² − 4) = 0, then x² = 4. */
function dividedThenAdded(before: Relation, after: Relation): readonly Law[] {
  const { coefficient, rest } = coefficientOf(before.left);
  if (coefficient === '1' || !isSumOfTerms(rest) || before.relation !== '=') return [];
  const between: Relation = { ...before, left: rest, right: ['/', before.right, coefficient] };
  const second = added(between, after);
  return second ? [named('divide-both', coefficient), second] : [];
}

/** Returns two laws if both sides were multiplied by a denominator and then divided: v = d/t, then t = d/v. */
function clearedAndDivided(starts: readonly Relation[], after: Relation): readonly Law[] {
  for (const start of starts) {
    for (const factor of [...denominatorsIn(start.left), ...denominatorsIn(start.right)]) {
      const [left, right]: Expression[] = [
        ['×', factor, start.left],
        ['×', factor, start.right],
      ];
      if (left === undefined || right === undefined || start.relation !== '=') continue;
      const second = scaled({ ...start, left, right }, after);
      if (second) return [named('multiply-both', factor), second];
    }
  }
  return [];
}

function denominatorsIn(side: Expression): readonly Expression[] {
  return factorsOf(side).flatMap((factor) => {
    const [operator, , bottom] = typeof factor === 'string' ? [] : factor;
    if (typeof factor === 'string') return /^\d+\/(\d+)$/.exec(factor)?.slice(1) ?? [];
    return (operator === '/' || operator === '÷') && bottom !== undefined ? [bottom] : [];
  });
}

/** Returns whether terms were only moved, so the difference of the sides is the same or its opposite. */
function isGathered(before: Relation, after: Relation): boolean {
  const turned = flippedRelation(before);
  return (
    (before.relation === after.relation && isEqual(difference(before), difference(after))) ||
    (turned.relation === after.relation && isEqual(difference(before), ['neg', difference(after)]))
  );
}

function isLinear(relation: Relation): boolean {
  const polynomial = polynomialOf(difference(relation));
  return polynomial !== undefined && degreeOf(polynomial) === 1 && lettersIn(relation).size === 1;
}
