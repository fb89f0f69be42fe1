import type { Spot } from '../../ui/plot/label-place.js';
import type { Span } from '../../ui/plot/window.js';

/** The number of grid cells, in each direction, used to trace a curve. */
const CELLS = 96;
/** The number of halvings that place a zero on an edge of a cell, and that make a pole larger than both ends. */
const HALVINGS = 16;

/** A function of the plane. */
export type Off = (across: number, up: number) => number;

type Segment = readonly [from: Spot, to: Spot];

/**
 * Traces the zeros of a function of the plane by marching squares: a segment through each cell where the sign changes. A pole,
 * where the sign changes too, isn't traced.
 */
export function contour(off: Off, across: Span, up: Span): readonly (readonly Spot[])[] {
  const at = ([from, to]: Span, index: number): number => from + ((to - from) * index) / CELLS;
  const values = Array.from({ length: CELLS + 1 }, (_, i) =>
    Array.from({ length: CELLS + 1 }, (__, j) => off(at(across, i), at(up, j))),
  );
  const value = (i: number, j: number): number => values[i]?.[j] ?? NaN;
  const segments: Segment[] = [];
  for (let i = 0; i < CELLS; i++)
    for (let j = 0; j < CELLS; j++) {
      // both cells of an edge list it in the same direction
      const edges = [
        [i, j, i + 1, j],
        [i + 1, j, i + 1, j + 1],
        [i, j + 1, i + 1, j + 1],
        [i, j, i, j + 1],
      ] as const;
      const crossings = edges.flatMap(([a, b, c, d]): Spot[] => {
        const ends = [value(a, b), value(c, d)] as const;
        if (ends[0] < 0 === ends[1] < 0 || !ends.every(Number.isFinite)) return [];
        const share = zeroIn((part) => off(at(across, a + part * (c - a)), at(up, b + part * (d - b))), ends);
        return share === undefined ? [] : [[at(across, a + share * (c - a)), at(up, b + share * (d - b))]];
      });
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const [from, to] = [crossings[k], crossings[k + 1]];
        if (from && to) segments.push([from, to]);
      }
    }
  return joined(segments);
}

/** Finds a sign change between 0 and 1 by bisection. Returns undefined if the function isn't near 0 there. */
function zeroIn(of: (part: number) => number, ends: readonly [number, number]): number | undefined {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0 === ends[0] < 0) low = middle;
    else high = middle;
  }
  const share = (low + high) / 2;
  return Math.abs(of(share)) < Math.max(...ends.map(Math.abs)) ? share : undefined;
}

const keyOf = (spot: Spot): string => spot.join(' ');

/** Joins segments with common ends into long lines so that dashes don't restart. */
function joined(segments: readonly Segment[]): readonly (readonly Spot[])[] {
  const at = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const end of segment) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), segment]);
  const left = new Set(segments);
  const follow = (start: Spot): Spot[] => {
    const line = [start];
    for (let end = start; ; ) {
      const next = at.get(keyOf(end))?.find((segment) => left.has(segment));
      if (!next) return line;
      left.delete(next);
      end = keyOf(next[0]) === keyOf(end) ? next[1] : next[0];
      line.push(end);
    }
  };
  // a line starts at an end that only one segment has; the remaining segments form loops
  const spots = segments.flat();
  const ends = spots.filter((end) => at.get(keyOf(end))?.length === 1);
  return [...ends, ...spots].map(follow).filter(({ length }) => length > 1);
}
