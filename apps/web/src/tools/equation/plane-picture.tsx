import { approximate } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { scaleLinear } from 'd3-scale';
import { Clip } from '../../ui/plot/clip.js';
import { Dots } from '../../ui/plot/dots.js';
import { Grid } from '../../ui/plot/grid.js';
import { axisSpots, type Spot } from '../../ui/plot/label-place.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import type { Span } from '../../ui/plot/window.js';
import { useZoom, Zoom } from '../../ui/plot/zoom.js';
import { contour, type Off } from './contour.js';
import { ovalOf } from './oval.js';
import { evenSpans, spanOf, type Named } from './view-of.js';

/** The plot area in a drawing that is 320 units wide and 252 units high. */
const PLANE = { left: 38, right: 310, top: 26, bottom: 224 };

interface Equation {
  readonly left: Expression;
  readonly right: Expression;
}

export interface PlanePictureProps {
  readonly equations: readonly Equation[];
  /** The variables of the horizontal and vertical axes. */
  readonly axes: readonly [string, string];
  readonly points: readonly (readonly [Named, Named])[];
}

const LINES = [css.mainLine, css.otherLine, css.faintLine];

/** Draws the equations of a system in the plane, with their intersections. */
export function Picture({ equations, axes, points }: PlanePictureProps) {
  const offs = equations.map(({ left, right }) => (across: number, up: number): number => {
    const at = { [axes[0]]: across, [axes[1]]: up };
    return approximate(left, at) - approximate(right, at);
  });
  const seen = [0, 1].map((axis) =>
    points.length > 0 ? points.map((point) => point[axis]?.at ?? 0) : offs.map((off) => intercept(off, axis)),
  );
  const ovals = offs.map(ovalOf).filter((oval) => oval !== undefined);
  const room = ovals.length > 0 ? 0.15 : undefined;
  const spans = [0, 1].map((axis) =>
    spanOf([...(seen[axis] ?? []), ...ovals.flatMap((oval) => oval[axis] ?? [])], room),
  );
  const even = evenSpans(spans[0] ?? [-5, 5], spans[1] ?? [-5, 5], [
    PLANE.right - PLANE.left,
    PLANE.bottom - PLANE.top,
  ]);
  const home = { across: even[0], up: even[1] };
  const [window, setWindow] = useZoom(home);
  const { across, up } = window;
  const x = scaleLinear(across, [PLANE.left, PLANE.right]);
  const y = scaleLinear(up, [PLANE.bottom, PLANE.top]);
  const curves = offs.map((off) =>
    contour(off, across, up).map((line) => line.map(([a, b]): Spot => [x(a), y(b)])),
  );
  return (
    <>
      {equations.length > 1 && (
        <Legend
          entries={offs.map((_, index) => ({
            at: PLANE.left + index * 94,
            line: LINES[index] ?? '',
            label: `equation ${index + 1}`,
          }))}
        />
      )}
      <Grid x={x} y={y} plane={PLANE} names={axes} />
      <Clip plane={PLANE}>
        {curves.map((lines, index) => (
          <path
            key={index}
            className={LINES[index]}
            d={lines.map((line) => `M${line.map((spot) => spot.join(' ')).join('L')}`).join('')}
          />
        ))}
      </Clip>
      <Zoom
        plane={PLANE}
        home={home}
        window={window}
        onChange={setWindow}
        points={points.map(([one, other]) => [one.at, other.at] as const)}
      />
      <Dots
        points={points
          .filter(([one, other]) => isIn(one.at, across) && isIn(other.at, up))
          .map(([one, other]) => ({
            at: [x(one.at), y(other.at)],
            text: `(${one.name}, ${other.name})`,
          }))}
        curves={[...curves.flat(2), ...axisSpots(x(0), y(0), PLANE)]}
        plane={PLANE}
      />
    </>
  );
}

const isIn = (place: number, [from, to]: Span): boolean => place >= from && place <= to;

/** Returns the intercept of a line on an axis. */
function intercept(off: Off, axis: number): number {
  const start = off(0, 0);
  return start / (start - (axis === 0 ? off(1, 0) : off(0, 1)));
}
