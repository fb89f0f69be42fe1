import { isSame } from '../../../expression/rewrite.js';
import type { Surd } from '../../../quadratic/surd.js';
import { expressionText } from '../../../steps/to-text.js';
import type { Solution } from '../solution.js';
import type { Interval } from '../../read/statement.js';
import { compareSurds, surdText } from './surd-number.js';

/** An interval with exact endpoints. A missing endpoint means infinity. */
export interface RealInterval {
  readonly low?: Surd;
  readonly high?: Surd;
  readonly includesLow: boolean;
  readonly includesHigh: boolean;
}

/** Disjoint intervals in ascending order that don't touch. */
export type RealIntervals = readonly RealInterval[];

/** A point, or the open interval between two neighboring points. */
export type Place = { readonly point: Surd } | Region;

/** Sorts points in ascending order and removes duplicates. */
export function ascending(points: readonly Surd[]): readonly Surd[] {
  return [...points]
    .sort(compareSurds)
    .filter((point, i, all) => i === 0 || compareSurds(all[i - 1] ?? point, point) !== 0);
}

/** Returns the points and the intervals between them in ascending order. */
export function placesOf(points: readonly Surd[]): readonly Place[] {
  const ends = ascending(points);
  return [
    { low: undefined, high: ends[0] },
    ...ends.flatMap((point, i): readonly Place[] => [{ point }, { low: point, high: ends[i + 1] }]),
  ];
}

/** Combines all places that belong to a set. */
export function intervalsOf(places: readonly Place[], belongs: (place: Place) => boolean): RealIntervals {
  const found: RealInterval[] = [];
  let open: RealInterval | undefined;
  for (const place of places) {
    if (!belongs(place)) {
      if (open) found.push(open);
      open = undefined;
    } else if ('point' in place)
      open = open
        ? { ...open, high: place.point, includesHigh: true }
        : { low: place.point, high: place.point, includesLow: true, includesHigh: true };
    else {
      const { low, includesLow } = open ?? startOf(place.low);
      const high = place.high && { high: place.high };
      open = { ...(low && { low }), ...high, includesLow, includesHigh: false };
    }
  }
  return open ? [...found, open] : found;
}

function startOf(low: Surd | undefined): RealInterval {
  return { ...(low && { low }), includesLow: false, includesHigh: false };
}

/** The whole number line. */
export const REAL_LINE: RealIntervals = [{ includesLow: false, includesHigh: false }];

/** Returns whether a place that contains no endpoint of the set in its interior lies in the set. */
export function isWithin(place: Place, set: RealIntervals): boolean {
  return set.some(({ low, high, includesLow, includesHigh }) => {
    if ('point' in place) {
      const [below, above] = [
        low ? compareSurds(place.point, low) : 1,
        high ? compareSurds(place.point, high) : -1,
      ];
      return (below > 0 || (below === 0 && includesLow)) && (above < 0 || (above === 0 && includesHigh));
    }
    const isAbove = !low || (place.low !== undefined && compareSurds(place.low, low) >= 0);
    const isBelow = !high || (place.high !== undefined && compareSurds(place.high, high) <= 0);
    return isAbove && isBelow;
  });
}

/** Returns the intersection of all sets. */
export function intersectionOf(sets: readonly RealIntervals[]): RealIntervals {
  return intervalsOf(placesOf(endsOf(sets)), (place) => sets.every((set) => isWithin(place, set)));
}

/** Returns the union of all sets. */
export function unionOf(sets: readonly RealIntervals[]): RealIntervals {
  return intervalsOf(placesOf(endsOf(sets)), (place) => sets.some((set) => isWithin(place, set)));
}

function endsOf(sets: readonly RealIntervals[]): readonly Surd[] {
  return sets.flat().flatMap(({ low, high }) => [...(low ? [low] : []), ...(high ? [high] : [])]);
}

/** Returns the solutions of an unknown as data. */
export function solutionOf(unknown: string, set: RealIntervals): Solution {
  const [first] = set;
  if (!first) return { kind: 'none' };
  if (!first.low && !first.high) return { kind: 'all', except: [] };
  return { kind: 'intervals', unknown, intervals: intervalsAsData(set) };
}

function intervalsAsData(set: RealIntervals): readonly Interval[] {
  return set.map(({ low, high, ...ends }) => ({
    ...(low && { low: surdText(low) }),
    ...(high && { high: surdText(high) }),
    ...ends,
  }));
}

/** Writes a set that isn't empty. */
export function intervalsText(set: RealIntervals): string {
  return setText(intervalsAsData(set));
}

/** Writes a set: (−∞, 2] ∪ {3}. */
export function setText(intervals: readonly Interval[]): string {
  return intervals.map(intervalText).join(' ∪ ');
}

function intervalText(interval: Interval): string {
  const { low, high, includesLow, includesHigh } = interval;
  const [from, to] = [low, high].map((end) => end && expressionText(end));
  if (isPoint(interval)) return `{${from ?? ''}}`;
  return `${includesLow ? '[' : '('}${from ?? '-∞'}, ${to ?? '∞'}${includesHigh ? ']' : ')'}`;
}

/** Returns whether an interval is a single value. */
export function isPoint({ low, high }: Interval): boolean {
  return low !== undefined && isSame(low, high ?? '∞');
}

/** The open interval between two numbers, or beyond one. */
export interface Region {
  readonly low: Surd | undefined;
  readonly high: Surd | undefined;
}

/** Writes an open interval: (−∞, 2). */
export function regionText({ low, high }: Region): string {
  const ends = { ...(low && { low }), ...(high && { high }) };
  return intervalsText([{ ...ends, includesLow: false, includesHigh: false }]);
}
