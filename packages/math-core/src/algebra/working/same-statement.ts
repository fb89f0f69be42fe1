import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
import { isEmpty, type RealSet, REALS, sameSet } from '../real-set/set-algebra.js';
import {
  add,
  coefficientsIn,
  constant,
  degreeIn,
  isZero,
  lettersOf,
  multiply,
  type Polynomial,
  power,
  ZERO,
} from '../polynomial/polynomial.js';
import type { Statement } from '../read/statement.js';
import { numberText } from '../../expression/number-text.js';
import { fractionOf, inBounds } from './fraction-of.js';
import { isEqual, scaled } from './laws/both-sides.js';
import { isProportional, relationsOf } from './literal.js';
import { openTerms } from '../expression/parts.js';
import { flippedRelation } from './mistakes/relations.js';
import { difference, type Relation } from './substitute.js';

/**
 * Returns whether a set gives no information about the unknown because no number or every number is in it.
 */
export function isTrivial(set: RealSet): boolean {
  return isEmpty(set) || sameSet(set, REALS) === true;
}

/**
 * Returns whether one statement is the other one rewritten. Two statements without solutions, or that all numbers
 * satisfy, have the same solutions whatever they say, so only their forms can connect them. A conclusion such as "no
 * solution" counts as a rewritten form of any of them.
 */
export function isSameStatement(before: Statement, after: Statement, unknown: string): boolean {
  if (after.kind === 'none' || after.kind === 'all' || after.kind === 'intervals') return true;
  const [a, b] = [before, after].map(relationsOf);
  if (!a || !b || a.length * b.length === 0) return false;
  if (a.length === b.length && a.every((part) => b.some((other) => isRewritten(part, other)))) return true;
  if (before.kind === 'and' || after.kind === 'and') return false;
  const [p, q] = [a, b].map((relations) => inBounds(() => productOf(relations)));
  return p !== undefined && q !== undefined && degreeIn(p, unknown) > 0 && isProportional(p, q, unknown);
}

/** Returns whether two statements have the same parts, each with the same sides, or one is a conclusion. */
export function haveSameParts(before: Statement, after: Statement): boolean {
  if ([before, after].some(({ kind }) => kind === 'none' || kind === 'all')) return true;
  const [a, b] = [relationsOf(before), relationsOf(after)];
  if (before.kind !== after.kind || a.length !== b.length) return false;
  return a.length > 0 && a.every((part) => b.some((other) => haveSameSides(part, other)));
}

/** Returns whether one or two terms were moved, both sides were scaled, or each side was rewritten. */
function isRewritten(before: Relation, after: Relation): boolean {
  const swapped = flippedRelation({ ...after, left: after.right, right: after.left });
  const shorter = withoutOneTerm(before);
  return [after, swapped].some(
    (other) =>
      [before, ...shorter, ...shorter.flatMap(withoutOneTerm)].some((one) => haveSameSides(one, other)) ||
      [before, ...shorter].some((one) => !haveEqualSides(one) && scaled(one, other)) ||
      scaled(before, other) !== undefined,
  );
}

function haveSameSides(before: Relation, after: Relation): boolean {
  return (
    before.relation === after.relation &&
    isEqual(withMarkedRoots(before.left), withMarkedRoots(after.left)) &&
    isEqual(withMarkedRoots(before.right), withMarkedRoots(after.right))
  );
}

/** Returns whether a relation is of the form A = A, which every factor turns into any other such form. */
function haveEqualSides({ left, right }: Relation): boolean {
  return isEqual(left, right);
}

/** Replaces the roots of negative numbers with letters, so that they can be compared without values. */
function withMarkedRoots(expression: Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const radicand = operator === '√' ? constantValue(operands[0] ?? '0') : undefined;
  return radicand && radicand.numerator < 0n
    ? `ι${numberText(radicand)}`
    : [operator, ...operands.map(withMarkedRoots)];
}

/** Returns the relation with each of its terms, or a whole side, removed from both sides. */
function withoutOneTerm(relation: Relation): readonly Relation[] {
  const { left, right } = relation;
  const terms = [...openTerms(left), ...openTerms(right), { isNegative: false, body: left }];
  return [...terms, { isNegative: false, body: right }]
    .filter(({ body }) => body !== '0')
    .map(({ isNegative, body }) => {
      const less = (side: Expression): Expression => [isNegative ? '+' : '-', side, body];
      return { ...relation, left: less(left), right: less(right) };
    });
}

/** Returns a polynomial that is 0 where one of the equations is true. */
function productOf(equations: readonly Relation[]): Polynomial | undefined {
  let product: Polynomial | undefined;
  for (const one of equations) {
    const top = one.relation === '=' ? fractionOf(withMarkedRoots(difference(one)))?.top : undefined;
    if (!top) return undefined;
    product = product ? multiply(product, top) : top;
  }
  return product && withoutMarks(product);
}

/** Replaces the squares of the letters for roots with their values. Returns undefined if a letter remains. */
function withoutMarks(polynomial: Polynomial): Polynomial | undefined {
  let without = polynomial;
  for (const name of lettersOf(polynomial).filter((each) => each.startsWith('ι'))) {
    const square = constantValue(name.slice(1));
    let sum: Polynomial = ZERO;
    for (const [exponent, part] of coefficientsIn(without, name).entries()) {
      if (!square || (exponent % 2 === 1 && !isZero(part))) return undefined;
      if (exponent % 2 === 0) sum = add(sum, multiply(part, power(constant(square), exponent / 2)));
    }
    without = sum;
  }
  return without;
}
