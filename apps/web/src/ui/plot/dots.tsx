import { Label } from './label.js';
import * as css from './plot.css.js';
import type { Plane } from './reading.js';
import { placesOf, type Spot } from './label-place.js';

export interface DotsProps {
  readonly points: readonly { readonly at: Spot; readonly text: string }[];
  /** Points that the labels avoid. */
  readonly curves: readonly Spot[];
  readonly plane: Plane;
}

/** Draws points with labels that avoid the curves. */
export function Dots({ points, curves, plane }: DotsProps) {
  const places = placesOf(points, curves, plane);
  return points.map(({ at: [x, y], text }, index) => (
    <g key={index}>
      <circle className={css.mainDot} cx={x} cy={y} r={5} />
      <Label
        className={css.pointLabel}
        x={places[index]?.[0] ?? x}
        y={places[index]?.[1] ?? y}
        dy="0.35em"
        textAnchor="middle"
      >
        {text}
      </Label>
    </g>
  ));
}
