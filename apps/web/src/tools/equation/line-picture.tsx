import { scaleLinear } from 'd3-scale';
import { BottomAxis } from '../../ui/plot/axes.js';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';
import { ticksOf } from '../../ui/plot/ticks.js';
import * as own from './equation.css.js';
import { spanOf, type Named } from './view-of.js';

/** The number line in a drawing that is 320 units wide and 84 units high. */
const [LEFT, RIGHT, AXIS] = [12, 308, 52];

export interface LinePictureProps {
  readonly parts: readonly {
    readonly low?: Named;
    readonly high?: Named;
    readonly includesLow: boolean;
    readonly includesHigh: boolean;
  }[];
}

/** Draws intervals on the number line: a filled dot is included, a hollow dot isn't, and an arrow goes on forever. */
export function Picture({ parts }: LinePictureProps) {
  const ends = parts.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());
  const x = scaleLinear(spanOf(ends.map(({ at }) => at)), [LEFT, RIGHT]);
  const dots = parts.flatMap(({ low, high, includesLow, includesHigh }) => [
    ...(low ? [{ ...low, isIn: includesLow }] : []),
    ...(high && high.at !== low?.at ? [{ ...high, isIn: includesHigh }] : []),
  ]);
  return (
    <>
      <BottomAxis ticks={ticksOf(x)} from={LEFT - 8} to={RIGHT + 8} at={AXIS} />
      {parts.map(({ low, high }, index) => {
        const [from, to] = [low ? x(low.at) : LEFT, high ? x(high.at) : RIGHT];
        return (
          <g key={index}>
            <path className={own.marked} d={`M${from} ${AXIS}H${to}`} />
            {!low && <path className={own.arrow} d={`M${LEFT - 8} ${AXIS}l12 -7v14z`} />}
            {!high && <path className={own.arrow} d={`M${RIGHT + 8} ${AXIS}l-12 -7v14z`} />}
          </g>
        );
      })}
      {dots.map(({ at, name, isIn }, index) => {
        const isClose = dots.some((other, place) => place === index - 1 && x(at) - x(other.at) < 44);
        return (
          <g key={index}>
            <circle className={isIn ? css.mainDot : own.hollow} cx={x(at)} cy={AXIS} r={6} />
            <Label className={css.pointLabel} x={x(at)} y={isClose ? 14 : 32} textAnchor="middle">
              {name}
            </Label>
          </g>
        );
      })}
    </>
  );
}
