import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { inStatement } from '../places.js';
import { lettersOf } from '../../read/lists.js';
import { hasIn, hasLetter, lettersIn, type Relation } from '../substitute.js';
import { less, termsOf } from './members.js';
import {
  coefficientOf,
  factorsOf,
  integerIn,
  isNumber,
  isSumOfTerms,
  minus,
  operatorOf,
  over,
  product,
  sum,
} from '../../expression/parts.js';
import { bothWays } from './relations.js';
import { inBothDirections } from './rules-both-sides.js';

/** Rewrites kx = c as x = c − k, or x = ck. */
export function subtractedCoefficient(before: Statement): readonly Statement[] {
  return coefficients(before).flatMap(({ relation, coefficient, rest, other }) =>
    [
      less(other, coefficient),
      sum([other, coefficient]),
      sum([other, minus(coefficient)]),
      ...(isFraction(relation) ? [] : [product([other, coefficient])]),
    ].flatMap((right) => inBothDirections({ ...relation, left: rest, right }, '-1')),
  );
}

/** Rewrites kx = c as x = k/c, also for a number such as ln 2, and k/x = c as x = c/k. */
export function upsideDown(before: Statement): readonly Statement[] {
  return [
    ...[...coefficients(before), ...exactMultiples(before)].map(({ relation, coefficient, rest, other }) => ({
      ...relation,
      left: rest,
      right: over(coefficient, other),
    })),
    ...divided(before).map(({ relation, top, bottom, other }) => ({
      ...relation,
      left: bottom,
      right: over(other, top),
    })),
  ];
}

/** Rewrites 4x = −12 as x = 3. */
export function quotientTurned(before: Statement): readonly Statement[] {
  return coefficients(before).map(({ relation, coefficient, rest, other }) => ({
    ...relation,
    left: rest,
    right: minus(over(other, coefficient)),
  }));
}

/** Rewrites a/(x + 1) = c as a = cx + 1, and x/(x − 2) = 3 as x = 3x − 2. */
export function firstTermOfDivisor(before: Statement): readonly Statement[] {
  return fractions(before).flatMap(({ relation, top, bottom, other }) => {
    const terms = termsOf(bottom);
    if (terms.length < 2 || isSumOfTerms(other)) return [];
    return terms.map((term) => ({
      ...relation,
      left: top,
      right: sum(terms.map((each) => (each === term ? product([other, each]) : each))),
    }));
  });
}

interface Divided {
  readonly relation: Relation;
  readonly top: Expression;
  readonly bottom: Expression;
  readonly other: Expression;
}

/** Returns the sides that are a number divided by something. */
function divided(before: Statement): readonly Divided[] {
  return fractions(before).filter(({ top, bottom }) => isNumber(top) && lettersOf(bottom).size > 0);
}

/** Returns the sides that are fractions. */
function fractions(before: Statement): readonly Divided[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  return [
    [before.left, before.right],
    [before.right, before.left],
  ].flatMap(([side = '0', other = '0']) => {
    const [top, bottom] = fractionSide(side);
    return bottom === '1' ? [] : [{ relation: before, top, bottom, other }];
  });
}

/** Rewrites x·c/d = e as x = e·c/d. */
export function wrongReciprocal(before: Statement): readonly Statement[] {
  return coefficients(before)
    .filter(({ relation }) => isFraction(relation))
    .filter(({ coefficient }) => integerIn(coefficient) === undefined)
    .map(({ relation, coefficient, rest, other }) => ({
      ...relation,
      left: rest,
      right: product([other, coefficient]),
    }));
}

/** Returns whether a line was typed with a fraction, not only with decimals. */
export function isFraction(line: Statement): boolean {
  return hasIn(line, '/') || hasIn(line, '÷');
}

interface Multiple {
  readonly relation: Relation;
  readonly coefficient: Expression;
  readonly rest: Expression;
  readonly other: Expression;
}

/** Returns the sides that are a number times something. */
function coefficients(before: Statement): readonly Multiple[] {
  if (before.kind !== 'relation') return [];
  const { left, right } = before;
  return [
    { side: left, other: right },
    { side: right, other: left },
  ].flatMap(({ side, other }) => {
    if (isSumOfTerms(side)) return [];
    const { coefficient, rest } = coefficientOf(side);
    const isNone = coefficient === '0' || coefficient === '1' || rest === '1';
    return isNone ? [] : [{ relation: before, coefficient, rest, other }];
  });
}

/** Returns the sides that are something times a number with roots or logarithms, such as ln 2. */
function exactMultiples(before: Statement): readonly Multiple[] {
  return bothWays(before).flatMap((relation) => {
    const factors = operatorOf(relation.left) === '×' ? factorsOf(relation.left) : [];
    const numbers = factors.filter((factor) => !hasLetter(factor));
    const coefficient = product(numbers);
    const isExact = numbers.length < factors.length && numbers.some((factor) => !isNumber(factor));
    const rest = product(factors.filter(hasLetter));
    return isExact ? [{ relation, coefficient, rest, other: relation.right }] : [];
  });
}

/** Rewrites a/b = c/d as ac = bd. */
export function straightProportion(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const [p, q] = [fractionSide(before.left), fractionSide(before.right)];
  if (p[1] === '1' && q[1] === '1') return [];
  return [
    { ...before, left: product([p[0], q[0]]), right: product([p[1], q[1]]) },
    ...(p[1] === '1' || q[1] === '1' ? [] : [{ ...before, left: product(p), right: product(q) }]),
    ...(p[1] === '1' || q[1] === '1' ? [] : addedCrosswise(before, p, q)),
  ];
}

/** Rewrites a/b = c/d as a + d = bc, ad = b + c or a + d = b + c. */
function addedCrosswise(
  before: Relation,
  [a, b]: readonly [Expression, Expression],
  [c, d]: readonly [Expression, Expression],
): readonly Statement[] {
  const [left, right] = [sum([a, d]), sum([b, c])];
  return [
    { ...before, left, right: product([b, c]) },
    { ...before, left: product([a, d]), right },
    { ...before, left, right },
  ];
}

function fractionSide(side: Expression): readonly [Expression, Expression] {
  const [top = '0', bottom = '1'] = /^[/÷]$/.test(operatorOf(side) ?? '') ? operandsOf(side) : [side];
  return [top, bottom];
}

/** Inverts the slope m. */
export function slopeInverted(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || !isOnlyLetter(before, 'm')) return [];
  return [...inStatement(before, inverted), ...upsideDown(before)];
}

function isOnlyLetter(statement: Statement, name: string): boolean {
  const letters = lettersIn(statement);
  return letters.size === 1 && letters.has(name);
}

function inverted(place: Expression): readonly Expression[] {
  const [top = '0', bottom = '1'] = operatorOf(place) === '/' ? operandsOf(place) : [];
  return bottom === '1' ? [] : [over(bottom, top)];
}
