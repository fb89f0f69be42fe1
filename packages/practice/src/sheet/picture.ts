import { angleMark, angleSize, frameOf, letterOf } from '../drawing.js';
import { layoutOf, linesOf, namesOf, regionOf } from '../graph.js';
import type { Drawing, DrawnShape, Graph, GraphPart, Point } from '../problem.js';

/** The look of a line or an area. */
export type Look = 'line' | 'dashed' | 'area' | 'thin' | 'grid' | 'axis' | 'region' | 'dot' | 'ring';

/** A part of a picture. Coordinates are in pixels, and the y-axis points down. */
export type Mark =
  | {
      readonly kind: 'path';
      readonly points: readonly Point[];
      readonly isClosed?: true;
      readonly look: Look;
    }
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number; readonly look: Look }
  | { readonly kind: 'text'; readonly at: Point; readonly text: string; readonly size: number };

/** A figure as lines, circles and texts, for formats that know only these. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly marks: readonly Mark[];
}

/** The height of the letters of a figure, and of the numbers on a grid, in pixels. */
const [LETTER, SMALL] = [16, 12];
/** The radius of a dot in pixels. */
const DOT = 4;
/** The number of line segments in an arc. */
const CHORDS = 24;

type Angle = Extract<DrawnShape, { kind: 'angle' }>;

/** Returns the picture of a problem's drawing or graph, or undefined if it has none. */
export function pictureOf({
  drawing,
  graph,
}: {
  readonly drawing?: Drawing | undefined;
  readonly graph?: Graph | undefined;
}): Picture | undefined {
  if (drawing) return drawingPicture(drawing);
  return graph && graphPicture(graph);
}

function drawingPicture(drawing: Drawing): Picture {
  const letter = letterOf(drawing.shapes);
  const scale = LETTER / letter;
  const { left, right, bottom, top } = frameOf(drawing);
  const place = ([x, y]: Point): Point => [(x - left) * scale, (top - y) * scale];
  return {
    width: (right - left) * scale,
    height: (top - bottom) * scale,
    description: drawing.description,
    marks: drawing.shapes.flatMap((shape) => shapeMarks(shape, letter, place)),
  };
}

function shapeMarks(shape: DrawnShape, letter: number, place: (point: Point) => Point): readonly Mark[] {
  const scale = LETTER / letter;
  switch (shape.kind) {
    case 'polygon':
      return [{ kind: 'path', points: shape.points.map(place), isClosed: true, look: 'area' }];
    case 'segment':
      return [
        {
          kind: 'path',
          points: [shape.from, shape.to].map(place),
          look: shape.dashed === true ? 'dashed' : 'line',
        },
      ];
    case 'circle':
      return [{ kind: 'circle', at: place(shape.center), radius: shape.radius * scale, look: 'area' }];
    case 'right-angle':
      return [{ kind: 'path', points: square(shape, letter * 0.8).map(place), look: 'thin' }];
    case 'angle':
      return angleMarks(shape, letter, place);
    case 'label':
      return [{ kind: 'text', at: place(shape.at), text: shape.text, size: LETTER }];
    case 'dot':
      return [{ kind: 'circle', at: place(shape.at), radius: DOT, look: 'dot' }];
  }
}

function angleMarks(angle: Angle, letter: number, place: (point: Point) => Point): readonly Mark[] {
  const { radius, labelAt } = angleMark(angle, letter);
  const [x, y] = angle.at;
  const start = Math.atan2(angle.from[1] - y, angle.from[0] - x);
  const size = (angleSize(angle) * Math.PI) / 180;
  const points = Array.from({ length: CHORDS + 1 }, (_, index): Point => {
    const direction = start + (size * index) / CHORDS;
    return place([x + Math.cos(direction) * radius, y + Math.sin(direction) * radius]);
  });
  const arc: Mark = { kind: 'path', points, look: 'thin' };
  if (angle.label === undefined) return [arc];
  return [arc, { kind: 'text', at: place(labelAt), text: angle.label, size: LETTER }];
}

/** Returns the three outer corners of the small square that marks a right angle. */
function square(
  { at, from, to }: Extract<DrawnShape, { kind: 'right-angle' }>,
  side: number,
): readonly Point[] {
  const toward = ([x, y]: Point): Point => {
    const part = side / Math.hypot(x - at[0], y - at[1]);
    return [at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part];
  };
  const [first, last] = [toward(from), toward(to)];
  return [first, [first[0] + last[0] - at[0], first[1] + last[1] - at[1]], last];
}

function graphPicture(graph: Graph): Picture {
  const layout = layoutOf(graph);
  const { width, height, project } = layout;
  const regions = graph.parts.flatMap((part): readonly Mark[] =>
    part.kind === 'half-plane'
      ? [{ kind: 'path', points: regionOf(part, graph).map(project), isClosed: true, look: 'region' }]
      : [],
  );
  const names = namesOf(graph).map(({ text, at }): Mark => ({ kind: 'text', at, text, size: LETTER }));
  return {
    width,
    height,
    description: graph.description,
    marks: [
      ...regions,
      ...gridMarks(graph),
      ...graph.parts.flatMap((part) => partMarks(part, graph)),
      ...names,
    ],
  };
}

/** Returns the lines of the grid, the axes with their names, and the numbers on the left and the bottom edge. */
function gridMarks(graph: Graph): readonly Mark[] {
  const { x, y } = graph;
  const { project, every } = layoutOf(graph);
  const [left, bottom] = project([x.from, y.from]);
  const [right, top] = project([x.to, y.to]);
  const numbered = (n: number, at: Point): readonly Mark[] =>
    n % every === 0 ? [{ kind: 'text', at, text: String(n), size: SMALL }] : [];
  const across = wholes(x.from, x.to).flatMap((n): readonly Mark[] => {
    const [at] = project([n, 0]);
    const line: Mark = {
      kind: 'path',
      points: [
        [at, top],
        [at, bottom],
      ],
      look: n === 0 ? 'axis' : 'grid',
    };
    return [line, ...numbered(n, [at, bottom + SMALL])];
  });
  const up = wholes(y.from, y.to).flatMap((n): readonly Mark[] => {
    const [, at] = project([0, n]);
    const line: Mark = {
      kind: 'path',
      points: [
        [left, at],
        [right, at],
      ],
      look: n === 0 ? 'axis' : 'grid',
    };
    return [line, ...numbered(n, [left - SMALL, at])];
  });
  const [, level] = project([x.to, Math.max(y.from, 0)]);
  const [upright] = project([0, y.to]);
  return [
    ...across,
    ...up,
    { kind: 'text', at: [right + SMALL, level], text: x.name, size: LETTER },
    { kind: 'text', at: [upright, top - SMALL], text: y.name, size: LETTER },
  ];
}

function partMarks(part: GraphPart, graph: Graph): readonly Mark[] {
  const { project } = layoutOf(graph);
  if (part.kind === 'point')
    return [
      { kind: 'circle', at: project(part.at), radius: DOT, look: part.isOpen === true ? 'ring' : 'dot' },
    ];
  const isDashed = 'dashed' in part && part.dashed;
  return linesOf(part, graph).map((points) => ({
    kind: 'path',
    points: points.map(project),
    look: isDashed ? 'dashed' : 'line',
  }));
}

function wholes(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Formats a coordinate with at most 2 decimal places. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
