import type { Quadratic } from '@mathtools/math-core/quadratic';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { BottomAxis, LeftGrid, type Tick } from '../../ui/plot/axes.js';
import { tickFormatOf } from '../../ui/plot/ticks.js';
import * as css from '../../ui/plot/plot.css.js';
import { Label } from '../../ui/plot/label.js';

/** In a drawing 320 wide and 232 high. */
const PLANE = { left: 38, right: 310, top: 14, bottom: 204 };
/** The share of the height that stays free beyond the vertex, for its label. */
const SPARE = 0.22;

export interface ParabolaProps extends Pick<Quadratic, 'roots' | 'vertex'> {
  readonly a: number;
  /** The distance shown to the left and right of the vertex. */
  readonly reach: number;
}

/** Draws y = ax² + bx + c with its vertex and its intersections with the x axis. */
export function Picture({ a, vertex, roots, reach }: ParabolaProps) {
  const [h, k] = [vertex.x.number, vertex.y.number];
  const end = k + a * reach ** 2;
  const heights = [0, end, k - SPARE * (end - k)];
  const x = scaleLinear([h - reach, h + reach], [PLANE.left, PLANE.right]);
  const y = scaleLinear([Math.min(...heights), Math.max(...heights)], [PLANE.bottom, PLANE.top]);
  const real = roots.length === 2 && !roots[0]?.imaginary ? [...roots].sort(byPlace) : [];
  const below = a > 0 ? 18 : -10; // on the far side of the axis or the vertex, where the curve is not
  // a quadratic Bézier curve is a parabola; its control point is where the tangents at its ends meet
  const curve = `M${x(h - reach)} ${y(end)}Q${x(h)} ${y(2 * k - end)} ${x(h + reach)} ${y(end)}`;
  return (
    <>
      <LeftGrid ticks={ticksOf(y)} from={PLANE.left} to={PLANE.right} at={PLANE.left - 6} />
      <BottomAxis ticks={ticksOf(x)} from={PLANE.left} to={PLANE.right} at={PLANE.bottom} />
      <line className={css.axis} x1={PLANE.left} x2={PLANE.right} y1={y(0)} y2={y(0)} />
      <path className={css.mainLine} d={curve} />
      <Dot x={x(h)} y={y(k)} dy={below} label={`(${vertex.x.text}, ${vertex.y.text})`} />
      {real.map(({ real: { number, text } }, index) => (
        <Dot
          key={index}
          x={x(number)}
          y={y(0)}
          dx={index === 0 ? -8 : 8}
          dy={below}
          anchor={index === 0 ? 'end' : 'start'}
          label={text}
        />
      ))}
    </>
  );
}

function ticksOf(scale: ScaleLinear<number, number>): readonly Tick[] {
  const label = tickFormatOf(scale, 5);
  return scale.ticks(5).map((tick) => ({ at: scale(tick), label: label(tick) }));
}

const byPlace = (left: Quadratic['roots'][number], right: Quadratic['roots'][number]): number =>
  left.real.number - right.real.number;

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly dx?: number;
  readonly dy: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly label: string;
}

function Dot({ x, y, dx = 0, dy, anchor = 'middle', label }: DotProps) {
  return (
    <>
      <circle className={css.mainDot} cx={x} cy={y} r={5} />
      <Label className={css.pointLabel} x={x} y={y} dx={dx} dy={dy} textAnchor={anchor}>
        {label}
      </Label>
    </>
  );
}
