import { scaleLinear, scaleLog } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { BottomAxis, LeftGrid } from '../../ui/plot/axes.js';
import * as plot from '../../ui/plot/plot.css.js';
import * as css from './logarithm.css.js';
import { Label } from '../../ui/plot/label.js';

export interface CurveProps {
  readonly base: number;
  readonly value: number;
  /** The label of the point. */
  readonly label: string;
}

const [LEFT, RIGHT] = [44, 348];
const [TOP, BOTTOM] = [16, 212];
const SPARE = 40; // right of the point, where the curve continues
const SAMPLES = 96;

/** Draws y = log x to a base, and the point at `value`. */
export function Picture({ base, value, label }: CurveProps) {
  const log = scaleLog([1, base], [0, 1]); // the scale computes the logarithm
  const inner = scaleLinear([0, Math.max(value, base, 2)], [LEFT, RIGHT - SPARE]);
  const last = inner.invert(RIGHT);
  const x = scaleLinear([0, last], [LEFT, RIGHT]);
  const first = Math.min(value, 1, x.invert(LEFT + 2));
  const heights = [0, log(first), log(last)];
  const y = scaleLinear([Math.min(...heights), Math.max(...heights)], [BOTTOM, TOP]).nice(5);
  const sample = scaleLog([first, last], [0, SAMPLES]);
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => sample.invert(index));
  const path = line<number>(
    (point) => x(point),
    (point) => y(log(point)),
  ).curve(curveMonotoneX)(points);
  const [px, py] = [x(value), y(log(value))];
  const format = x.tickFormat(5, last >= 1e5 ? '~s' : undefined);
  const atEnd = px > 200;
  return (
    <>
      <LeftGrid
        ticks={y.ticks(5).map((tick) => ({ at: y(tick), label: y.tickFormat(5)(tick) }))}
        from={LEFT}
        to={RIGHT}
        at={LEFT - 8}
      />
      <BottomAxis
        ticks={x.ticks(5).map((tick) => ({ at: x(tick), label: format(tick) }))}
        from={LEFT}
        to={RIGHT}
        at={BOTTOM}
      />
      <line className={plot.axis} x1={LEFT} x2={RIGHT} y1={y(0)} y2={y(0)} />
      <path className={css.curve} d={path ?? ''} />
      <circle className={css.point} cx={px} cy={py} r={5} />
      <Label
        className={plot.pointLabel}
        x={px}
        y={py}
        dx={atEnd ? 0 : 8}
        dy={base > 1 === atEnd ? -12 : 22}
        textAnchor={atEnd ? 'end' : 'start'}
      >
        {label}
      </Label>
    </>
  );
}
