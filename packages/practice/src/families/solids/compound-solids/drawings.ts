import type { Drawing, DrawnShape, Point } from '../../../problem.js';
import { dashed, figure, label, type SideLabel, segment } from '../../shared/figure.js';
import { ASPECT_RATIO, circleFromSide } from '../../shared/seen-circle.js';

/** The number of segments of a dome. */
const PARTS = 24;

/** Draws steps of a prism, with its depth at 45 degrees and half as long. */
export function stepsDrawing(
  [length, top, height, low, depth]: readonly [
    length: number,
    top: number,
    height: number,
    low: number,
    depth: number,
  ],
  unit: string,
): Drawing {
  const back = depth / 2 / Math.SQRT2;
  const behind = ([x, y]: Point): Point => [x + back, y + back];
  const [a, b, c, d, e, f]: readonly [Point, Point, Point, Point, Point, Point] = [
    [0, 0],
    [length, 0],
    [length, low],
    [top, low],
    [top, height],
    [0, height],
  ];
  const edges: readonly DrawnShape[] = [
    ...[b, c, d, e, f].map((point) => segment(point, behind(point))),
    segment(behind(b), behind(c)),
    segment(behind(c), behind(d)),
    segment(behind(d), behind(e)),
    segment(behind(e), behind(f)),
  ];
  const drawn = figure(
    `A prism whose front is shaped like an L. The bottom edge is ${length} ${unit} long, and the left edge ${height} ${unit}. The upper part is ${top} ${unit} wide. The lower part is ${low} ${unit} high. The depth is ${depth} ${unit}.`,
    [{ kind: 'polygon', points: [a, b, c, d, e, f] }, ...edges],
    [
      [a, b, `${length} ${unit}`],
      [f, a, `${height} ${unit}`],
      [b, behind(b), `${depth} ${unit}`],
    ],
  );
  const letter = Math.max(length + back, height + back) / 14;
  const inside = [
    label([top / 2, height - letter], `${top} ${unit}`),
    label([length - letter * (0.35 + `${low} ${unit}`.length * 0.28), low / 2], `${low} ${unit}`),
  ];
  return { ...drawn, shapes: [...drawn.shapes, ...inside] };
}

/** Draws a cylinder with a hemisphere or a cone on top. A cone has a label at its height or its slant. */
export function roundDrawing(
  [radius, height]: readonly [radius: number, height: number],
  unit: string,
  cone?: { readonly height: number; readonly slant?: number },
): Drawing {
  const top: Point = [0, height + (cone?.height ?? radius)];
  const arc = (part: number): Point => {
    const turn = (Math.PI * part) / PARTS;
    return [radius * Math.cos(turn), height + radius * Math.sin(turn)];
  };
  const roof = cone
    ? [segment([radius, height], top), segment(top, [-radius, height])]
    : Array.from({ length: PARTS }, (_, part) => segment(arc(part), arc(part + 1)));
  const aside = -radius * 1.35;
  const isTall = cone !== undefined && cone.slant === undefined;
  const coneLabels: readonly SideLabel[] = cone
    ? isTall
      ? [[[aside, top[1]], [aside, height], `${cone.height} ${unit}`]]
      : [[[radius, height], top, `${cone.slant ?? 0} ${unit}`]]
    : [];
  const upper = cone
    ? isTall
      ? `a cone on top that is ${cone.height} ${unit} high`
      : `a cone on top with a slant side of ${cone.slant ?? 0} ${unit}`
    : 'a hemisphere of the same radius on top';
  return figure(
    `A cylinder with a radius of ${radius} ${unit} and a height of ${height} ${unit}, and ${upper}.`,
    [
      ...circleFromSide(0, radius, true),
      ...circleFromSide(height, radius, true),
      segment([-radius, 0], [-radius, height]),
      segment([radius, 0], [radius, height]),
      segment([0, 0], [radius, 0]),
      ...roof,
      ...(isTall ? [dashed([aside, height], [aside, top[1]])] : []),
    ],
    [
      [[0, -radius * ASPECT_RATIO], [radius, -radius * ASPECT_RATIO], `${radius} ${unit}`],
      [[radius, 0], [radius, height], `${height} ${unit}`],
      ...coneLabels,
    ],
  );
}
