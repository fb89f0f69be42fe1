import type { SVGProps } from 'react';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';

/** The circle in a drawing that is 320 units wide and 272 units high. */
const CENTER = { x: 160, y: 136 };
const RADIUS = 88;
const REACH = 112;
/** The distance of a label from its point. */
const GAP = 15;

interface Labeled {
  readonly at: number;
  readonly label: string;
}

export interface CirclePictureProps {
  readonly ratio: 'sin' | 'cos' | 'tan';
  /** The angles in radians, with their labels. */
  readonly points: readonly Labeled[];
  /** The values of the sine, cosine or tangent, with their labels. */
  readonly values: readonly Labeled[];
}

/** Draws the unit circle, its angles, and a dashed line where the sine, cosine or tangent is the same. */
export function Picture({ ratio, points, values }: CirclePictureProps) {
  const spots = points.map(({ at, label }) => ({ across: Math.cos(at), up: Math.sin(at), label }));
  const { x, y } = CENTER;
  return (
    <>
      <path className={css.axis} d={`M${x - REACH} ${y}H${x + REACH}M${x} ${y - REACH}V${y + REACH}`} />
      <circle className={css.mainAxis} fill="none" cx={x} cy={y} r={RADIUS} />
      {spots.map(({ across, up }, index) => (
        <g key={index}>
          <path className={css.otherLine} d={lineAt(ratio, across, up)} />
          <path className={css.mainLine} d={`M${x} ${y}L${x + RADIUS * across} ${y - RADIUS * up}`} />
        </g>
      ))}
      {spots.map(({ across, up, label }, index) => {
        const [place, textAnchor] = labelAcross(ratio, across);
        return (
          <g key={index}>
            <circle className={css.mainDot} cx={x + RADIUS * across} cy={y - RADIUS * up} r={6} />
            <Label
              className={css.pointLabel}
              x={x + place}
              y={y - labelUp(ratio, across, up)}
              textAnchor={textAnchor}
            >
              {label}
            </Label>
          </g>
        );
      })}
      {values.map(({ at, label }, index) => (
        <Label key={index} className={css.tick} {...valuePlace(ratio, at)}>
          {ratio === 'tan' ? `slope ${label}` : label}
        </Label>
      ))}
    </>
  );
}

/** Returns how far right of the center the label of a point is, and its anchor. */
function labelAcross(
  ratio: CirclePictureProps['ratio'],
  across: number,
): readonly [x: number, anchor: 'start' | 'middle' | 'end'] {
  // Near the top and bottom, a label beside its point leaves the axis and the dashed line free.
  const isUpright = ratio !== 'tan' && Math.abs(across) < (ratio === 'cos' ? 0.3 : 0.1);
  if (isUpright) return across < -0.01 ? [RADIUS * across - 8, 'end'] : [RADIUS * across + 8, 'start'];
  const out = (RADIUS + GAP - 4) * across;
  if (Math.abs(across) > 0.3) return [out, across < 0 ? 'end' : 'start'];
  return [ratio === 'tan' ? out + 32 : out, 'middle'];
}

/** Returns how far above the center the label of a point is. */
function labelUp(ratio: CirclePictureProps['ratio'], across: number, up: number): number {
  const isLevel = Math.abs(up) < 0.1;
  const isBeside = ratio === 'sin' && Math.abs(across) > 0.3; // The dashed line would strike it through.
  if (isBeside && !isLevel) return RADIUS * up + (up > 0 ? 9 : -19);
  // A label on a line moves off it.
  const shift = isLevel ? -8 : ratio !== 'tan' ? 5 : up > 0 ? 16 : -8;
  return (RADIUS + GAP) * up - shift;
}

/** Returns the place of a value: next to an axis for the sine and cosine, and next to the line for the tangent. */
function valuePlace(ratio: CirclePictureProps['ratio'], value: number): SVGProps<SVGTextElement> {
  const { x, y } = CENTER;
  const [size, sign] = [RADIUS * value, value < 0 ? -1 : 1];
  if (ratio === 'sin') return { x: x - 6, y: y - size + (value < 0 ? 14 : -5), textAnchor: 'end' };
  if (ratio === 'cos') {
    // Close to the circle, the value is on the inner side of its line.
    const isRight = value >= 0 !== Math.abs(value) > 0.75;
    return { x: x + size + (isRight ? 5 : -5), y: y + 15, textAnchor: isRight ? 'start' : 'end' };
  }
  const angle = Math.atan(value);
  const [along, aside] = [RADIUS / 2, 10];
  return {
    x: x + along * Math.cos(angle) + aside * Math.abs(Math.sin(angle)),
    y: y - along * Math.sin(angle) + sign * aside * Math.cos(angle) + 4,
    textAnchor: 'start',
  };
}

/** Returns the line through a point on which the sine, cosine or tangent is the same. */
function lineAt(ratio: CirclePictureProps['ratio'], across: number, up: number): string {
  const { x, y } = CENTER;
  if (ratio === 'sin') return `M${x - REACH} ${y - RADIUS * up}H${x + REACH}`;
  if (ratio === 'cos') return `M${x + RADIUS * across} ${y - REACH}V${y + REACH}`;
  return `M${x - REACH * across} ${y + REACH * up}L${x + REACH * across} ${y - REACH * up}`;
}
