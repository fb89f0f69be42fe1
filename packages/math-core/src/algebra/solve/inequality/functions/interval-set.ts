import type { Expression } from '../../../../steps/expression.js';
import { numberText } from '../../../../expression/number-text.js';
import { rational, reduce } from '../../../../rational/rational.js';
import { approximate } from '../../../expression/approximate.js';
import { compareValues } from '../../../normal/value-sign.js';
import { intervalsOf, type Value } from '../../../real-set/members.js';
import { solutionSet } from '../../../real-set/solution-set.js';
import type { Solution } from '../../solution.js';
import type { Interval, Statement } from '../../../read/statement.js';
import { type RealIntervals, solutionOf as surdSolution } from '../../values/real-intervals.js';
import { simplestNumber, shorter } from '../../values/number-form.js';

/** A set of real numbers as disjoint intervals in ascending order. */
export type Intervals = readonly Interval[];

/** A critical point, or the open interval between two of them. */
export interface Cell {
  readonly low?: Expression;
  readonly high?: Expression;
  /** The point itself, or a rational number in the interval. */
  readonly at: Expression;
  readonly isPoint: boolean;
}

/** Returns the exact solutions of a statement. Returns undefined if an endpoint has no known form. */
export function exactIntervals(statement: Statement, unknown: string): Intervals | undefined {
  const set = solutionSet(statement, unknown);
  const found = set && intervalsOf(set);
  if (!found) return undefined;
  const intervals = found.map(({ low, high, includesLow, includesHigh }) => ({
    ...(low && { low: exactOf(low) }),
    ...(high && { high: exactOf(high) }),
    includesLow,
    includesHigh,
  }));
  const isKnown = intervals.every(
    (interval) => !('low' in interval && !interval.low) && !('high' in interval && !interval.high),
  );
  return isKnown ? (intervals as Intervals) : undefined;
}

function exactOf({ exact }: Value): Expression | undefined {
  return exact === undefined ? undefined : shorter(simplestNumber(exact), exact);
}

/** Sorts numbers and removes repeated ones. Returns undefined if two of them can't be compared. */
export function inOrder(numbers: readonly Expression[]): readonly Expression[] | undefined {
  const sorted: Expression[] = [];
  for (const number of numbers) {
    let place = 0;
    for (; place < sorted.length; place += 1) {
      const order = compareValues(number, sorted[place] ?? '0');
      if (order === undefined) return undefined;
      if (order <= 0) break;
    }
    const next = sorted[place];
    if (next === undefined || compareValues(number, next) !== 0) sorted.splice(place, 0, number);
  }
  return sorted;
}

/** Returns the points and the open intervals between them in ascending order, each with a number in it. */
export function cellsBetween(points: readonly Expression[]): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  for (const [i, high] of [...points, undefined].entries()) {
    const low = points[i - 1];
    const at = numberBetween(low, high);
    if (at === undefined) return undefined;
    cells.push({
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
      at,
      isPoint: false,
    });
    if (high !== undefined) cells.push({ low: high, high, at: high, isPoint: true });
  }
  return cells;
}

const DENOMINATORS = [1, 2, 4, 10, 100, 1000, 10_000, 1_000_000] as const;

/** Returns a simple rational number strictly between two others, which it is compared with exactly. */
function numberBetween(low: Expression | undefined, high: Expression | undefined): Expression | undefined {
  const isIn = (at: Expression): boolean =>
    (low === undefined || compareValues(low, at) === -1) &&
    (high === undefined || compareValues(at, high) === -1);
  if (isIn('0')) return '0';
  const end = low ?? high ?? '0';
  const near = approximate(end);
  for (const denominator of DENOMINATORS) {
    const start = end === low ? Math.floor(near * denominator) + 1 : Math.ceil(near * denominator) - 1;
    if (!Number.isSafeInteger(start)) return undefined;
    const at = numberText(reduce(rational(BigInt(start), BigInt(denominator))));
    if (isIn(at)) return at;
  }
  return undefined;
}

/** Joins the cells where a condition is true. Returns undefined if the condition can't be decided in one of them. */
export function intervalsWhere(
  cells: readonly Cell[],
  holds: (cell: Cell) => boolean | undefined,
): Intervals | undefined {
  const found: Interval[] = [];
  let isOpen = false;
  for (const cell of cells) {
    const isIn = holds(cell);
    if (isIn === undefined) return undefined;
    const last = found.at(-1);
    if (isIn && isOpen && last)
      found[found.length - 1] = { ...withoutHigh(last), ...highOf(cell), includesHigh: cell.isPoint };
    else if (isIn)
      found.push({
        ...(cell.low !== undefined && { low: cell.low }),
        ...highOf(cell),
        includesLow: cell.isPoint,
        includesHigh: cell.isPoint,
      });
    isOpen = isIn;
  }
  return found;
}

function withoutHigh({ low, includesLow }: Interval): Pick<Interval, 'low' | 'includesLow'> {
  return { ...(low !== undefined && { low }), includesLow };
}

function highOf({ high }: Cell): Pick<Interval, 'high'> {
  return high === undefined ? {} : { high };
}

/** Returns whether a number is in a set. Returns undefined if that can't be decided. */
export function isIn(set: Intervals, number: Expression): boolean | undefined {
  for (const { low, high, includesLow, includesHigh } of set) {
    const [above, below] = [
      low === undefined ? 1 : compareValues(number, low),
      high === undefined ? 1 : compareValues(high, number),
    ];
    if (above === undefined || below === undefined) return undefined;
    if ((above > 0 || (above === 0 && includesLow)) && (below > 0 || (below === 0 && includesHigh)))
      return true;
  }
  return false;
}

/** Returns the endpoints of sets. */
export function endsOf(sets: readonly Intervals[]): readonly Expression[] {
  return sets
    .flat()
    .flatMap(({ low, high }) => [...(low === undefined ? [] : [low]), ...(high === undefined ? [] : [high])]);
}

/** Returns the intersection (`all`) or the union (`any`) of sets. Returns undefined if that can't be decided. */
export function joinedSets(sets: readonly Intervals[], how: 'all' | 'any'): Intervals | undefined {
  const points = inOrder(endsOf(sets));
  const cells = points && cellsBetween(points);
  return (
    cells &&
    intervalsWhere(cells, ({ at }) => {
      const found = sets.map((set) => isIn(set, at));
      if (found.includes(undefined)) return undefined;
      return how === 'all' ? found.every(Boolean) : found.some(Boolean);
    })
  );
}

/** Returns whether two sets are equal. An undecided comparison counts as false. */
export function isSameSet(a: Intervals, b: Intervals): boolean {
  const points = inOrder(endsOf([a, b]));
  const cells = points && cellsBetween(points);
  if (!cells) return false;
  return cells.every(({ at }) => {
    const [inA, inB] = [isIn(a, at), isIn(b, at)];
    return inA !== undefined && inA === inB;
  });
}

/** Returns a set whose endpoints are rational numbers and square roots as intervals of expressions. */
export function dataOf(set: RealIntervals): Intervals {
  const solution = surdSolution('x', set);
  if (solution.kind === 'intervals') return solution.intervals;
  return solution.kind === 'all' ? [{ includesLow: false, includesHigh: false }] : [];
}

/** Returns the solutions of an unknown as data. */
export function solutionOf(unknown: string, set: Intervals): Solution {
  const [first] = set;
  if (!first) return { kind: 'none' };
  if (first.low === undefined && first.high === undefined) return { kind: 'all', except: [] };
  return { kind: 'intervals', unknown, intervals: set };
}

/** Returns a set with the shorter form of each endpoint, where the other set is equal. */
export function shorterEnds(set: Intervals, other: Intervals): Intervals {
  if (set.length !== other.length) return set;
  return set.map((interval, i) => {
    const { low, high } = other[i] ?? interval;
    return {
      ...interval,
      ...(interval.low !== undefined && low !== undefined && { low: shorter(interval.low, low) }),
      ...(interval.high !== undefined && high !== undefined && { high: shorter(interval.high, high) }),
    };
  });
}
