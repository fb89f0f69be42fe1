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

/** The smallest distance of points with labels. The labels of closer ones wouldn't show which is which. */
const APART = 8;

/** Draws points with labels that avoid the curves. */
export function Dots({ points, curves, plane }: DotsProps) {
  const labeled = points.filter(({ at: [x, y] }) =>
    points.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) >= APART || (at[0] === x && at[1] === y)),
  );
  const places = placesOf(labeled, curves, plane);
  return (
    <>
      {points.map(({ at: [x, y] }, index) => (
        <circle key={index} className={css.mainDot} cx={x} cy={y} r={5} />
      ))}
      {labeled.map(({ text }, index) => (
        <Label
          key={index}
          className={css.pointLabel}
          x={places[index]?.[0] ?? 0}
          y={places[index]?.[1] ?? 0}
          dy="0.35em"
          textAnchor="middle"
        >
          {text}
        </Label>
      ))}
    </>
  );
}
