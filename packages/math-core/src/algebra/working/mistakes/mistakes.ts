import { sizeOf } from '../../../expression/rewrite.js';
import type { Statement } from '../../read/statement.js';
import type { Setting } from '../judge.js';
import { isCalculation, valuesIn } from '../line-forms.js';
import type { MistakeName } from '../mistake-names.js';
import { expressionsOf, hasIn, lettersIn } from '../substitute.js';
import { Matching } from './matching.js';
import * as recognised from './recognised.js';
import type { Pair } from './recognised.js';
import { isInequality, hasSmallBase } from './relations.js';
import { signLost } from './rules-both-sides.js';
import * as systems from './rules-systems.js';
import { isSolved } from '../one-unknown.js';
import { hasTurnedZeros, isFalseSecondRoot, isSlopeInverted } from './recognised-pairs.js';
import { isSignSlip, turningOf } from './signs.js';
import { isMiscopied, isSlip } from './slips.js';
import { GENERAL, SPECIFIC, type WrongRule } from './wrong-rules.js';

/** Mistakes that are recognized from the solutions, before any wrong rule is tried. */
const FIRST: readonly (readonly [MistakeName, (pair: Pair) => boolean])[] = [
  ['equals-chain', ({ after }) => after.kind === 'chain' && after.relations.every((sign) => sign === '=')],
  ['rounded-as-exact', recognised.isRoundedAsExact],
  ['absolute-negative-right-side', recognised.isNegativeAbsolute],
  ['square-never-negative', recognised.isNegativeSquare],
  ['exponential-never-negative', recognised.isExponentialNegative],
  ['domain-forgotten', recognised.isDomainForgotten],
  ['inequality-times-unknown', recognised.isScaledByLetter],
  ['identity-read-as-zero', recognised.isIdentity],
  ['zero-read-as-none', recognised.isZeroDropped],
  ['not-always-true', recognised.isReadAsIdentity],
  ['solvable-read-as-none', recognised.isReadAsNone],
  [
    'solution-coordinates-swapped',
    ({ before, after, setting }) => isMany(setting) && systems.isSwapped(before, after, setting),
  ],
  ['mixed-up-slope', isSlopeInverted],
  [
    'base-below-one',
    (pair) =>
      hasSmallBase(pair.before) && (recognised.turning(pair) === -1 || recognised.isTurnedInDomain(pair)),
  ],
  ['inequality-sides-swapped', (pair) => turningOf(pair) === 0],
  ['inequality-not-turned', (pair) => turningOf(pair) === -1],
  ['inequality-turned-needlessly', (pair) => turningOf(pair) === 1],
  ['root-sign-swapped', (pair) => recognised.isProduct(pair.before) && recognised.haveTurnedSigns(pair)],
];

const OF_SYSTEMS: typeof FIRST = [
  [
    'equation-scaled-partly',
    ({ before, after, setting }) => before.kind === 'and' && systems.isScaledPartly(before, after, setting),
  ],
  [
    'elimination-sign',
    ({ before, after, setting }) =>
      before.kind === 'and' && systems.hasEliminationSign(before, after, setting),
  ],
  ['wrong-value-in-system', ({ before, after, setting }) => systems.isOtherValue(before, after, setting)],
  [
    'elimination-slip',
    ({ before, after, setting }) =>
      before.kind === 'and' && systems.hasEliminationSlip(before, after, setting),
  ],
];

const LAST: readonly (readonly [MistakeName, (pair: Pair) => boolean])[] = [
  ['false-second-root', isFalseSecondRoot],
  ['root-sign-swapped', hasTurnedZeros],
  ['pole-included', (pair) => recognised.wrongEnds(pair) === 'pole-included'],
  ['endpoint-strictness', (pair) => recognised.wrongEnds(pair) === 'endpoint-strictness'],
  [
    'absolute-inequality-wrong-side',
    ({ before, after }) => isInequality(before) && hasIn(before, 'abs') && !hasIn(after, 'abs'),
  ],
  ['and-or-confused', recognised.isJoinedOtherwise],
  ['sign-interval-swapped', recognised.isSwappedInterval],
  ['wrong-factor-pair', recognised.isWrongPair],
];

function isMany({ unknowns }: Setting): boolean {
  return unknowns.length > 1;
}

/** Returns the setting of two lines. In a system, lines in the same single letter are about that letter alone. */
function settingOf(before: Statement, after: Statement, setting: Setting): Setting {
  const [letter, ...others] = new Set([...lettersIn(before), ...lettersIn(after)]);
  const isOne = [before, after].every((line) => line.kind !== 'expression' && lettersIn(line).size > 0);
  return isOne && letter !== undefined && others.length === 0
    ? { unknown: letter, unknowns: [letter] }
    : setting;
}

/**
 * Returns the mistake that leads from one line to the next, or undefined if none is known. If letters of the previous
 * line were replaced by values, `typed` is that line as it was typed.
 */
export function mistakeIn(
  before: Statement,
  after: Statement,
  given: Setting,
  typed: Statement = before,
): MistakeName | undefined {
  const [first] = mistakesIn(before, after, given, typed);
  return first;
}

/** Yields the mistakes that may lead from one line to the next, the likeliest first. A name can come more than once. */
export function* mistakesIn(
  before: Statement,
  after: Statement,
  given: Setting,
  typed: Statement = before,
): Generator<MistakeName, undefined> {
  const setting = settingOf(before, after, given);
  if ([before, after].some(isLong)) return;
  const values = valuesOfFunction(before, after);
  if (values) yield* mistakesIn(...values, given);
  const pair = recognised.pairOf(before, after, setting);
  const matching = new Matching(after, setting);
  const lines = new Map<WrongRule, readonly Statement[]>();
  const linesOf = (rule: WrongRule): readonly Statement[] => {
    if (rule.fits?.(after) === false) return [];
    const made = lines.get(rule) ?? rule.lines(rule.name === AS_TYPED ? typed : before).slice(0, MAX_LINES);
    lines.set(rule, made);
    return made;
  };
  const known = function* (list: typeof FIRST): Generator<MistakeName> {
    for (const [name, holds] of list) if (holds(pair)) yield name;
  };
  const alike = function* (rules: readonly WrongRule[]): Generator<MistakeName> {
    for (const rule of rules) if (linesOf(rule).some((line) => matching.isAlike(line))) yield rule.name;
  };
  const equivalent = function* (rules: readonly WrongRule[]): Generator<MistakeName> {
    for (const rule of rules)
      if (!rule.isWritten && linesOf(rule).some((line) => matching.isEquivalent(line))) yield rule.name;
  };
  yield* known(FIRST);
  yield* alike(SPECIFIC);
  // Skip the search: a line without letters has the same solutions as any other false line.
  if (isAside(pair)) {
    yield* alike(GENERAL);
    return;
  }
  if (before.kind === 'and' && signLost(before).some((line) => matching.isAlike(line)))
    yield 'sign-lost-in-moving';
  if (isMany(setting)) yield* known(OF_SYSTEMS);
  if (isMiscopied(before, after, setting)) yield 'number-miscopied';
  yield* alike(GENERAL);
  yield* known(LAST);
  yield* equivalent(SPECIFIC);
  if (!isSolved(after) && isSignSlip(before, after, setting)) yield 'sign-slip';
  yield* equivalent(GENERAL);
  if (recognised.isContradiction(pair)) yield 'contradiction-read-as-solution';
  yield* otherwise(pair);
}

/** Returns the right sides of y = x² − 1 and y = (x − 1)², which are values of the same function. */
function valuesOfFunction(before: Statement, after: Statement): readonly [Statement, Statement] | undefined {
  if (before.kind !== 'relation' || after.kind !== 'relation') return undefined;
  const [old, now] = [before, after].map(
    ({ right }): Statement => ({ kind: 'expression', expression: right }),
  );
  const { left } = before;
  if (!old || !now || left !== 'y' || after.left !== left || lettersIn(now).size === 0) return undefined;
  return [old, now].some((side) => lettersIn(side).has(left)) ? undefined : [old, now];
}

function isLong(line: Statement): boolean {
  return expressionsOf(line).reduce((size, side) => size + sizeOf(side), 0) > MAX_SIZE;
}

/** The maximum number of signs and letters in a line whose mistake is searched for. */
const MAX_SIZE = 120;
/** The maximum number of lines that one rule may produce. */
const MAX_LINES = 200;
/** The rule that needs the line as it was typed. */
const AS_TYPED: MistakeName = 'substituted-without-parentheses';

/** Returns whether a line is a calculation on the side, next to equations. */
export function isAside({ before, after }: Pick<Pair, 'before' | 'after'>): boolean {
  return before.kind !== 'expression' && isCalculation(after);
}

/** Returns the mistake in a false calculation on the side: 4² = 8. */
export function calculationMistake(after: Statement, setting: Setting): MistakeName {
  const values = (valuesIn(after) ?? []).map((expression): Statement => ({ kind: 'expression', expression }));
  const wrong = values.slice(1).map((value, i) => mistakeIn(values[i] ?? value, value, setting));
  return wrong.find((name) => name !== undefined) ?? 'arithmetic-slip';
}

/** Yields what is likely in a line that no rule makes. */
function* otherwise(pair: Pair): Generator<MistakeName, undefined> {
  const { before, after, setting } = pair;
  const isLost = recognised.isLost(pair);
  if (!isLost && recognised.isOneValueWrong(pair)) yield 'arithmetic-slip';
  const ofValue = isLost ? ofLostSolution(pair) : isMany(setting) ? ofSystemValue(pair) : undefined;
  if (ofValue) yield ofValue;
  if (!isLost && isSlip(before, after, setting)) yield 'arithmetic-slip';
}

/** Returns the mistake in a line that has lost solutions. */
function ofLostSolution({ before, after }: Pair): MistakeName | undefined {
  if (hasIn(before, 'abs')) return 'absolute-one-case';
  if (recognised.isEvenPower(before)) return 'root-without-plus-minus';
  return isSolved(after) ? 'solution-missing' : undefined;
}

/** Returns the mistake in a line of a system that has a wrong value. */
function ofSystemValue({ before, after, setting }: Pair): MistakeName | undefined {
  if (systems.isOneValueOther(before, after, setting)) return 'arithmetic-slip';
  if (!isSolved(after)) return undefined;
  if (before.kind === 'and' && after.kind === 'and') return 'wrong-value-in-system';
  // The value of one letter follows from another's, so the error is in substituting or calculating.
  return before.kind === 'relation' ? 'arithmetic-slip' : undefined;
}
