import type { Edge, Place } from './graph.js';
import { CELL } from './path.css.js';

/** The radius of the corners of an edge. */
const CORNER = 6;
/** The distance of edges that leave a column from its right end. Rows in reach of each other have different ones. */
const OUT = [5.5, 3, 0.5] as const;
/** The distance of edges that enter a column from its left end. */
const BACK = 4;
/** The distance of the lanes above a row from its top. */
const LANES = [2, 7, 12] as const;

/** Returns true if an edge stays in its row or leads to the next one. Longer ones cross the map, so only the used skill shows them. */
export function isShort([from, to]: Edge): boolean {
  return Math.abs(to.row - from.row) <= 1;
}

/**
 * Returns the paths of edges, in cells of the usual width. The drawing is stretched to the width of the map. Edges run between the
 * columns and in lanes above the rows, so they never cross a label. Only edges from the same skill or to the same skill share a
 * line.
 */
export function pathsOf(edges: readonly Edge[], tops: readonly number[]): ReadonlyMap<Edge, string> {
  const lanes = lanesOf(edges);
  const top = (row: number): number => tops[row] ?? 0;
  const center = ({ column, row }: Place): Point => [
    (column + 0.5) * CELL.width,
    top(row) + CELL.top + CELL.node / 2,
  ];
  return new Map(
    edges.map((edge) => {
      const [from, to] = edge;
      const [[x1, y1], [x2, y2]] = [center(from), center(to)];
      if (isStraight(edge)) return [edge, `M${x1} ${y1}H${x2}`];
      const out = (from.column + 1) * CELL.width - (OUT[from.row % OUT.length] ?? 0);
      const back = to.column * CELL.width + BACK;
      const lane = top(crossedRow(edge)) + (lanes.get(edge) ?? 0);
      const points: readonly Point[] = [
        [x1, y1],
        [out, y1],
        [out, lane],
        [back, lane],
        [back, y2],
        [x2, y2],
      ];
      const corners = points
        .slice(1, -1)
        .map((at, index) => turn(points[index] ?? at, at, points[index + 2] ?? at));
      return [edge, `M${x1} ${y1}${corners.join('')}H${x2}`];
    }),
  );
}

/** Returns true if an edge leads to the neighbor in its row. */
function isStraight([from, to]: Edge): boolean {
  return from.row === to.row && to.column === from.column + 1;
}

/** Returns the row above which an edge crosses columns. */
function crossedRow([from, to]: Edge): number {
  return Math.max(from.row, to.row);
}

/** Returns the lane of each edge above its row. All edges from a skill share one, and skills whose edges overlap have different ones. */
function lanesOf(edges: readonly Edge[]): ReadonlyMap<Edge, number> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (isStraight(edge)) continue;
    const key = `${crossedRow(edge)} ${edge[0].row} ${edge[0].column}`;
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  const runs = [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const end = Math.max(...group.map(([, to]) => to.column));
      return [{ group, row: crossedRow(first), start: first[0].column + 1, end }];
    })
    .sort((a, b) => a.start - b.start);
  const lanes = new Map<Edge, number>();
  const ends = new Map<number, number[]>();
  for (const { group, row, start, end } of runs) {
    const taken = ends.get(row) ?? LANES.map(() => -1);
    const free = taken.findIndex((last) => last < start);
    const lane = free >= 0 ? free : taken.indexOf(Math.min(...taken));
    taken[lane] = end;
    ends.set(row, taken);
    for (const edge of group) lanes.set(edge, LANES[lane] ?? 0);
  }
  return lanes;
}

type Point = readonly [number, number];

/** Returns a line to a corner and the corner, as round as there is room. */
function turn(before: Point, [x, y]: Point, after: Point): string {
  const toward = ([x2, y2]: Point): string => {
    const away = (to: number, at: number): number =>
      at + Math.sign(to - at) * Math.min(CORNER, Math.abs(to - at) / 2);
    return `${away(x2, x)} ${away(y2, y)}`;
  };
  return `L${toward(before)}Q${x} ${y} ${toward(after)}`;
}
