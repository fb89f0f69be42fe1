import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import { completed } from './complete.js';
import { definitionIn, type Definition, impliedDefinition } from './definition.js';
import { compare, compareExpressions, constantTruth, isSystem } from './judge.js';
import { factsOf } from './facts.js';
import { named } from './laws/law-names.js';
import { lawsOf } from './laws/laws.js';
import {
  follows,
  hasNewLetter,
  isAboutAt,
  isSideNote,
  sideNote,
  noEquation,
  roundedAs,
  valuesIn,
} from './line-forms.js';
import { isEvenPower } from './mistakes/recognised.js';
import { swappedAtEnd, swappedForInverse, valueSetIn } from './swapped.js';
import { areRounded, isRounded, knownValues, valuesOf } from './rounding.js';
import { equation, hasLetter, lettersIn, partsOf, substituted } from './substitute.js';
import type { Comparison, LineVerdict } from './verdict.js';
import { type Place, type Progress, type Judgement, startAt, goingOnFrom } from './progress.js';
import { judgeSystem } from './judge-system.js';
import { judgeRelation } from './judge-relation.js';
import { judgeWrong } from './judge-wrong.js';

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
  if (isSystemHere) return judgeSystem(progress, statement);
  return judgeSwap(progress, statement) ?? judgeRelation(progress, statement, place);
}

/** Returns the verdict on a line that swaps x and y for the inverse function, or evaluates a function at a value. */
function judgeSwap(progress: Progress, statement: Statement): Judgement | undefined {
  const { previous, setting } = progress;
  const inverse = swappedForInverse(previous, statement);
  const isSwapped = (): boolean =>
    compare(previous, statement, setting).kind !== 'same' ||
    lawsOf(previous, statement, setting).length === 0;
  if (inverse && isSwapped())
    return { verdict: follows([named('swap-letters')], false), progress: swappedTo(progress, inverse) };
  const atEnd = progress.isSwapped === true ? undefined : swappedAtEnd(progress.problem, previous, statement);
  if (atEnd && [previous, progress.base].every((line) => compare(line, statement, setting).kind !== 'same'))
    return judgeInverse(progress, atEnd, statement);
  const value = valueSetIn(previous, statement);
  if (value === undefined) return undefined;
  return {
    verdict: follows([named('set-value', value)], false),
    progress: startAt(statement, [...lettersIn(statement)][0] ?? setting.unknown, progress.isDraft),
  };
}

/** Returns the state after x and y were swapped. */
function swappedTo(progress: Progress, line: Statement): Progress {
  return { ...goingOnFrom(progress, line), isSwapped: true };
}

/** Returns the verdict on the inverse function that a line gives, whose letters should be swapped as in `inverse`. */
function judgeInverse(progress: Progress, inverse: Statement, statement: Statement): Judgement {
  const isRight = compare(inverse, statement, progress.setting).kind === 'same';
  return isRight
    ? { verdict: follows([named('swap-letters')], false), progress: swappedTo(progress, statement) }
    : judgeWrong({ ...progress, previous: inverse }, statement, { kind: 'other' });
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
