import type { ScaleLinear } from 'd3-scale';
import { BottomAxis, LeftGrid } from '../../ui/plot/axes.js';
import * as css from '../../ui/plot/plot.css.js';
import { ticksOf } from '../../ui/plot/ticks.js';

interface GridProps {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly plane: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** Draws the grid and the numbers of a plane, and the axes that are in view. */
export function Grid({ x, y, plane }: GridProps) {
  const holdsZero = (scale: ScaleLinear<number, number>): boolean => {
    const [from = 1, to = 1] = scale.domain();
    return from <= 0 && to >= 0;
  };
  return (
    <>
      <LeftGrid ticks={ticksOf(y)} from={plane.left} to={plane.right} at={plane.left - 6} />
      <BottomAxis ticks={ticksOf(x)} from={plane.left} to={plane.right} at={plane.bottom} />
      {holdsZero(y) && <line className={css.mainAxis} x1={plane.left} x2={plane.right} y1={y(0)} y2={y(0)} />}
      {holdsZero(x) && <line className={css.mainAxis} x1={x(0)} x2={x(0)} y1={plane.top} y2={plane.bottom} />}
    </>
  );
}
