import type { Expression } from '../../steps/expression.js';
import { membersOf } from '../real-set/members.js';
import { complement, intersection, isSubset, type RealSet, sameSet } from '../real-set/set-algebra.js';
import { solutionsOf } from './solutions.js';
import type { Statement } from '../statement.js';
import { completed } from './complete.js';
import { counterexampleIn } from './counterexample.js';
import { definitionIn, type Definition, impliedDefinition } from './definition.js';
import {
  compare,
  compareExpressions,
  compareSystems,
  constantTruth,
  isMultiplied,
  isSystem,
  type Setting,
} from './judge.js';
import { type Facts, factsAfterWrong, factsOf, judgeFacts, ownSetting } from './facts.js';
import { inBounds } from './fraction-of.js';
import { type Law, named } from './laws/law-names.js';
import { lawsOf } from './laws/laws.js';
import {
  follows,
  hasNewLetter,
  isAboutAt,
  isEquation,
  isSideNote,
  sideNote,
  noEquation,
  roundedAs,
  valueOfProblem,
  valuesIn,
} from './line-forms.js';
import { calculationMistake, isAside, mistakeIn } from './mistakes/mistakes.js';
import { isEvenPower } from './mistakes/recognised.js';
import { gainable, isSolved } from './one-unknown.js';
import { swappedForInverse, valueSetIn } from './swapped.js';
import { areRounded, isRounded, knownValues, valuesOf } from './rounding.js';
import { equation, hasLetter, lettersIn, partsOf, substituted } from './substitute.js';
import type { MistakeName } from './mistake-names.js';
import type { Comparison, Counterexample, LineVerdict } from './verdict.js';

/** The typed text of a line, and a flag for the last readable line. */
export interface Place {
  readonly text: string;
  readonly isLast: boolean;
}

/** The state of the work after a line. */
export interface Progress {
  readonly setting: Setting;
  readonly definitions: ReadonlyMap<string, Expression>;
  readonly problem: Statement;
  /** The problem with its letters replaced by their values. */
  readonly evaluated: Statement;
  /** The line whose solutions count: the problem, or the last wrong line. */
  readonly base: Statement;
  readonly previous: Statement;
  /** Known facts about a system. */
  readonly facts: Facts;
  /** True if solutions may have been gained since `base`. */
  readonly gained: boolean;
}

/** The verdict on a line, and the state after it. */
export interface Judgement {
  readonly verdict: LineVerdict;
  readonly progress: Progress;
}

/** Returns the state after the problem. */
export function startAt(problem: Statement, unknown: string): Progress {
  const evaluated = valueOfProblem(problem);
  return {
    setting: { unknown, unknowns: [...lettersIn(evaluated)].sort() },
    definitions: new Map(),
    problem,
    evaluated,
    base: evaluated,
    previous: evaluated,
    facts: factsOf(evaluated),
    gained: false,
  };
}

/** Returns the verdict on the next line, and the state after it. */
export function judgeLine(before: Progress, line: Statement, place: Place): Judgement {
  const progress = withNamedValue(before, line);
  const { previous, setting, gained } = progress;
  const stay = (verdict: LineVerdict): Judgement => ({ verdict, progress });
  if (previous.kind === 'expression') return judgeValue(progress, previous.expression, line);
  const statement = completed(line, setting, progress.definitions);
  if (statement.kind === 'expression') return stay(noEquation(place.text));
  if (JSON.stringify(statement) === JSON.stringify(previous))
    return stay(follows([named('write-again')], gained));
  const definition = definitionIn(statement, previous, setting);
  if (definition) return defined(progress, definition);
  if (hasNewLetter(statement, setting) && setting.unknowns.length < 2)
    return judgeNewLetter(progress, statement);
  const rounded = roundedVerdict(progress, statement);
  if (rounded) return stay(rounded);
  if (isCheck(progress, statement)) return stay(follows([named('check')], gained));
  if (isSideNote(statement)) return stay(follows([named('aside')], gained));
  const isSystemHere =
    setting.unknowns.length > 1 && [progress.evaluated, progress.base, previous].some(isSystem);
  const inverse = isSystemHere ? undefined : swappedForInverse(previous, statement);
  if (inverse && compare(previous, statement, setting).kind !== 'same')
    return { verdict: follows([named('swap-letters')], false), progress: goingOnFrom(progress, inverse) };
  const value = isSystemHere ? undefined : valueSetIn(previous, statement);
  if (value !== undefined)
    return {
      verdict: follows([named('set-value', value)], false),
      progress: startAt(statement, [...lettersIn(statement)][0] ?? setting.unknown),
    };
  return isSystemHere ? judgeSystem(progress, statement) : judgeRelation(progress, statement, place);
}

/** After an expression such as log₂ 8, a line such as x = 3 gives its value the name x. */
function withNamedValue(progress: Progress, line: Statement): Progress {
  const { previous } = progress;
  const [letter, ...others] = line.kind === 'relation' && line.relation === '=' ? lettersIn(line) : [];
  if (previous.kind !== 'expression' || lettersIn(previous).size > 0) return progress;
  if (letter === undefined || others.length > 0) return progress;
  const base = equation(letter, previous.expression);
  return {
    ...progress,
    setting: { unknown: letter, unknowns: [letter] },
    base,
    previous: base,
    facts: factsOf(base),
  };
}

/** Returns the verdict on a line in a chain of equal values. */
function judgeValue(progress: Progress, before: Expression, statement: Statement): Judgement {
  const { previous, setting } = progress;
  const members = valuesIn(statement);
  if (!members) return { verdict: { verdict: 'undecided' }, progress };
  const after: Statement = { kind: 'expression', expression: members.at(-1) ?? '0' };
  const worst = members
    .map((value, i) =>
      isAboutAt(statement, i) ? roundedAs(before, value) : compareExpressions(before, value),
    )
    .reduce<Comparison>((so, next) => (next.kind !== 'same' && so.kind !== 'other' ? next : so), {
      kind: 'same',
    });
  const isOpen = worst.kind === 'undecided' || (worst.kind !== 'same' && isNewEquation(before, statement));
  if (isOpen) return { verdict: { verdict: 'undecided' }, progress };
  const aside = worst.kind === 'same' ? undefined : sideNote(statement, previous);
  if (aside) return { verdict: aside, progress };
  if (worst.kind !== 'same') {
    const wrong = judgeWrong(progress, statement.kind === 'chain' ? statement : after, worst);
    return { ...wrong, progress: { ...wrong.progress, previous: after } };
  }
  const isPut = previous === progress.evaluated && progress.problem.kind === 'and';
  const laws = isPut ? [named('put-in-values')] : lawsOf(previous, after, setting);
  return { verdict: follows(laws, false), progress: { ...progress, previous: after } };
}

/**
 * Returns whether an equation gives no information about the value of an expression: it sets something else equal to a
 * number, or its two sides are different and the first isn't the expression.
 */
function isNewEquation(before: Expression, statement: Statement): boolean {
  if (statement.kind !== 'relation' || statement.left[0] === '?' || !hasLetter(before)) return false;
  const { left, right } = statement;
  if (hasLetter(left) !== hasLetter(right)) return true;
  return hasLetter(left) && ![before, right].some((other) => compareExpressions(left, other).kind === 'same');
}

function defined(progress: Progress, { name, meaning, verdict }: Definition): Judgement {
  if (verdict.verdict !== 'follows' || name === undefined || meaning === undefined)
    return { verdict, progress };
  const definitions = new Map([...progress.definitions, [name, meaning]]);
  return { verdict, progress: { ...progress, definitions } };
}

/** Returns the verdict on a line with a letter that hasn't been introduced. */
function judgeNewLetter(progress: Progress, statement: Statement): Judgement {
  const found = impliedDefinition(statement, progress.previous, progress.setting);
  if (!found) return { verdict: { verdict: 'undecided' }, progress };
  const definitions = new Map([...progress.definitions, [found.name, found.meaning] as const]);
  const previous = completed(statement, progress.setting, definitions);
  return {
    verdict: follows([named('name')], progress.gained),
    progress: { ...progress, definitions, previous },
  };
}

/** Returns the verdict on a rounded line such as x ≈ 1.41. */
function roundedVerdict(
  { previous, setting: { unknown }, gained }: Progress,
  statement: Statement,
): LineVerdict | undefined {
  const decimals = partsOf(statement).map((part) =>
    part.kind === 'relation' && part.relation === '≈' && part.left === unknown ? part.right : undefined,
  );
  if (!decimals.every((decimal) => decimal !== undefined)) return undefined;
  const values = knownValues(previous, unknown);
  const isRight = values && areRounded(decimals, values);
  if (isRight === undefined) return { verdict: 'undecided' };
  if (isRight) return follows([named('round')], gained);
  const isPart = decimals.every((decimal) => values?.some((value) => isRounded(decimal, value) === true));
  if (!isPart) return { verdict: 'wrong', mistake: 'arithmetic-slip' };
  return {
    verdict: 'wrong',
    mistake: isEvenPower(previous) ? 'root-without-plus-minus' : 'solution-missing',
  };
}

/** Returns whether a line without letters substitutes the solution into the problem. */
function isCheck({ problem, previous, setting }: Progress, statement: Statement): boolean {
  const members = valuesIn(statement);
  if (!members || problem.kind !== 'relation') return false;
  if (constantTruth(statement) !== true || setting.unknowns.length !== 1) return false;
  const { unknown } = setting;
  const { left, right } = problem;
  return (valuesOf(previous, unknown) ?? []).some((value) => {
    const sides = [left, right].map((side) => substituted(side, unknown, value));
    return [members[0], members.at(-1)].every(
      (side = '0', i) => compareExpressions(side, sides[i] ?? '0').kind === 'same',
    );
  });
}

function judgeSystem(progress: Progress, statement: Statement): Judgement {
  const { previous, facts, setting } = progress;
  const changed = changedIn(previous, statement);
  const part = changed && judgeSystem(progress, changed);
  if (part?.verdict.verdict === 'wrong')
    return { verdict: part.verdict, progress: goingOnFrom(progress, statement) };
  const judged = judgeFacts(facts, statement, setting.unknowns, previous);
  const { comparison, facts: next, isFromPrevious } = judged;
  if (comparison.kind === 'undecided') return { verdict: { verdict: 'undecided' }, progress };
  if (next)
    return {
      verdict: follows(isFromPrevious ? lawsInSystem(progress, statement) : [], false),
      progress: { ...progress, previous: statement, facts: next },
    };
  const [first = []] = facts.bases;
  const shown =
    comparison.kind === 'gained'
      ? gainedPoint(progress, { kind: 'and', parts: first }, statement)
      : comparison;
  const wrong = judgeWrong(progress, statement, shown);
  if (wrong.progress.previous !== statement) return wrong;
  const after = factsAfterWrong(facts, statement, setting.unknowns);
  return { ...wrong, progress: { ...wrong.progress, facts: after } };
}

/** Returns the only equation of a system that isn't in the previous one. It is faster to check than the whole system. */
function changedIn(previous: Statement, statement: Statement): Statement | undefined {
  if (previous.kind !== 'and' || statement.kind !== 'and') return undefined;
  const known = previous.parts.map((part) => JSON.stringify(part));
  const [only, ...others] = statement.parts.filter((part) => !known.includes(JSON.stringify(part)));
  const isOne = others.length === 0 && statement.parts.length > 1;
  return isOne && only?.kind === 'relation' ? only : undefined;
}

/** Returns the laws that lead to a line from the previous line or, failing that, from all known facts. */
function lawsInSystem(progress: Progress, statement: Statement): readonly Law[] {
  const { previous, setting } = progress;
  const laws = lawsOf(previous, statement, setting);
  const known = laws.length > 0 ? undefined : knownSystem(progress);
  return known ? lawsOf(known, statement, setting) : laws;
}

function gainedPoint({ setting }: Progress, before: Statement, after: Statement): Comparison {
  const { counterexample } = { ...compareSystems(after, before, setting.unknowns) } as {
    counterexample?: Counterexample;
  };
  if (!counterexample) return { kind: 'other' };
  const { at } = counterexample;
  return { kind: 'other', counterexample: { at, holds: 'after', before: [], after: [] } };
}

function judgeRelation(progress: Progress, statement: Statement, { isLast }: Place): Judgement {
  const { previous, setting } = progress;
  const { kind, ...comparison } = compare(previous, statement, setting);
  if (kind === 'undecided')
    return { verdict: { verdict: 'undecided' }, progress: { ...progress, previous: statement } };
  if (kind !== 'same' && !isAllowed(progress, kind, statement))
    return judgeWrong(progress, statement, withCounterexample(progress, statement, { kind, ...comparison }));
  // Gained solutions that were discarded again lead back to the base.
  const isBack = kind === 'lost' && isBase(progress, statement);
  const gained = kind === 'gained' || (progress.gained && !isBack);
  const next = { ...progress, previous: statement, gained };
  const kept = isLast && gained && isSolved(statement) ? extraneous(progress, statement) : undefined;
  if (kept)
    return {
      verdict: { verdict: 'wrong', mistake: 'extraneous-solution-kept', counterexample: kept },
      progress: next,
    };
  const laws = kind === 'lost' ? [named('check-values')] : lawsOf(previous, statement, setting);
  return { verdict: follows(laws, gained), progress: next };
}

/** Returns whether solutions may be gained or discarded here. */
function isAllowed(
  { base, previous, setting, gained }: Progress,
  kind: Comparison['kind'],
  statement: Statement,
): boolean {
  if (setting.unknowns.length !== 1) return false;
  const { unknown } = setting;
  const [start, after] = [solutionsOf(base, unknown), solutionsOf(statement, unknown)];
  if (!start || !after || !isSubset(start, after)) return false;
  if (kind === 'lost') return gained;
  if (!isEquation(previous) || !isEquation(statement)) return false;
  if (kind === 'gained' && !isFiniteGain(solutionsOf(previous, unknown), after)) return false;
  if (kind === 'gained' && isMultiplied(previous, statement)) return true;
  const most = gainable(previous, unknown, !isSolved(statement));
  return most !== undefined && isSubset(after, most) === true && (kind === 'gained' || gained);
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

/** Returns the verdict on a wrong line. The next lines are checked against it. */
function judgeWrong(progress: Progress, after: Statement, comparison: Comparison): Judgement {
  const { previous, setting } = progress;
  const typed = previous === progress.evaluated ? progress.problem : previous;
  const known = inBounds(
    () =>
      mistakeIn(previous, after, ownSetting(previous, after, setting), typed) ??
      mistakeInSystem(progress, after),
  );
  const isSideCalculation = known === undefined && isAside({ before: previous, after });
  const mistake = isSideCalculation ? inBounds(() => calculationMistake(after, setting)) : known;
  const counterexample = 'counterexample' in comparison ? comparison.counterexample : undefined;
  return {
    verdict: { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) },
    // A calculation on the side doesn't become the new base.
    progress: isSideCalculation ? progress : goingOnFrom(progress, after),
  };
}

/** Returns the mistake that leads from all that is known about a system to a line, not only from the previous line. */
function mistakeInSystem(progress: Progress, after: Statement): MistakeName | undefined {
  const { setting } = progress;
  const known = setting.unknowns.length > 1 ? knownSystem(progress) : undefined;
  return known && mistakeIn(known, after, setting);
}

/** Returns all that is known about a system, if that is more than the previous line. */
function knownSystem({ facts, previous }: Progress): Statement | undefined {
  const [known = []] = facts.bases;
  const parts = known.flatMap((part) => (part.kind === 'and' ? part.parts : [part]));
  return parts.length > 1 && parts.includes(previous) ? { kind: 'and', parts } : undefined;
}

/** Returns the state in which a line is the new base. */
function goingOnFrom(progress: Progress, line: Statement): Progress {
  return { ...progress, base: line, previous: line, facts: factsOf(line), gained: false };
}
