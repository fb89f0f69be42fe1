import { membersOf } from '../real-set/members.js';
import {
  complement,
  intersection,
  isEmpty,
  isSubset,
  type RealSet,
  sameSet,
} from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../read/statement.js';
import { counterexampleIn } from './counterexample.js';
import { compare, isMultiplied, type Setting } from './judge.js';
import { type Law, named } from './laws/law-names.js';
import { lawsOf, withoutConditions } from './laws/laws.js';
import { follows, isEquation } from './line-forms.js';
import { isBothSquared, type PowerStep, powerStep } from './power-both.js';
import { gainable, isSolved } from './one-unknown.js';
import { hasIn } from './substitute.js';
import type { Comparison, Counterexample } from './verdict.js';
import type { Place, Progress, Judgement } from './progress.js';
import { judgeWrong } from './judge-wrong.js';

export function judgeRelation(progress: Progress, statement: Statement, place: Place): Judgement {
  const { previous, setting } = progress;
  const { kind, ...comparison } = compare(previous, statement, setting);
  const power =
    kind === 'same' || setting.unknowns.length < 2
      ? undefined
      : powerStep(previous, statement, setting.unknown);
  if (power) return stepped(progress, statement, power);
  if (kind === 'undecided')
    return (
      judgeConditioned(progress, statement, place) ?? {
        verdict: { verdict: 'undecided' },
        progress: { ...progress, previous: statement },
      }
    );
  if (kind !== 'same' && !isAllowed(progress, kind, statement))
    return judgeWrong(progress, statement, withCounterexample(progress, statement, { kind, ...comparison }));
  return judgeAllowed(progress, kind, statement, place);
}

/** Returns the verdict on a line with the same solutions, or with others that its step allows. */
function judgeAllowed(
  progress: Progress,
  kind: Comparison['kind'],
  statement: Statement,
  place: Place,
): Judgement {
  // Gained solutions that were discarded again lead back to the base.
  const isBack = kind === 'lost' && isBase(progress, statement);
  const gained = kind === 'gained' || (progress.gained && !isBack);
  const next = { ...progress, previous: statement, gained };
  const isAnswer = place.isLast && gained && isSolved(statement);
  const kept = isAnswer ? extraneous(progress, statement) : undefined;
  if (kept)
    return {
      verdict: { verdict: 'wrong', mistake: 'extraneous-solution-kept', counterexample: kept },
      progress: next,
    };
  if (kind === 'lost') return { verdict: follows([named('check-values')], gained), progress: next };
  const laws = progress.isDraft ? [] : lawsBetween(progress, statement);
  return { verdict: follows(laws, gained), progress: next };
}

function lawsBetween({ previous, setting }: Progress, statement: Statement): readonly Law[] {
  const laws = lawsOf(previous, statement, setting);
  if (laws.length > 0 || setting.unknowns.length < 2) return laws;
  const power = powerStep(previous, statement, setting.unknown);
  return power?.laws ?? laws;
}

/**
 * Judges a line with a condition that leaves no solution, such as x + 3 = 6, x ≠ 3 after (x² − 9)/(x − 3) = 6. Without the
 * condition, it may only gain solutions.
 */
function judgeConditioned(progress: Progress, statement: Statement, place: Place): Judgement | undefined {
  const bare = withoutConditions(statement);
  if (bare === statement || progress.setting.unknowns.length !== 1) return undefined;
  const { verdict } = judgeRelation(progress, bare, { ...place, isLast: false });
  const sets = setsOf(progress, progress.previous, statement);
  if (verdict.verdict !== 'follows' || !sets || sameSet(sets.before, sets.after) !== true) return undefined;
  return {
    verdict: follows(verdict.laws, progress.gained),
    progress: { ...progress, previous: statement },
  };
}

/** Returns the verdict on a line after which solutions may have been gained by squaring both sides. */
function stepped(progress: Progress, statement: Statement, { laws, isGaining }: PowerStep): Judgement {
  const gained = progress.gained || isGaining;
  return { verdict: follows(laws, gained), progress: { ...progress, previous: statement, gained } };
}

/** Returns whether solutions may be gained or discarded here. */
function isAllowed(
  { base, previous, setting, gained }: Progress,
  kind: Comparison['kind'],
  statement: Statement,
): boolean {
  if (setting.unknowns.length !== 1)
    return kind === 'lost' && gained && compare(base, statement, setting).kind === 'same';
  const { unknown } = setting;
  const [start, after] = [solutionsOf(base, unknown), solutionsOf(statement, unknown)];
  if (!start || !after || !isSubset(start, after)) return false;
  if (kind === 'lost') return gained;
  if (!isEquation(previous) || !isEquation(statement)) return false;
  if (kind !== 'gained') return gained && isGainable(previous, statement, unknown, after);
  if (!isFiniteGain(solutionsOf(previous, unknown), after)) return false;
  return (
    isMultiplied(previous, statement) ||
    isWithoutCondition(previous, statement, setting) ||
    isGainable(previous, statement, unknown, after)
  );
}

/** Returns whether a step can gain all solutions that a line has. */
function isGainable(previous: Statement, statement: Statement, unknown: string, after: RealSet): boolean {
  const most = gainable(previous, unknown, mayBeSquared(previous, statement, unknown));
  return most !== undefined && isSubset(after, most) === true;
}

/** Returns whether a line is the previous one without its conditions. */
function isWithoutCondition(previous: Statement, statement: Statement, setting: Setting): boolean {
  const bare = withoutConditions(previous);
  return bare !== previous && compare(bare, statement, setting).kind === 'same';
}

/**
 * Returns whether a line may come from squaring both sides of the previous one. If that has no solution and no root, such as
 * (z − 1)² = −4, only the equation of the squares does: a root such as z − 1 = ±2 has solutions that can't be checked away.
 */
function mayBeSquared(before: Statement, after: Statement, unknown: string): boolean {
  if (isSolved(after)) return false;
  const own = hasIn(before, '√') ? undefined : solutionsOf(before, unknown);
  return !own || !isEmpty(own) || isBothSquared(before, after, unknown);
}

/** Returns whether the gained numbers can be listed, because nobody can check infinitely many. */
function isFiniteGain(before: RealSet | undefined, after: RealSet): boolean {
  const gain = before && intersection(after, complement(before));
  return gain === undefined || membersOf(gain) !== undefined;
}

function isBase(progress: Progress, statement: Statement): boolean {
  const sets = setsOf(progress, progress.base, statement);
  return sets !== undefined && sameSet(sets.before, sets.after) === true;
}

function extraneous(progress: Progress, statement: Statement): Counterexample | undefined {
  const { base, setting } = progress;
  const sets = setsOf(progress, base, statement);
  if (!sets || sameSet(sets.before, sets.after) !== false) return undefined;
  return counterexampleIn(base, statement, setting.unknown, sets);
}

function setsOf(
  { setting: { unknown } }: Progress,
  before: Statement,
  after: Statement,
): { readonly before: RealSet; readonly after: RealSet } | undefined {
  const [a, b] = [solutionsOf(before, unknown), solutionsOf(after, unknown)];
  return a && b && { before: a, after: b };
}

function withCounterexample(progress: Progress, after: Statement, comparison: Comparison): Comparison {
  if (comparison.kind !== 'gained') return comparison;
  const { previous, setting } = progress;
  const sets = setting.unknowns.length === 1 ? setsOf(progress, previous, after) : undefined;
  const counterexample = sets && counterexampleIn(previous, after, setting.unknown, sets);
  return { kind: 'other', ...(counterexample && { counterexample }) };
}
