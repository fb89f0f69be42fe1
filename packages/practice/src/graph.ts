import type { Box } from './drawing.js';
import type { Graph, GraphPart, Point } from './problem.js';

type Curve = Extract<GraphPart, { kind: 'curve' }>;
type HalfPlane = Extract<GraphPart, { kind: 'half-plane' }>;

/** The maximum size of a square of the grid, and of a side of the whole grid, in pixels. */
const [LARGEST_SQUARE, LARGEST_SIDE] = [24, 240];
/** The space for the numbers and the names of the axes, in pixels. */
const [SPACE_LEFT, SPACE_TOP, SPACE_RIGHT, SPACE_BOTTOM] = [30, 22, 22, 26];
/** The number of points of a curve. */
const SAMPLES = 160;
/** The candidate distances (in pixels) and directions (in degrees) for names, best first. */
const DISTANCES = [15, 13, 19];
const DIRECTIONS = [45, 135, 315, 225, 90, 270, 0, 180, 22, 68, 112, 158, 202, 248, 292, 338];
/** Half the width and height of a name in pixels. */
const NAME_HALF = 8;
/** The minimum size of a square. If squares are smaller, only every second grid line has a number. */
const ROOMY = 18;

const FUNCTIONS = {
  square: (x: number): number => x * x,
  cube: (x: number): number => x ** 3,
  absolute: Math.abs,
  root: Math.sqrt, // It is NaN where the root doesn't exist.
  power: (x: number): number => 2 ** x,
  sine: Math.sin,
} as const;

/**
 * Returns the y-coordinate of a curve, which is NaN where the curve doesn't exist.
 * @example heightOf({ kind: 'curve', of: 'square', a: 2, h: 1, k: -3 }, 3) // 5
 */
export function heightOf({ of, a, h, k }: Curve, x: number): number {
  return a * FUNCTIONS[of](x - h) + k;
}

/** The position and size of a graph on the screen, in pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The side of a square of the grid. */
  readonly square: number;
  /** Numbers are at the multiples of this number. */
  readonly every: 1 | 2;
  readonly project: (point: Point) => Point;
  readonly unproject: (pixels: Point) => Point;
}

/** Returns the position and size of a graph on the screen. */
export function layoutOf({ x, y }: Graph): Layout {
  const [columns, rows] = [x.to - x.from, y.to - y.from];
  const square = Math.min(LARGEST_SQUARE, LARGEST_SIDE / Math.max(columns, rows));
  return {
    width: SPACE_LEFT + columns * square + SPACE_RIGHT,
    height: SPACE_TOP + rows * square + SPACE_BOTTOM,
    square,
    every: square < ROOMY ? 2 : 1,
    project: ([left, up]) => [SPACE_LEFT + (left - x.from) * square, SPACE_TOP + (y.to - up) * square],
    unproject: ([across, down]) => [
      (across - SPACE_LEFT) / square + x.from,
      y.to - (down - SPACE_TOP) / square,
    ],
  };
}

/** Returns the area of a graph's grid. */
export function gridOf({ x, y }: Pick<Graph, 'x' | 'y'>): Box {
  return { left: x.from, right: x.to, bottom: y.from, top: y.to };
}

/**
 * Returns the point of the grid that is nearest to a point, inside the grid.
 * @example snapped([9e9, -1.6], { left: -5, right: 5, bottom: -5, top: 5 }) // [5, -2]
 */
export function snapped([x, y]: Point, { left, right, bottom, top }: Box): Point {
  const near = (n: number, low: number, high: number): number =>
    Math.min(high, Math.max(low, Math.round(n))) + 0; // Adding 0 turns -0 into 0.
  return [near(x, left, right), near(y, bottom, top)];
}

/** Returns the lines of a part inside the grid, each as points from one end to the other. */
export function linesOf(part: GraphPart, graph: Pick<Graph, 'x' | 'y'>): readonly (readonly Point[])[] {
  const grid = gridOf(graph);
  if (part.kind === 'path') return inside(part.points, grid);
  if (part.kind === 'line') return inside(stretched(part.through, part.and, grid), grid);
  return part.kind === 'curve' ? inside(pointsOf(part, grid), grid) : [];
}

/** Returns the corners of the part of a half plane inside the grid. */
export function regionOf({ through, and, side }: HalfPlane, graph: Pick<Graph, 'x' | 'y'>): readonly Point[] {
  const { left, right, bottom, top } = gridOf(graph);
  const apart = ([x, y]: Point): number =>
    (and[0] - through[0]) * (y - through[1]) - (and[1] - through[1]) * (x - through[0]);
  const sign = Math.sign(apart(side));
  const corners: readonly Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [start, end] = [apart(from) * sign, apart(to) * sign];
    const crossing = start * end < 0 ? [between(from, to, start / (start - end))] : [];
    return start >= 0 ? [from, ...crossing] : crossing;
  });
}

/**
 * Returns the centers of the names of points, in pixels, in the order of the parts: each next to its point
 * and, if possible, clear of the axes, lines, points and other names.
 */
export function namesOf(graph: Graph): readonly { readonly text: string; readonly at: Point }[] {
  const { project } = layoutOf(graph);
  const grid = gridOf(graph);
  const axes: readonly (readonly Point[])[] = [
    inside(
      [
        [grid.left, 0],
        [grid.right, 0],
      ],
      grid,
    )[0] ?? [],
    inside(
      [
        [0, grid.bottom],
        [0, grid.top],
      ],
      grid,
    )[0] ?? [],
  ];
  const lines = [...axes, ...graph.parts.flatMap((part) => linesOf(part, graph))].map((points) =>
    points.map(project),
  );
  const dots = graph.parts.flatMap((part) => (part.kind === 'point' ? [project(part.at)] : []));
  const placed: { text: string; at: Point }[] = [];
  for (const part of graph.parts) {
    if (part.kind !== 'point' || part.name === undefined) continue;
    const [x, y] = project(part.at);
    const tried = DISTANCES.flatMap((distance) =>
      DIRECTIONS.map((degrees): Point => {
        const radians = (degrees * Math.PI) / 180;
        return [x + distance * Math.cos(radians), y - distance * Math.sin(radians)];
      }),
    );
    const isClear = (at: Point): boolean =>
      !lines.some((points) => crosses(points, around(at))) &&
      ![...dots, ...placed.map((name) => name.at)].some(
        (other) => Math.max(Math.abs(other[0] - at[0]), Math.abs(other[1] - at[1])) < NAME_HALF + 2,
      );
    placed.push({ text: part.name, at: tried.find(isClear) ?? tried[0] ?? [x, y] });
  }
  return placed;
}

function around([x, y]: Point): Box {
  return { left: x - NAME_HALF, right: x + NAME_HALF, bottom: y - NAME_HALF, top: y + NAME_HALF };
}

function crosses(points: readonly Point[], box: Box): boolean {
  return inside(points, box).some((line) => line.length > 1);
}

/** Returns two points of a line, both outside the grid. */
function stretched(a: Point, b: Point, { left, right, bottom, top }: Box): readonly Point[] {
  const far = (right - left + top - bottom + Math.hypot(...a)) / Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [between(a, b, -far), between(a, b, far)];
}

/** Returns points of a curve. They are close together where a root begins, because the curve is steep there. */
function pointsOf(curve: Curve, { left, right }: Box): readonly Point[] {
  const start = curve.of === 'root' ? Math.max(left, curve.h) : left;
  const xs = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const part = index / SAMPLES;
    return start + (right - start) * (curve.of === 'root' ? part * part : part);
  });
  if (curve.h > start && curve.h < right) xs.push(curve.h);
  return xs.sort((a, b) => a - b).map((x): Point => [x, heightOf(curve, x)]);
}

/** Returns the pieces of a polyline that are inside a box. */
function inside(points: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const part = from && clipped(from, to, box);
    if (!part) continue;
    const last = pieces.at(-1);
    const end = last?.at(-1);
    if (last && end && end[0] === part[0][0] && end[1] === part[0][1]) last.push(part[1]);
    else pieces.push([...part]);
  }
  return pieces;
}

/** Returns the part of a segment inside a box (Liang–Barsky). */
function clipped(
  from: Point,
  to: Point,
  { left, right, bottom, top }: Box,
): readonly [Point, Point] | undefined {
  let [start, end] = [0, 1];
  const bounds = [
    [from[0] - to[0], from[0] - left],
    [to[0] - from[0], right - from[0]],
    [from[1] - to[1], from[1] - bottom],
    [to[1] - from[1], top - from[1]],
  ] as const;
  for (const [speed, room] of bounds) {
    if (speed === 0) {
      if (room < 0) return undefined;
    } else if (speed < 0) start = Math.max(start, room / speed);
    else end = Math.min(end, room / speed);
  }
  if (!(start < end)) return undefined;
  return [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)];
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

export { entryOf, pointsIn } from './set-answer.js';
