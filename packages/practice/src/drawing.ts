import type { Drawing, DrawnShape, Point } from './problem.js';

/** A rectangle with its sides along the axes. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The height of the letters as a fraction of the larger side of the figure. */
const LETTER_PART = 1 / 14;
/** The width of a letter or digit as a fraction of its height. */
const LETTER_WIDTH = 0.56;

type Angle = Extract<DrawnShape, { kind: 'angle' }>;

/**
 * Returns the height of a figure's letters, in the figure's unit of length.
 * @example letterOf([{ kind: 'circle', center: [0, 0], radius: 7 }]) // 1
 */
export function letterOf(shapes: readonly DrawnShape[]): number {
  const { left, right, bottom, top } = around(shapes.flatMap(cornersOf));
  return Math.max(right - left, top - bottom) * LETTER_PART;
}

/**
 * Returns the bounding box of a drawing with its labels and a margin of half a letter.
 * @example frameOf({ description: 'A circle.', shapes: [{ kind: 'circle', center: [0, 0], radius: 7 }] }) // left is -7.5 and top is 7.5
 */
export function frameOf({ shapes }: Drawing): Box {
  const letter = letterOf(shapes);
  const labels = labelBoxes(shapes).flatMap((box): readonly Point[] => [
    [box.left, box.bottom],
    [box.right, box.top],
  ]);
  const { left, right, bottom, top } = around([...shapes.flatMap(cornersOf), ...labels]);
  const margin = letter / 2;
  return { left: left - margin, right: right + margin, bottom: bottom - margin, top: top + margin };
}

/** Returns the bounding boxes of all labels, including those of angles, in the order of the shapes. */
export function labelBoxes(shapes: readonly DrawnShape[]): readonly Box[] {
  const letter = letterOf(shapes);
  return shapes.flatMap((shape) => {
    if (shape.kind === 'label') return [labelBox(shape.at, shape.text, letter)];
    if (shape.kind !== 'angle' || shape.label === undefined) return [];
    return [labelBox(angleMark(shape, letter).labelAt, shape.label, letter)];
  });
}

/** Returns the bounding box of a label centered on a point. */
export function labelBox([x, y]: Point, text: string, letter: number): Box {
  const [halfWidth, halfHeight] = halfSize(text, letter);
  return { left: x - halfWidth, right: x + halfWidth, bottom: y - halfHeight, top: y + halfHeight };
}

/** Returns half the width and half the height of a label. */
export function halfSize(text: string, letter: number): readonly [number, number] {
  return [(text.length * LETTER_WIDTH * letter) / 2, letter / 2];
}

/**
 * Returns the radius of an angle's arc and the center of its label, which is inside the angle and clear of
 * its sides.
 * @example angleMark({ kind: 'angle', at: [0, 0], from: [1, 0], to: [0, 1] }, 1) // radius is 1.4
 */
export function angleMark({ at, from, to, label = '' }: Angle, letter: number) {
  const [start, size] = [direction(at, from), angleSize({ at, from, to })];
  const radius = letter * (size < 45 ? 2 : 1.4);
  const middle = start + radians(size / 2);
  const [halfWidth, halfHeight] = halfSize(label, letter);
  const reach = (angle: number): number =>
    Math.abs(Math.cos(angle)) * halfWidth + Math.abs(Math.sin(angle)) * halfHeight;
  const widest = Math.max(reach(start + Math.PI / 2), reach(start + radians(size) + Math.PI / 2));
  const clear = size < 180 ? (widest + letter * 0.3) / Math.sin(radians(size / 2)) : 0;
  const distance = Math.max(radius + letter * 0.3 + reach(middle), clear);
  const labelAt: Point = [at[0] + Math.cos(middle) * distance, at[1] + Math.sin(middle) * distance];
  return { radius, labelAt };
}

/**
 * Returns the angle from the direction of `from` counterclockwise to that of `to`, in degrees from 0 to 360.
 * @example angleSize({ at: [0, 0], from: [0, 1], to: [-1, 0] }) // 90
 */
export function angleSize({ at, from, to }: Pick<Angle, 'at' | 'from' | 'to'>): number {
  const turn = ((direction(at, to) - direction(at, from)) * 180) / Math.PI;
  return (turn + 360) % 360;
}

function direction([x, y]: Point, [toX, toY]: Point): number {
  return Math.atan2(toY - y, toX - x);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function cornersOf(shape: DrawnShape): readonly Point[] {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'segment') return [shape.from, shape.to];
  if (shape.kind !== 'circle') return [];
  const [x, y] = shape.center;
  return [
    [x - shape.radius, y - shape.radius],
    [x + shape.radius, y + shape.radius],
  ];
}

function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
