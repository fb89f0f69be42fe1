import type { Drawing, DrawnShape, Point } from '@mathtools/practice';
import { angleMark, angleSize, frameOf, letterOf } from '@mathtools/practice/drawing';
import { withMinus } from '../../ui/math/minus.js';
import { Label as Text } from '../../ui/plot/label.js';
import * as css from './figure.css.js';

/** The height of a letter in pixels, which sets the scale of a drawing. */
const LETTER = 16;

type Projection = (point: Point) => Point;
type Angle = Extract<DrawnShape, { kind: 'angle' }>;

export interface FigureProps {
  readonly drawing: Drawing;
  /** The height of the letters in pixels. */
  readonly size?: number;
}

/** Renders the figure of a problem, with its description for people who can't see it. */
export function Figure({ drawing, size = LETTER }: FigureProps) {
  const letter = letterOf(drawing.shapes);
  const scale = LETTER / letter;
  const { left, right, bottom, top } = frameOf(drawing);
  const [width, height] = [(right - left) * scale, (top - bottom) * scale];
  // The y-coordinate grows upward in a drawing and downward on the screen.
  const project: Projection = ([x, y]) => [(x - left) * scale, (top - y) * scale];
  return (
    <svg
      className={css.figure}
      viewBox={`0 0 ${width} ${height}`}
      width={(width * size) / LETTER}
      height={(height * size) / LETTER}
      role="img"
      aria-label={withMinus(drawing.description)}
    >
      {drawing.shapes.map((shape, index) => (
        <Shape key={index} shape={shape} project={project} letter={letter} />
      ))}
    </svg>
  );
}

interface ShapeProps {
  readonly shape: DrawnShape;
  readonly project: Projection;
  /** The height of a letter in the drawing's own unit. */
  readonly letter: number;
}

function Shape({ shape, project, letter }: ShapeProps) {
  const pixels = (length: number): number => (length * LETTER) / letter;
  switch (shape.kind) {
    case 'polygon':
      return <path className={css.surface} d={`${pathData(shape.points.map(project))}Z`} />;
    case 'segment':
      return (
        <path
          className={shape.dashed ? css.dashed : css.line}
          d={pathData([shape.from, shape.to].map(project))}
        />
      );
    case 'circle': {
      const [x, y] = project(shape.center);
      return <circle className={css.surface} cx={x} cy={y} r={pixels(shape.radius)} />;
    }
    case 'right-angle':
      return <path className={css.mark} d={pathData(square(shape, letter * 0.8).map(project))} />;
    case 'angle':
      return <AngleMark angle={shape} project={project} letter={letter} />;
    case 'label':
      return <Label at={project(shape.at)} words={shape.text} />;
    case 'dot': {
      const [x, y] = project(shape.at);
      return <circle className={css.dot} cx={x} cy={y} r={3.5} />;
    }
  }
}

function AngleMark({ angle, project, letter }: Omit<ShapeProps, 'shape'> & { readonly angle: Angle }) {
  const { radius, labelAt } = angleMark(angle, letter);
  const [start, end] = [toward(angle.at, angle.from, radius), toward(angle.at, angle.to, radius)].map(
    project,
  );
  const pixels = String((radius * LETTER) / letter);
  const isLarge = angleSize(angle) > 180 ? 1 : 0;
  return (
    <>
      {start && end && (
        <path
          className={css.mark}
          d={`${pathData([start])}A${pixels} ${pixels} 0 ${isLarge} 0 ${end[0]} ${end[1]}`}
        />
      )}
      {angle.label !== undefined && <Label at={project(labelAt)} words={angle.label} />}
    </>
  );
}

function Label({ at: [x, y], words }: { readonly at: Point; readonly words: string }) {
  return (
    <Text className={/^[a-z]$/.test(words) ? css.variable : css.label} x={x} y={y}>
      {words}
    </Text>
  );
}

/** Returns the three outer corners of the small square that marks a right angle. */
function square(
  { at, from, to }: Extract<DrawnShape, { kind: 'right-angle' }>,
  side: number,
): readonly Point[] {
  const [first, last] = [toward(at, from, side), toward(at, to, side)];
  return [first, [first[0] + last[0] - at[0], first[1] + last[1] - at[1]], last];
}

/** Returns the point at a distance from one point toward another. */
function toward([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const part = distance / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function pathData(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
