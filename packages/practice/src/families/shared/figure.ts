import { halfSize, letterOf } from '../../drawing.js';
import type { Drawing, DrawnShape, Point } from '../../problem.js';

/**
 * A label to the right of the direction from one point to another, which is outside a polygon in
 * counterclockwise order.
 */
export type SideLabel = readonly [from: Point, to: Point, text: string];

/** The name of a point, in a direction in degrees from it. */
export type PointLabel = readonly [at: Point, direction: number, text: string];

/**
 * Returns a figure of lines with labels next to them. Coordinates have two decimals so that they are equal
 * on every machine.
 */
export function figure(
  description: string,
  lines: readonly DrawnShape[],
  labels: readonly (SideLabel | PointLabel)[] = [],
): Drawing {
  const letter = letterOf(lines);
  const written = labels.map(([at, to, text]) =>
    label(typeof to === 'number' ? polar(at, letter, to) : beside(at, to, text, letter), text),
  );
  return { description, shapes: [...lines, ...written].map(rounded) };
}

/**
 * Returns a figure of a polygon in counterclockwise order, with labels outside its sides, and further lines.
 */
export function labelledPolygon(
  description: string,
  points: readonly Point[],
  texts: readonly (string | undefined)[],
  more: {
    readonly lines?: readonly DrawnShape[];
    readonly labels?: readonly (SideLabel | PointLabel)[];
  } = {},
): Drawing {
  const sides = texts.flatMap((text, index): readonly SideLabel[] => {
    const [from, to] = [points[index], points[(index + 1) % points.length]];
    return text === undefined || !from || !to ? [] : [[from, to, text]];
  });
  return figure(
    description,
    [{ kind: 'polygon', points }, ...(more.lines ?? [])],
    [...sides, ...(more.labels ?? [])],
  );
}

export function label(at: Point, text: string): DrawnShape {
  return { kind: 'label', at, text };
}

export function segment(from: Point, to: Point): DrawnShape {
  return { kind: 'segment', from, to };
}

export function dashed(from: Point, to: Point): DrawnShape {
  return { kind: 'segment', from, to, dashed: true };
}

export function rightAngle(at: Point, from: Point, to: Point): DrawnShape {
  return { kind: 'right-angle', at, from, to };
}

export function angle(at: Point, from: Point, to: Point, text: string): DrawnShape {
  return { kind: 'angle', at, from, to, label: text };
}

/** Returns the point at a distance from another, in a direction in degrees. */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/**
 * Returns the third vertex of a triangle above the base from (0, 0) to (base, 0), given its left and right
 * sides.
 */
export function apex(base: number, left: number, right: number): Point {
  const x = (base ** 2 + left ** 2 - right ** 2) / (2 * base);
  return [x, Math.sqrt(left ** 2 - x ** 2)];
}

function beside(from: Point, to: Point, text: string, letter: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [dy / length, -dx / length];
  const [halfWidth, halfHeight] = halfSize(text, letter);
  const distance = Math.abs(nx) * halfWidth + Math.abs(ny) * halfHeight + letter * 0.4;
  return [(from[0] + to[0]) / 2 + nx * distance, (from[1] + to[1]) / 2 + ny * distance];
}

function rounded(shape: DrawnShape): DrawnShape {
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(near) };
  if (shape.kind === 'segment') return { ...shape, from: near(shape.from), to: near(shape.to) };
  if (shape.kind === 'circle') return { ...shape, center: near(shape.center) };
  if (shape.kind === 'label' || shape.kind === 'dot') return { ...shape, at: near(shape.at) };
  return { ...shape, at: near(shape.at), from: near(shape.from), to: near(shape.to) };
}

function near([x, y]: Point): Point {
  const round = (n: number): number => Math.round(n * 100) / 100 + 0; // Adding 0 turns -0 into 0.
  return [round(x), round(y)];
}
