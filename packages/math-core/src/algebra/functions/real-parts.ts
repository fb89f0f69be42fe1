import { isSame } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { intervalsOf, type Value } from '../real-set/members.js';
import { solutionSet } from '../real-set/solution-set.js';
import { isPoint, setText } from '../solve/values/real-intervals.js';
import type { Interval, Statement } from '../read/statement.js';
import { type Law, say, step } from '../texts/function-steps.js';

/** Disjoint intervals in ascending order. */
export type Parts = readonly Interval[];

/** All real numbers. */
export const ALL: Parts = [{ includesLow: false, includesHigh: false }];

/** Returns whether parts are all real numbers. */
export function isAll(parts: Parts): boolean {
  const [only] = parts;
  return parts.length === 1 && only !== undefined && only.low === undefined && only.high === undefined;
}

/** Returns the numbers for which a statement is true. Returns undefined if they or an exact end can't be found. */
export function partsWhere(statement: Statement, letter: string): Parts | undefined {
  const set = solutionSet(statement, letter);
  const found = set && intervalsOf(set);
  if (!found?.every(({ low, high }) => isExact(low) && isExact(high))) return undefined;
  return found.map(({ low, high, includesLow, includesHigh }) => ({
    ...(low?.exact !== undefined && { low: low.exact }),
    ...(high?.exact !== undefined && { high: high.exact }),
    includesLow,
    includesHigh,
  }));
}

function isExact(value: Value | undefined): boolean {
  return value === undefined || value.exact !== undefined;
}

/** Joins intervals that overlap or touch, in ascending order. */
export function joined(parts: Parts): Parts | undefined {
  return parts.length === 0 ? [] : partsWhere(inIntervals('x', parts), 'x');
}

/** Returns the statement that a letter is in one of the intervals. */
export function inIntervals(letter: string, intervals: Parts): Statement {
  return intervals.length === 0 ? { kind: 'none' } : { kind: 'intervals', unknown: letter, intervals };
}

/** Describes intervals as a student writes them: x ≥ −2, x ≠ 1. */
export function described(subject: Expression, parts: Parts): Statement {
  const runs = runsOf(parts).map(({ gaps, ...whole }) => {
    const [bounds, others] = [boundsOf(subject, whole), gaps.map((gap) => compared(subject, '≠', gap))];
    const all = [...(bounds ? [bounds] : []), ...others];
    const [first] = all;
    return all.length < 2 ? first : ({ kind: 'and', parts: all } as const);
  });
  const [first, ...others] = runs.flatMap((run) => run ?? []);
  if (!first) return { kind: parts.length === 0 ? 'none' : 'all' };
  return others.length === 0 ? first : { kind: 'or', parts: [first, ...others] };
}

/** An interval without some of its numbers. */
type Run = Interval & { readonly gaps: readonly Expression[] };

/** Joins neighbors that are separated by one number. */
function runsOf(parts: Parts): readonly Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isNext = last?.high !== undefined && part.low !== undefined && isSame(last.high, part.low);
    if (!last || !isNext) {
      runs.push({ ...part, gaps: [] });
      continue;
    }
    const { low, includesLow, high: gap } = last;
    runs[runs.length - 1] = {
      ...(low !== undefined && { low }),
      includesLow,
      ...(part.high !== undefined && { high: part.high }),
      includesHigh: part.includesHigh,
      gaps: [...last.gaps, gap ?? '0'],
    };
  }
  return runs;
}

type Relation = Extract<Statement, { kind: 'relation' }>;

function compared(left: Expression, relation: Relation['relation'], right: Expression): Relation {
  return { kind: 'relation', left, relation, right };
}

function boundsOf(subject: Expression, interval: Interval): Statement | undefined {
  const { low, high, includesLow, includesHigh } = interval;
  if (low === undefined && high === undefined) return undefined;
  if (low === undefined) return compared(subject, includesHigh ? '≤' : '<', high ?? '0');
  if (high === undefined) return compared(subject, includesLow ? '≥' : '>', low);
  if (isPoint(interval)) return compared(subject, '=', low);
  const relations = [includesLow, includesHigh].map((isIncluded) => (isIncluded ? '≤' : '<'));
  return { kind: 'chain', members: [low, subject, high], relations };
}

/**
 * Writes the lines of intervals, the first with a law, and the others with "Or" for another interval and "And" for a number that
 * is left out: x ≠ 2. Writes no line for all numbers.
 */
export function partSteps(law: Law, subject: Expression, parts: Parts): readonly Step[] {
  const lines = runsOf(parts).flatMap((run) => {
    const gaps = run.gaps.map((gap): Sides => [subject, '≠', gap]);
    return [...boundsLine(subject, run), ...gaps].map((sides, i) => ({ sides, isOther: i > 0 }));
  });
  return lines.map(({ sides: [before, relation, after], isOther }, i) => {
    const joint = isOther ? 'algebra.interval-solutions:and' : 'algebra.interval-solutions:or';
    return step(i === 0 ? law : joint, before, after, { relation });
  });
}

/** Writes the lines of a set, the first with its name and its intervals: The domain: [1, ∞). */
export function setSteps(
  set: 'algebra.function-domain' | 'algebra.function-range',
  subject: Expression,
  parts: Parts,
): readonly Step[] {
  return partSteps(say(set, { n: setText(parts) }), subject, parts);
}

type Sides = readonly [before: Expression, relation: Step['relation'], after: Expression];

function boundsLine(subject: Expression, part: Interval): readonly Sides[] {
  const { low, high, includesLow, includesHigh } = part;
  if (low === undefined) return high === undefined ? [] : [[subject, includesHigh ? '≤' : '<', high]];
  if (high === undefined) return [[subject, includesLow ? '≥' : '>', low]];
  if (isPoint(part)) return [[subject, '=', low]];
  return [[low, includesLow ? '≤' : '<', [includesHigh ? '≤' : '<', subject, high]]];
}
