import { Label } from './label.js';
import * as css from './plot.css.js';

/** A tick of an axis: its position in the drawing and its label. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

interface AxisProps {
  readonly ticks: readonly Tick[];
  /** The ends of the axis and its position in the other direction. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Renders a horizontal axis with its labels below. */
export function BottomAxis({ ticks, from, to, at }: AxisProps) {
  return (
    <g>
      <line className={css.axis} x1={from} x2={to} y1={at} y2={at} />
      {ticks.map((tick) => (
        <g key={tick.label}>
          <line className={css.axis} x1={tick.at} x2={tick.at} y1={at} y2={at + 4} />
          <Label className={css.tick} x={tick.at} y={at + 18} textAnchor="middle">
            {tick.label}
          </Label>
        </g>
      ))}
    </g>
  );
}

/** Renders the labels of a vertical axis, each with a grid line. */
export function LeftGrid({ ticks, from, to, at }: AxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick.label}>
          <line className={css.grid} x1={from} x2={to} y1={tick.at} y2={tick.at} />
          <Label className={css.tick} x={at} y={tick.at} dy="0.35em" textAnchor="end">
            {tick.label}
          </Label>
        </g>
      ))}
    </g>
  );
}
