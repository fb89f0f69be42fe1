import type { ScaleLinear } from 'd3-scale';
import { BottomAxis, LeftGrid } from './axes.js';
import { Label } from './label.js';
import * as css from './plot.css.js';
import type { Plane } from './reading.js';
import { ticksOf } from './ticks.js';

interface GridProps {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly plane: Plane;
  /** The names of the horizontal and vertical axes. */
  readonly names?: readonly [string, string];
}

/** The length of an axis beyond the plane, for its arrow. */
const BEYOND = 5;

/** Draws the grid and the numbers of a plane, and its axes with arrows and names. Instead of an axis out of view, an edge without an arrow has its name. */
export function Grid({ x, y, plane, names = ['x', 'y'] }: GridProps) {
  const across = ticksOf(x);
  const [left, bottom] = [holdsZero(x) ? x(0) : plane.left, holdsZero(y) ? y(0) : plane.bottom];
  const { right, top } = plane;
  return (
    <>
      {across.map(({ at }) => (
        <line key={at} className={css.grid} x1={at} x2={at} y1={top} y2={plane.bottom} />
      ))}
      <LeftGrid ticks={ticksOf(y)} from={plane.left} to={right} at={plane.left - 6} />
      <BottomAxis ticks={across} from={plane.left} to={right} at={plane.bottom} />
      {holdsZero(y) && <line className={css.mainAxis} x1={plane.left} x2={right} y1={bottom} y2={bottom} />}
      {holdsZero(x) && <line className={css.mainAxis} x1={left} x2={left} y1={top} y2={plane.bottom} />}
      {holdsZero(y) && <path className={css.arrow} d={`M${right} ${bottom}h${BEYOND}m-4 -3l4 3l-4 3`} />}
      {holdsZero(x) && <path className={css.arrow} d={`M${left} ${top}v${-BEYOND}m-3 4l3 -4l3 4`} />}
      <Label className={css.axisName} x={right + 9} y={bottom - 5} textAnchor="end">
        {names[0]}
      </Label>
      <Label className={css.axisName} x={left + 6} y={top + 3}>
        {names[1]}
      </Label>
    </>
  );
}

function holdsZero(scale: ScaleLinear<number, number>): boolean {
  const [from = 1, to = 1] = scale.domain();
  return from <= 0 && to >= 0;
}
