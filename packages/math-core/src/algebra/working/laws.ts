import { operandsOf } from '../../expression/rewrite.js';
import { constantValue } from '../../expression/constant.js';
import { expressionText } from '../../steps/to-text.js';
import type { Expression } from '../../steps/expression.js';
import { identical } from '../normal/identical.js';
import type { Statement } from '../statement.js';
import { approximate } from '../approximate.js';
import { lawOfExpressions } from './laws-of-expressions.js';
import type { Setting } from './judge.js';
import { turnedRelation } from './mistakes/relations.js';
import { openTerms, powerOf, signedTerm } from './mistakes/parts.js';
import { expressionsOf, hasIn, lettersIn, partsOf, type Relation } from './substitute.js';
import { quadraticIn } from './mistakes/rules-quadratics.js';
import { difference } from './substitute.js';
import { logarithmIn } from './mistakes/rules-roots-logs.js';
import { isProduct } from './mistakes/recognised.js';

/** The laws that lead from one line to the next, one or two; none where they are not of the catalogue. */
export function lawsOf(before: Statement, after: Statement, setting: Setting): readonly string[] {
  if (before.kind === 'expression' && after.kind === 'expression')
    return [lawOfExpressions(before.expression, after.expression)];
  const one = lawOf(before, after, setting);
  if (one !== undefined) return [one];
  return before.kind === 'relation' && after.kind === 'relation' ? twoLaws(before, after) : [];
}

function lawOf(before: Statement, after: Statement, setting: Setting): string | undefined {
  if (after.kind === 'none') return ofNone(before);
  if (after.kind === 'all') return 'This is true for every number';
  if (after.kind === 'intervals') return 'Write the solutions as intervals';
  if (before.kind === 'and' && setting.unknowns.length > 1) return ofSystems(before, after);
  if (before.kind === 'relation' && after.kind === 'relation') return ofRelations(before, after);
  if (before.kind === 'relation' && after.kind === 'or') return ofAlternatives(before, after);
  if (before.kind === 'chain' && after.kind === 'chain') return ofChains(before, after);
  if (before.kind === after.kind) return ofParts(before, after, setting);
  if (hasIn(before, 'abs')) return 'Open the absolute value';
  if (after.kind === 'chain')
    return before.kind === 'and' ? 'Write as a chain' : 'Read the solutions off the signs';
  return undefined;
}

function ofNone(before: Statement): string {
  if (lettersIn(before).size === 0) return 'This is never true';
  if (hasIn(before, 'abs')) return 'An absolute value is never negative';
  const [part] = partsOf(before);
  const isSquare = part?.kind === 'relation' && (powerOf(part.left).exponent === '2' || hasIn(part, '√'));
  return isSquare ? 'A square is never negative' : 'There is no solution';
}

/** One law for both sides, or for one of them. */
function ofRelations(before: Relation, after: Relation): string | undefined {
  if (isEqual(before.left, after.right) && isEqual(before.right, after.left)) return 'Swap the sides';
  const sides = ofSides(before, after);
  if (sides !== undefined) return sides;
  return added(before, after) ?? scaled(before, after) ?? applied(before, after);
}

/** Sides that keep their values. */
function ofSides(before: Relation, after: Relation): string | undefined {
  if (before.relation !== after.relation) return undefined;
  if (!isEqual(before.left, after.left) || !isEqual(before.right, after.right)) return undefined;
  const pairs: readonly (readonly [Expression, Expression])[] = [
    [before.left, after.left],
    [before.right, after.right],
  ];
  const changed = pairs.filter(([a, b]) => expressionText(a) !== expressionText(b));
  const [first] = changed;
  return first ? lawOfExpressions(first[0], first[1]) : 'Write it again';
}

function isEqual(a: Expression, b: Expression): boolean {
  const at = { x: 1.37, y: 2.11, z: 0.83, a: 1.19, b: 2.57, c: 3.31, t: 1.71 };
  const [p, q] = [approximate(a, at), approximate(b, at)];
  if (Math.abs(p - q) > 1e-6 * Math.max(1, Math.abs(p))) return false;
  return identical(a, b) === 'same';
}

/** The same added to both sides. */
function added(before: Relation, after: Relation): string | undefined {
  if (before.relation !== after.relation) return undefined;
  const terms = [
    ...openTerms(before.left),
    ...openTerms(before.right),
    ...openTerms(after.left),
    ...openTerms(after.right),
  ];
  const amounts = [...terms.map(({ body }) => body), before.right, before.left];
  for (const body of amounts) {
    if (body === '0') continue;
    for (const operator of ['-', '+'] as const) {
      const isThere =
        isEqual([operator, before.left, body], after.left) &&
        isEqual([operator, before.right, body], after.right);
      if (!isThere) continue;
      const name = expressionText(body);
      return operator === '-' ? `Subtract ${name} from both sides` : `Add ${name} to both sides`;
    }
  }
  return undefined;
}

/** Both sides multiplied or divided. */
function scaled(before: Relation, after: Relation): string | undefined {
  for (const factor of scales(before, after)) {
    const isTurned = (constantValue(factor)?.numerator ?? 1n) < 0n;
    const expected = isTurned ? turnedRelation(before) : before;
    if (expected.kind !== 'relation' || expected.relation !== after.relation) continue;
    const name = expressionText(factor);
    const turned = isTurned && before.relation !== '=' ? ', which turns the sign' : '';
    if (isEqual(before.left, ['×', factor, after.left]) && isEqual(before.right, ['×', factor, after.right]))
      return `Divide both sides by ${name}${turned}`;
    if (isEqual(['×', factor, before.left], after.left) && isEqual(['×', factor, before.right], after.right))
      return `Multiply both sides by ${name}${turned}`;
  }
  return undefined;
}

/** What both sides may have been multiplied or divided by: coefficients, denominators and factors. */
function scales(before: Relation, after: Relation): readonly Expression[] {
  const found = new Map<string, Expression>([['-1', '-1']]);
  const add = (expression: Expression): void => {
    if (expression !== '1' && expression !== '0') found.set(JSON.stringify(expression), expression);
  };
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') add(expression);
    else {
      const [operator] = expression;
      const operands = operandsOf(expression);
      if (operator === '×' || operator === '/' || operator === '÷')
        for (const operand of operands) add(operand);
      for (const operand of operands) visit(operand);
    }
  };
  for (const side of [...expressionsOf(before), ...expressionsOf(after)]) visit(side);
  const numbers = [...found.values()]
    .filter((one) => typeof one === 'string' && /^\d+$/.test(one))
    .map(Number);
  for (const a of numbers) {
    add(`-${a}`);
    for (const b of numbers) if (a * b <= 1000) add(String(a * b));
    for (const b of numbers) if (b > a && b % a === 0) add(String(b / a));
  }
  return [...found.values()].slice(0, 60);
}

/** Squared, rooted, or in logarithms. */
function applied(before: Relation, after: Relation): string | undefined {
  const both = (make: (side: Expression) => Expression): boolean =>
    isEqual(make(before.left), after.left) && isEqual(make(before.right), after.right);
  if (both((side) => ['^', side, '2'])) return 'Square both sides';
  if (both((side) => ['ln', side])) return 'Take the logarithm of both sides';
  if (hasIn(before, 'ln') || hasIn(before, 'log')) {
    if (logarithmIn(before.left) && logarithmIn(before.right)) return 'Equal logarithms have equal arguments';
    if (!hasIn(after, 'ln') && !hasIn(after, 'log')) return 'Write the logarithm as a power';
  }
  if (isPower(before.left) && !isPower(after.left)) {
    const exponent = powerOf(before.left).exponent;
    if (lettersIn({ kind: 'expression', expression: exponent }).size > 0)
      return hasIn(after, 'ln') || hasIn(after, 'log')
        ? 'Take the logarithm of both sides'
        : 'Equal bases, equal exponents';
    if (exponent === '2') return 'Take the square root of both sides';
    if (exponent === '3') return 'Take the cube root of both sides';
  }
  if (hasIn(before, '√') && !hasIn(after, '√')) return 'Square both sides';
  return hasIn(before, '/') && !hasIn(after, '/')
    ? 'Multiply both sides by the common denominator'
    : undefined;
}

function isPower(expression: Expression): boolean {
  return powerOf(expression).exponent !== '1';
}

/** An equation split into several. */
function ofAlternatives(before: Relation, after: Statement): string | undefined {
  if (hasIn(before, 'abs') && !hasIn(after, 'abs')) return 'Open the absolute value';
  if (isProduct(before)) return 'A product is 0 if one of its factors is 0';
  if (before.relation !== '=') return 'Read the solutions off the signs';
  if (isPower(before.left)) return 'Take the square root of both sides';
  if (quadraticIn(difference(before)))
    return hasIn(after, '√') ? 'Use the quadratic formula' : 'Solve the quadratic equation';
  return 'List all solutions';
}

/** All members of a chain changed alike. */
function ofChains(
  before: Statement & { readonly kind: 'chain' },
  after: Statement & { readonly kind: 'chain' },
): string | undefined {
  const pairOf = (i: number): readonly [Relation, Relation] => [relationAt(before, i), relationAt(after, i)];
  const [a, b] = pairOf(0);
  const law = added(a, b) ?? scaled(a, b);
  const [c, d] = pairOf(1);
  const isReversed = [...before.members]
    .reverse()
    .every((member, i) => isEqual(member, after.members[i] ?? '0'));
  if (isReversed) return 'Read it from the other side';
  return law !== undefined && law === (added(c, d) ?? scaled(c, d))
    ? law.replace('both sides', 'all parts')
    : undefined;
}

function relationAt(chain: Statement & { readonly kind: 'chain' }, i: number): Relation {
  const { members, relations } = chain;
  return {
    kind: 'relation',
    left: members[i] ?? '0',
    relation: relations[i] ?? '=',
    right: members[i + 1] ?? '0',
  };
}

/** Parts changed by one law each: the first that changed. */
function ofParts(before: Statement, after: Statement, setting: Setting): string | undefined {
  const [a, b] = [partsOf(before), partsOf(after)];
  if (a.length < b.length && a.some((part) => part.kind === 'relation' && isPower(part.left)))
    return 'Take the square root of both sides';
  if (a.length !== b.length)
    return before.kind === 'or' && a.length > b.length ? 'Check each value in the first line' : undefined;
  const laws = a.flatMap((part, i) => {
    const other = b[i];
    const isSame = other && JSON.stringify(part) === JSON.stringify(other);
    return isSame || !other ? [] : [lawOf(part, other, setting)];
  });
  return laws.find((law) => law !== undefined);
}

/** Equations of a system put in, added or changed one by one. */
function ofSystems(before: Statement & { readonly kind: 'and' }, after: Statement): string | undefined {
  const fresh = partsOf(after).filter(
    (part) => !before.parts.some((old) => JSON.stringify(old) === JSON.stringify(part)),
  );
  for (const part of fresh) {
    if (part.kind !== 'relation') continue;
    const law = ofOneEquation(before, part);
    if (law !== undefined) return law;
  }
  return 'Substitute';
}

function ofOneEquation(before: Statement & { readonly kind: 'and' }, part: Relation): string | undefined {
  const relations = before.parts.filter((old): old is Relation => old.kind === 'relation');
  for (const old of relations) {
    const law = ofRelations(old, part);
    if (law !== undefined) return law;
  }
  const form = difference(part);
  for (const a of relations)
    for (const b of relations) {
      if (a === b) continue;
      if (isEqual(['+', difference(a), difference(b)], form)) return 'Add the equations';
      if (isEqual(['-', difference(a), difference(b)], form)) return 'Subtract the equations';
    }
  return undefined;
}

/** Two laws: the sides swapped, or something added to both sides first. */
function twoLaws(before: Relation, after: Relation): readonly string[] {
  const turned = turnedRelation({ ...before, left: before.right, right: before.left });
  const other = turned.kind === 'relation' ? ofRelations(turned, after) : undefined;
  if (other !== undefined) return [other, 'Swap the sides'];
  const terms = [...openTerms(before.left), ...openTerms(before.right)];
  for (const term of terms) {
    const moved = signedTerm(term);
    const between: Relation = {
      ...before,
      left: ['-', before.left, moved],
      right: ['-', before.right, moved],
    };
    const [first, second] = [added(before, between), scaled(between, after) ?? added(between, after)];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [];
}
