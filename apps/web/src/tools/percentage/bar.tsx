import { scaleLinear } from 'd3-scale';
import * as plot from '../../ui/plot/plot.css.js';
import * as css from './percentage.css.js';
import { Label } from '../../ui/plot/label.js';

export interface BarProps {
  readonly percent: number;
  /** The labels above the end of the part, and below the end of the whole. */
  readonly part: string;
  readonly total: string;
}

const [LEFT, RIGHT] = [2, 358];
const [TOP, BOTTOM] = [24, 56];

/** Draws the whole, which is 100%, and the part, which may exceed it. */
export function Picture({ percent, part, total }: BarProps) {
  const x = scaleLinear([0, Math.max(100, percent)], [LEFT, RIGHT]);
  const [end, whole] = [x(percent), x(100)];
  return (
    <>
      <rect className={css.part} x={LEFT} y={TOP} width={end - LEFT} height={BOTTOM - TOP} />
      <rect
        className={css.whole}
        fillOpacity={0}
        x={LEFT}
        y={TOP}
        width={whole - LEFT}
        height={BOTTOM - TOP}
      />
      <line className={css.mark} x1={end} x2={end} y1={TOP - 4} y2={BOTTOM} />
      <Label className={plot.strong} x={end} y={TOP - 9} textAnchor={end > 180 ? 'end' : 'start'}>
        {part}
      </Label>
      {x.ticks(4).map((tick) => (
        <line key={tick} className={plot.axis} x1={x(tick)} x2={x(tick)} y1={BOTTOM} y2={BOTTOM + 5} />
      ))}
      <text className={plot.tick} x={LEFT} y={BOTTOM + 20}>
        0%
      </text>
      <Label className={plot.tick} x={whole} y={BOTTOM + 20} textAnchor={whole > 180 ? 'end' : 'start'}>
        {total}
      </Label>
    </>
  );
}
