import type { Graph, GraphPart, Point } from '../../problem.js';
import type { Random } from '../../random.js';
import { quotientText } from './lowest.js';
import { signed } from './slips.js';

/** Returns a coordinate grid from -6 to 6 in both directions. */
export function grid(description: string, parts: readonly GraphPart[], set?: Graph['set']): Graph {
  const [x, y] = ['x', 'y'].map((name) => ({ name, from: -6, to: 6 })) as [Graph['x'], Graph['y']];
  return { description, x, y, parts, ...(set && { set }) };
}

/** Returns a point of a graph, with a name if it has one. */
export function dot(at: Point, name?: string): GraphPart {
  return { kind: 'point', at, ...(name !== undefined && { name }) };
}

/** Returns true if a point is on the grid, away from its edge. */
export function isInside([x, y]: Point): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= 5;
}

/** Draws two points of a line with a slope that isn't 0, one of them on the y-axis. */
export function drawnLine(random: Random): readonly [a: Point, b: Point] {
  for (;;) {
    const a: Point = [0, random.whole(-4, 4)];
    const dx = random.pick([1, 2, 3, 4, -1, -2, -3]);
    const b: Point = [dx, a[1] + random.wholeExcept(-6, 6, 0)];
    if (isInside(b)) return [a, b];
  }
}

/** Returns the quotient of differences for the slope, and its value. */
export function slopeOf(a: Point, b: Point): readonly [quotient: string, slope: string] {
  return [`(${b[1]} - ${signed(a[1])})/(${b[0]} - ${signed(a[0])})`, quotientText(b[1] - a[1], b[0] - a[0])];
}

/** Returns the words for a position on the grid: "3 units right of the y-axis and 1 unit below the x-axis". */
export function placeText([x, y]: Point): string {
  const across = x === 0 ? 'on the y-axis' : `${units(x)} ${x > 0 ? 'right' : 'left'} of the y-axis`;
  const up = y === 0 ? 'on the x-axis' : `${units(y)} ${y > 0 ? 'above' : 'below'} the x-axis`;
  return `${across} and ${up}`;
}

/** Returns the length of a shift in either direction: "1 unit", "3 units". */
export function units(shift: number): string {
  return `${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'unit' : 'units'}`;
}
