import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { counterexample as differingPoint, haveSameForm, identical } from '../normal/identical.js';
import { isEmpty, type RealSet, REALS, sameSet } from '../real-set/set-algebra.js';
import { isSameByInverse } from './inverse-forms.js';
import { isScaled, refuted, refutedRoot } from './same-equation.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../read/statement.js';
import { numberText } from '../../expression/number-text.js';
import { counterexampleIn, valueAt, valuesAt } from './counterexample.js';
import { fractionOf } from './fraction-of.js';
import { compareLiteral, isProportional, isSameInequality, logged } from './literal.js';
import { compareSets } from './one-unknown.js';
import { valuesOf } from './rounding.js';
import { haveSameParts, isSameStatement, isTrivial } from './same-statement.js';
import { difference, equation, hasIn, lettersIn, partsOf, type Relation, substituted } from './substitute.js';
import { alternativesOf, pointBetween, systemImplies } from './systems.js';
import type { Comparison, Counterexample } from './verdict.js';

/** The context in which two lines are compared. */
export interface Setting {
  /** The letters of the problem. */
  readonly unknowns: readonly string[];
  /** The letter that a literal equation is solved for, or the only unknown. */
  readonly unknown: string;
}

/** Compares a line with the previous one, as statements about the same letters. */
export function compare(before: Statement, after: Statement, setting: Setting): Comparison {
  if (before.kind === 'expression' && after.kind === 'expression')
    return compareExpressions(before.expression, after.expression);
  const { unknown, unknowns } = setting;
  if (isSystem(before) || isSystem(after))
    return unknowns.length <= 1
      ? compareOne(before, after, unknown)
      : compareSystems(before, after, unknowns);
  const comparison =
    unknowns.length <= 1 ? compareOne(before, after, unknown) : compareLiteral(before, after, unknown);
  if (comparison.kind !== 'undecided') return comparison;
  if (isSameByInverse(before, after, unknown) || isScaled(before, after, unknown)) return { kind: 'same' };
  const counterexample =
    unknowns.length > 1 ? (refuted(before, after) ?? refutedRoot(before, after, unknown)) : undefined;
  return counterexample ? { kind: 'other', counterexample } : comparison;
}

/**
 * Returns whether two lines provably have the same solutions. It skips the counterexample, which would double the cost.
 */
export function areEquivalent(before: Statement, after: Statement, setting: Setting): boolean {
  const isOne = setting.unknowns.length <= 1 && before.kind !== 'expression' && after.kind !== 'expression';
  const [a, b] = isOne ? [before, after].map((line) => solutionsOf(line, setting.unknown)) : [];
  if (!a || !b) return compare(before, after, setting).kind === 'same';
  return sameSet(a, b) === true && (!isTrivial(a) || haveSameParts(before, after));
}

/** Returns whether a statement is several equations in several letters. */
export function isSystem(statement: Statement): boolean {
  if (statement.kind === 'or') return statement.parts.some(isSystem);
  return statement.kind === 'and';
}

/** Compares two values. */
export function compareExpressions(before: Expression, after: Expression): Comparison {
  const answer = identical(before, after);
  if (answer !== 'different') return { kind: answer === 'same' ? 'same' : 'undecided' };
  const counterexample = differingValues(before, after);
  return { kind: 'other', ...(counterexample && { counterexample }) };
}

function differingValues(before: Expression, after: Expression): Counterexample | undefined {
  const point = differingPoint(before, after);
  if (!point) return undefined;
  const at = Object.fromEntries(Object.entries(point).map(([name, value]) => [name, numberText(value)]));
  const [a, b] = [valueAt(before, at), valueAt(after, at)];
  return a === undefined || b === undefined ? undefined : { at, holds: 'neither', before: [a], after: [b] };
}

/** Compares statements in one unknown. */
function compareOne(before: Statement, after: Statement, unknown: string): Comparison {
  const sets = [solutionsOf(before, unknown), solutionsOf(after, unknown)] as const;
  const [a, b] = sets;
  if (!a || !b) return compareForms(before, after, unknown);
  const kind = compareSets(a, b);
  if (kind === 'same') return { kind: isConnected(before, after, unknown, a) ? 'same' : 'undecided' };
  if (kind === 'undecided' || kind === 'gained') return { kind };
  const counterexample = counterexampleIn(before, after, unknown, { before: a, after: b });
  return { kind, ...(counterexample && { counterexample }) };
}

/**
 * Returns whether having equal solutions is enough to connect two statements. If they are trivial, the statements
 * must have equal forms.
 */
function isConnected(before: Statement, after: Statement, unknown: string, solutions: RealSet): boolean {
  return !isTrivial(solutions) || isSameStatement(before, after, unknown);
}

/**
 * Compares equations whose solutions can't be found: equal up to a factor, or linear in the unknown with other
 * solutions.
 */
function compareForms(before: Statement, after: Statement, unknown: string): Comparison {
  if (before.kind !== 'relation' || after.kind !== 'relation') return compareByParts(before, after, unknown);
  if (before.relation !== after.relation) return { kind: 'undecided' };
  if (haveSameForm(before.left, after.left) && haveSameForm(before.right, after.right))
    return { kind: 'same' };
  if (before.relation !== '=') return { kind: 'undecided' };
  if (isShifted(before, after)) return { kind: 'same' };
  const [p, q] = [fractionOf(logged(before))?.top, fractionOf(logged(after))?.top];
  if (p && q && isProportional(p, q, unknown)) return { kind: 'same' };
  const lost = lostFactor(before, after, unknown);
  if (lost) return { kind: 'lost', counterexample: lost };
  return compareValues(before, after, unknown);
}

/** Returns a zero of a factor that both sides were divided by. It solves only the previous line. */
function lostFactor(before: Relation, after: Relation, unknown: string): Counterexample | undefined {
  for (const factor of factorsIn(before)) {
    const isDivided = haveSameForm(difference(before), ['×', factor, difference(after)]);
    const zero = isDivided ? valuesOf(equation(factor, '0'), unknown)?.[0] : undefined;
    if (zero === undefined) continue;
    const at = { [unknown]: zero };
    const [left, right] = [after.left, after.right].map((side) => substituted(side, unknown, zero));
    if (left === undefined || right === undefined || identical(left, right) !== 'different') continue;
    return { at, holds: 'before', before: valuesAt(before, at), after: valuesAt(after, at) };
  }
  return undefined;
}

/** Returns whether both sides were multiplied by an expression with the unknown. */
export function isMultiplied(before: Statement, after: Statement): boolean {
  if (before.kind !== 'relation' || after.kind !== 'relation') return false;
  return factorsIn(after).some((factor) =>
    haveSameForm(difference(after), ['×', factor, difference(before)]),
  );
}

/** Returns the factors of the left side that contain letters. */
function factorsIn({ left }: Relation): readonly Expression[] {
  const factors = left[0] === '×' ? operandsOf(left) : [];
  return factors.filter((factor) => lettersIn({ kind: 'expression', expression: factor }).size > 0);
}

/** Returns whether the same amount was added to both sides, or both were multiplied by the same number. */
function isShifted(before: Relation, after: Relation): boolean {
  const [a, b]: Expression[] = [
    ['-', before.left, before.right],
    ['-', after.left, after.right],
  ];
  if (a === undefined || b === undefined) return false;
  return [a, ['neg', a] as Expression].some((form) => haveSameForm(form, b));
}

/** Compares x = a with a previous x = b. */
function compareValues(before: Relation, after: Relation, unknown: string): Comparison {
  const [a, b] = [linearRoot(before, unknown), linearRoot(after, unknown)];
  if (a === undefined || b === undefined) return { kind: 'undecided' };
  const answer = identical(a, b);
  if (answer !== 'different') return { kind: answer };
  const at = { [unknown]: a };
  return {
    kind: 'other',
    counterexample: { at, holds: 'before', before: valuesAt(before, at), after: valuesAt(after, at) },
  };
}

/** Returns the solution of an equation that is linear in the unknown after taking logarithms. */
function linearRoot(relation: Relation, unknown: string): Expression | undefined {
  const form = logged(relation);
  const at = (value: string): Expression => substituted(form, unknown, value);
  const slope: Expression = ['-', at('1'), at('0')];
  const isLinear = haveSameForm(form, ['+', ['×', slope, unknown], at('0')]);
  if (!isLinear || identical(slope, '0') !== 'different') return undefined;
  return ['neg', ['/', at('0'), slope]];
}

/** Compares alternatives part by part. */
function compareByParts(before: Statement, after: Statement, unknown: string): Comparison {
  const [a, b] = [partsOf(before), partsOf(after)];
  if (before.kind !== after.kind || before.kind !== 'or' || a.length !== b.length)
    return { kind: 'undecided' };
  const isSame = a.every((part) => b.some((other) => compareOne(part, other, unknown).kind === 'same'));
  return { kind: isSame ? 'same' : 'undecided' };
}

/** Compares systems. A line with fewer equations than the previous one only has to be implied. */
export function compareSystems(before: Statement, after: Statement, unknowns: readonly string[]): Comparison {
  const [a, b] = [alternativesOf(before), alternativesOf(after)];
  if (!a || !b) return { kind: isSameInequality(before, after) ? 'same' : 'undecided' };
  const forth = systemImplies(a, b, unknowns);
  const back = systemImplies(b, a, unknowns);
  if (forth === undefined || back === undefined) return { kind: 'undecided' };
  if (forth && back) return { kind: 'same' };
  if (forth) return { kind: 'gained' };
  const lost = pointBetween(a, b, unknowns);
  const point = lost ?? pointBetween(b, a, unknowns);
  const kind = back ? 'lost' : 'other';
  if (!point) return { kind };
  const at = Object.fromEntries(Object.entries(point).map(([name, value]) => [name, numberText(value)]));
  return {
    kind,
    counterexample: {
      at,
      holds: lost ? 'before' : 'after',
      before: valuesAt(before, at),
      after: valuesAt(after, at),
    },
  };
}

/** Returns whether every solution of a system solves a line, or undefined if that can't be decided. */
export function systemFollows(
  before: Statement,
  after: Statement,
  unknowns: readonly string[],
): boolean | undefined {
  const [a, b] = [alternativesOf(before), alternativesOf(after)];
  return a && b && systemImplies(a, b, unknowns);
}

/** Returns true if a statement is true for every number, and false if it is true for none. */
export function constantTruth(statement: Statement): boolean | undefined {
  if (lettersIn(statement).size > 0) return undefined;
  const set: RealSet | undefined = hasIn(statement, '?') ? undefined : solutionsOf(statement, 'x');
  return set && (isEmpty(set) ? false : sameSet(set, REALS));
}
