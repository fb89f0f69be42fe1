import { angleSize, type Box, frameOf, labelBoxes, letterOf } from '../drawing.js';
import type { Drawing, DrawnShape, Point, Problem } from '../problem.js';

type Line = readonly [from: Point, to: Point];

interface Expected {
  /** The length that the figure labels with a question mark. */
  readonly sought?: number;
  /**
   * True if the figure shows a solid, where edges at 45 degrees point backward and have half their length.
   */
  readonly isSolid?: boolean;
}

/** Returns the faults of a problem's figure by itself and compared with its description. */
export function drawingFaults(
  { drawing }: Pick<Problem, 'drawing'>,
  expected: Expected = {},
): readonly string[] {
  if (!drawing) return ['there is no drawing'];
  return [
    ...labelFaults(drawing),
    ...lengthFaults(drawing, expected),
    ...angleFaults(drawing),
    ...descriptionFaults(drawing),
  ];
}

/** Returns the labels that overlap lines or each other or are far from the figure, and shapes outside the frame. */
export function labelFaults(drawing: Drawing): readonly string[] {
  const { shapes } = drawing;
  const [boxes, texts, letter] = [labelBoxes(shapes), textsOf(shapes), letterOf(shapes)];
  const lines = shapes.flatMap(linesOf);
  const core = frameOf({ ...drawing, shapes: shapes.filter(({ kind }) => kind !== 'label') });
  const slack = letter * 5;
  return boxes.flatMap((box, index) => {
    const text = texts[index] ?? '';
    return [
      ...(boxes.some((other, place) => place > index && overlap(box, other))
        ? [`${text} lies on a label`]
        : []),
      ...(lines.some((line) => crosses(line, box)) ? [`${text} lies on a line`] : []),
      ...(box.left < core.left - slack || box.right > core.right + slack ? [`${text} is far aside`] : []),
      ...(box.bottom < core.bottom - slack || box.top > core.top + slack ? [`${text} is far off`] : []),
    ];
  });
}

/** Returns the numeric labels that aren't proportional to the lines next to them. */
function lengthFaults({ shapes }: Drawing, { sought, isSolid = false }: Expected): readonly string[] {
  const letter = letterOf(shapes);
  const lines = shapes.flatMap(straightLinesOf).filter((line) => lengthOf(line) > letter * 1.5);
  const ratios = shapes.flatMap((shape) => {
    if (shape.kind !== 'label') return [];
    const stated = /^(\d+(?:\.\d+)?)(?: (?:mm|cm|m|km))?$/.exec(shape.text)?.[1];
    const amount = shape.text === '?' ? sought : stated;
    if (amount === undefined) return [];
    const nearest = lines.reduce((best, line) => (away(shape.at, line) < away(shape.at, best) ? line : best));
    return [(lengthOf(nearest) * (isSolid && isDiagonal(nearest) ? 2 : 1)) / Number(amount)];
  });
  const [first = 1] = ratios;
  return ratios.every((ratio) => Math.abs(ratio / first - 1) < 0.02) ? [] : ['labels and lengths disagree'];
}

/** Returns the angles that differ from their labels, and right angles that are not right. */
function angleFaults({ shapes }: Drawing): readonly string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'angle' && shape.kind !== 'right-angle') return [];
    const size = angleSize(shape);
    if (shape.kind === 'right-angle')
      return Math.abs(Math.sin((size * Math.PI) / 180)) > 0.99 ? [] : ['a right angle is not right'];
    const stated = /^(\d+)°$/.exec(shape.label ?? '')?.[1];
    const isAsStated = stated === undefined || Math.abs(size - Number(stated)) < 1;
    return isAsStated ? [] : [`an angle of ${size} is drawn for ${stated}`];
  });
}

/** Returns the numbers of the figure that the description lacks. */
function descriptionFaults({ description, shapes }: Drawing): readonly string[] {
  const said = new Set(description.match(/\d+(?:\.\d+)?/g));
  const shown = textsOf(shapes).flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []);
  const missing = shown.filter((number) => !said.has(number));
  const spoken = /^[A-Z].{20,}\.$/s.test(description) && !/undefined|NaN|\$/.test(description);
  return [
    ...missing.map((number) => `the description lacks ${number}`),
    ...(spoken ? [] : [`the description reads badly: ${description}`]),
  ];
}

function textsOf(shapes: readonly DrawnShape[]): readonly string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'label') return [shape.text];
    return shape.kind === 'angle' && shape.label !== undefined ? [shape.label] : [];
  });
}

function straightLinesOf(shape: DrawnShape): readonly Line[] {
  if (shape.kind === 'segment') return [[shape.from, shape.to]];
  if (shape.kind !== 'polygon') return [];
  return shape.points.map((from, index) => [from, shape.points[(index + 1) % shape.points.length] ?? from]);
}

/**
 * Returns the lines of a shape. Circles become chords, and the arcs of angles, which lie between a label and
 * its vertex, are omitted.
 */
function linesOf(shape: DrawnShape): readonly Line[] {
  if (shape.kind !== 'circle') return straightLinesOf(shape);
  const point = (part: number): Point => [
    shape.center[0] + shape.radius * Math.cos((part * Math.PI) / 24),
    shape.center[1] + shape.radius * Math.sin((part * Math.PI) / 24),
  ];
  return Array.from({ length: 48 }, (_, part): Line => [point(part), point(part + 1)]);
}

function lengthOf([[x, y], [toX, toY]]: Line): number {
  return Math.hypot(toX - x, toY - y);
}

function isDiagonal([[x, y], [toX, toY]]: Line): boolean {
  return Math.abs(Math.abs(toX - x) - Math.abs(toY - y)) < 0.02;
}

function away([x, y]: Point, [[fromX, fromY], [toX, toY]]: Line): number {
  return Math.hypot((fromX + toX) / 2 - x, (fromY + toY) / 2 - y);
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

/** Checks whether a part of a line is inside a box (Liang–Barsky). */
function crosses([[x, y], [toX, toY]]: Line, { left, right, bottom, top }: Box): boolean {
  let [start, end] = [0, 1];
  const bounds = [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - bottom],
    [toY - y, top - y],
  ] as const;
  for (const [speed, room] of bounds) {
    if (speed === 0) {
      if (room <= 0) return false;
    } else if (speed < 0) start = Math.max(start, room / speed);
    else end = Math.min(end, room / speed);
  }
  return start < end;
}
