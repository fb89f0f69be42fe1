import { operandsOf } from '../../../expression/rewrite.js';
import type { Result } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement } from '../../read/statement.js';
import { worked } from '../../operations/worked.js';
import { rewriteCalls } from '../../trigonometry/rewrite-calls.js';
import { hasTrigonometry, isCall, lettersOf } from '../../trigonometry/calls.js';
import { decided } from '../complex-values.js';
import { type Law, named } from '../laws/law-names.js';
import { lawsOf } from '../laws/laws.js';
import { follows } from '../line-forms.js';
import { startAt } from '../progress.js';
import { expressionsOf, lettersIn, mapped } from '../substitute.js';
import type { LineVerdict } from '../verdict.js';
import { judgeLine } from '../walk.js';
import { angleExample } from './angle-example.js';
import { angleMistake, hasOtherSign } from './angle-mistakes.js';
import { anglesOf, windowOf } from './angle-sets.js';
import { areNear, type Window, withoutDegrees } from './angle-units.js';
import { listMistake } from './list-mistakes.js';
import { comparison, isRounded, type Known } from './compare-angles.js';
import { type AngleLine, type AngleWork, isTrigonometric } from './read-angles.js';

/** Checks work about an angle. There is one verdict for each line after the first. */
export function judgeAngles(work: AngleWork): readonly LineVerdict[] {
  const window = windowOf(work);
  const all = work.lines.map((read): Known | undefined => {
    const angles = read.ok && window ? decided(() => anglesOf(read.value, work, window)) : undefined;
    return read.ok && angles ? { line: read.value, angles } : undefined;
  });
  let base: Known | undefined;
  let before: AngleLine | undefined;
  const verdicts = work.lines.map((read, i): LineVerdict => {
    if (!read.ok) return unread(read);
    const line = read.value;
    if (line.parts.length === 0 && line.interval) return follows([named('given')], false);
    const [last, now] = [before, all[i]];
    before = line;
    if (!window || !now) return { verdict: 'undecided' };
    if (!base || !last) {
      base = now;
      return { verdict: 'undecided' };
    }
    const verdict = judged({ known: base, all, at: i, last, now }, work, window);
    if (verdict.verdict === 'wrong') base = now;
    return verdict;
  });
  return verdicts.slice(1);
}

/** A line among others: the last line whose angles count, the previous line, and the line itself. */
interface Place {
  readonly known: Known;
  readonly all: readonly (Known | undefined)[];
  readonly at: number;
  readonly last: AngleLine;
  readonly now: Known;
}

function judged(place: Place, work: AngleWork, window: Window): LineVerdict {
  const { known, last, now } = place;
  const rounded = isRounded(known, now, work);
  const kind = rounded === undefined ? comparison(known.angles, now.angles, work, window) : 'same';
  if (kind === undefined) return { verdict: 'undecided' };
  if (kind === 'same' && rounded !== 'exact') return follows(lawsBetween(last, now.line, work), false);
  if (kind === 'lost' && isOneOfSeveral(place, work, window)) return follows([named('find-angles')], false);
  const mistake = rounded === 'exact' ? 'rounded-as-exact' : nameOf(known, last, now, work, window);
  const counterexample = angleExample(known.angles, now.angles, work, window);
  return { verdict: 'wrong', ...(mistake && { mistake }), ...(counterexample && { counterexample }) };
}

/** Returns whether the lines around a list of angles list the others: x = 30°, then x = 150°. */
function isOneOfSeveral({ known, all, at }: Place, work: AngleWork, window: Window): boolean {
  const isPart = (each: Known | undefined): boolean =>
    each !== undefined &&
    each.line.parts.length > 0 &&
    !each.line.parts.some((part) => isTrigonometric(part, work.unknown)) &&
    comparison(known.angles, each.angles, work, window) === 'lost';
  const last = all.findIndex((each, i) => i > at && !isPart(each));
  const others = all.slice(0, at).reverse();
  const near = others.findIndex((each) => !isPart(each));
  const run = all
    .slice(near < 0 ? 0 : at - near, last < 0 ? undefined : last)
    .flatMap((each) => each?.angles ?? []);
  const union = {
    values: run
      .flatMap(({ values }) => values)
      .filter((value, i, values) => !values.slice(0, i).some((other) => areNear(other, value, work))),
    halves: [],
    isList: run.every(({ isList }) => isList),
  };
  return run.length > 1 && comparison(known.angles, union, work, window) === 'same';
}

function unread({
  position = 0,
  expected = '',
  message,
}: Extract<Result<unknown>, { ok: false }>): LineVerdict {
  return { verdict: 'unreadable', position, expected, message };
}

function nameOf(
  base: Known,
  before: AngleLine,
  now: Known,
  work: AngleWork,
  window: Window,
): ReturnType<typeof angleMistake> {
  const isOfAngles = [before, now.line].every(
    ({ parts }) => parts.length > 0 && !parts.some((part) => isTrigonometric(part, work.unknown)),
  );
  const own =
    (isOfAngles ? listMistake(before, now.line, work.unknown) : undefined) ??
    angleMistake(base, now, work, window);
  if (own !== undefined) return own;
  if (!isOfAngles && hasOtherSign(before, now, work, window)) return 'sign-slip';
  const verdict = inCalls(before, now.line, work);
  return verdict?.verdict === 'wrong' ? verdict.mistake : undefined;
}

/** Names the laws between two lines with the same angles. */
function lawsBetween(before: AngleLine, after: AngleLine, work: AngleWork): readonly Law[] {
  const [old, now] = [before, after].map(({ parts }) =>
    parts.some((part) => isTrigonometric(part, work.unknown)),
  );
  if (after.parts.length === 0) return [named('no-solution')];
  if (old && !now) return [named('find-angles')];
  if (!old && now) return [];
  if (!old) return ofAngles(before, after, work);
  const verdict = inCalls(before, after, work);
  const { statements, isSame, restored } = withLetters(before, after);
  if (verdict?.verdict === 'follows') return restored(verdict.laws);
  const [a, b] = statements;
  const isKnown = !statements.some(hasCall);
  const laws = (isKnown ? decided(() => lawsOf(a, b, { unknown: 's', unknowns: ['s'] })) : undefined) ?? [];
  return isSame ? restored(laws) : [named('trig-identity')];
}

/** Names the law between two lists of angles. */
function ofAngles(before: AngleLine, after: AngleLine, work: AngleWork): readonly Law[] {
  const hasTurns = ({ parts }: AngleLine): boolean =>
    parts.some(({ left, right }) => lettersOf([left, right]).length > 1);
  const [old, now] = [hasTurns(before), hasTurns(after)];
  if (old && !now) return [named(work.interval ? 'keep-in-interval' : 'list-solutions')];
  if (!old && now) return [named('add-turns')];
  const laws = before.parts.map((part, i): readonly Law[] => {
    const other = after.parts[i];
    if (!other || before.parts.length !== after.parts.length) return [];
    const [a, b] = [part, other].map(
      ({ left, right }): Statement => ({ kind: 'relation', left, relation: '=', right }),
    );
    return (
      (a &&
        b &&
        decided(() =>
          lawsOf(withoutDegrees(a), withoutDegrees(b), { unknown: work.unknown, unknowns: [work.unknown] }),
        )) ??
      []
    );
  });
  const [first = []] = laws;
  const isOne = laws.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return isOne ? first.map((law) => (work.inDegrees ? inDegrees(law) : law)) : [];
}

/** Writes the degree sign after an angle that was added or subtracted. */
function inDegrees({ id, n, ...law }: Law): Law {
  const isAngle = n !== undefined && /^(?:add|subtract)-both$/.test(id) && lettersOf([n]).length === 0;
  return isAngle ? named(id, ['°', n]) : { id, ...law, ...(n !== undefined && { n }) };
}

/** Checks two lines with a letter for their only function, sin x, as lines of algebra. */
function inCalls(before: AngleLine, after: AngleLine, work: AngleWork): LineVerdict | undefined {
  const isAngles = [before, after].some(
    ({ parts }) => parts.length === 0 || !parts.every((part) => isTrigonometric(part, work.unknown)),
  );
  const { statements, count } = withLetters(before, after);
  if (isAngles || count !== 1 || statements.some(hasCall)) return undefined;
  const [a, b] = statements;
  return decided(() => judgeLine(startAt(a, 's'), b, { text: '', isLast: false }).verdict);
}

/** Returns the exact value of a function without letters, or the function. */
function knownValue(call: Expression): Expression {
  const value = decided(() => rewriteCalls(call, 'line'));
  if (!value?.ok || hasTrigonometry(value.value.whole)) return call;
  const { whole } = value.value;
  return operandsOf(call).some(hasTrigonometry) ? worked(whole) : whole;
}

function hasCall(statement: Statement): boolean {
  return expressionsOf(statement).some(hasTrigonometry);
}

const LETTERS = ['s', 't', 'u', 'v', 'w'];

/** Two lines with letters for their functions. */
interface Lettered {
  readonly statements: readonly [Statement, Statement];
  readonly count: number;
  /** True if both lines have the same functions. */
  readonly isSame: boolean;
  /** Writes the functions for their letters in laws: Subtract cos x from both sides. */
  readonly restored: (laws: readonly Law[]) => readonly Law[];
}

function withLetters(before: AngleLine, after: AngleLine): Lettered {
  const names = new Map<string, string>();
  const letterOf = (expression: Expression): string => {
    const key = JSON.stringify(expression);
    const name = names.get(key) ?? LETTERS[names.size] ?? 'z';
    names.set(key, name);
    return name;
  };
  const visit = (expression: Expression): Expression => {
    if (typeof expression === 'string') return expression;
    if (isCall(expression))
      return lettersOf([expression]).length > 0 ? letterOf(expression) : knownValue(expression);
    return [expression[0], ...operandsOf(expression).map(visit)];
  };
  const [a, b] = [mapped(before.statement, visit), mapped(after.statement, visit)] as const;
  const back = (expression: Expression): Expression => {
    if (typeof expression !== 'string') return [expression[0], ...operandsOf(expression).map(back)];
    const call = [...names].find(([, name]) => name === expression)?.[0];
    return call === undefined ? expression : (JSON.parse(call) as Expression);
  };
  return {
    statements: [a, b],
    count: names.size,
    isSame: [...lettersIn(a)].sort().join() === [...lettersIn(b)].sort().join(),
    restored: (laws) =>
      laws.map(({ id, n, ...law }) => (n === undefined ? { id, ...law } : named(id, back(n)))),
  };
}
