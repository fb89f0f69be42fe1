import { scaleLinear } from 'd3-scale';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';

interface Bar {
  readonly label: string;
  /** The ends in seconds. */
  readonly from: number;
  readonly to: number;
}

const [LEFT, RIGHT] = [2, 318];
/** The height of a row with its label, and of its bar. */
const [ROW, HEIGHT] = [42, 18];
const SURFACES = [css.mainSurface, css.otherSurface, css.mainSurface];

/** Draws bars on one scale, each below its label, with lines from their ends. The drawing is 320 wide and 124 high. */
export function Picture({ bars }: { readonly bars: readonly [Bar, Bar, Bar] }) {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const x = scaleLinear([Math.min(...ends), Math.max(...ends)], [LEFT, RIGHT]);
  const bottom = bars.length * ROW - 4;
  return (
    <>
      {[...new Set(ends)].map((end) => (
        <line
          key={end}
          className={end === 0 ? css.axis : css.faintLine}
          x1={x(end)}
          x2={x(end)}
          y1={ROW - HEIGHT - 4}
          y2={bottom}
        />
      ))}
      {bars.map(({ label, from, to }, row) => {
        const left = x(Math.min(from, to));
        const top = (row + 1) * ROW - HEIGHT - 4;
        return (
          <g key={row}>
            <rect
              className={SURFACES[row]}
              x={left}
              y={top}
              width={Math.abs(x(to) - x(from))}
              height={HEIGHT}
            />
            <Label
              className={css.pointLabel}
              x={left > (LEFT + RIGHT) / 2 ? RIGHT : left}
              y={top - 7}
              textAnchor={left > (LEFT + RIGHT) / 2 ? 'end' : 'start'}
            >
              {label}
            </Label>
          </g>
        );
      })}
    </>
  );
}
