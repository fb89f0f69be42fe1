import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
import { hasUnitIn } from './complex-values.js';
import { type Law, named } from './laws/law-names.js';
import { isPower, provenLaw } from './laws/of-relations.js';
import { isProduct } from './mistakes/recognised.js';
import { powerOf } from '../expression/parts.js';
import { quadraticIn } from './mistakes/rules-quadratics.js';
import { difference, expressionsOf, hasPart, type Relation } from './substitute.js';

/** Names the law between two lines with the same complex roots. */
export function lawOfRoots(before: readonly Relation[], after: readonly Relation[]): readonly Law[] {
  const [first] = before;
  if (before.length === after.length) {
    // A law that is true for every number i is true for the imaginary unit.
    const laws = before.map((part, i) => provenLaw(part, after[i] ?? part));
    const [law] = laws;
    if (law && laws.every((other) => other?.law === law.law)) return [law];
    const isNew = !before.some(hasUnitIn) || before.some((line) => expressionsOf(line).some(hasNegativeRoot));
    return isNew ? [named('imaginary-unit')] : laws.flatMap((each) => each ?? []).slice(0, 1);
  }
  if (!first || before.length > 1) return [];
  if (isProduct(first)) return [named('zero-product')];
  if (isPower(first.left) && powerOf(first.left).exponent === '2') return [named('square-root-signs')];
  return quadraticIn(difference(first)) ? [named('quadratic-formula')] : [];
}

/** Returns whether an expression contains the square root of a negative number. */
export function hasNegativeRoot(expression: Expression): boolean {
  return hasPart(expression, ([operator, radicand]) => {
    const value = operator === '√' && radicand !== undefined ? constantValue(radicand) : undefined;
    return value !== undefined && value.numerator < 0n;
  });
}
