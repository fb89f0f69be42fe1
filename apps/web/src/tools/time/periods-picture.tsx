import { scaleLinear } from 'd3-scale';
import { BottomAxis } from '../../ui/plot/axes.js';
import { Label } from '../../ui/plot/label.js';
import * as css from '../../ui/plot/plot.css.js';
import { ticksOf } from './ticks.js';

interface Bar {
  readonly label: string;
  /** The ends in seconds. */
  readonly from: number;
  readonly to: number;
}

const [LEFT, RIGHT] = [6, 314];
/** The height of a row with its label, and of its bar. */
const [ROW, HEIGHT] = [36, 16];
const SURFACES = [css.mainSurface, css.otherSurface, `${css.paleSurface} ${css.axis}`];

/** Draws three bars on one scale, each below its label. The drawing is 320 wide and 140 high. */
export function Picture({ bars }: { readonly bars: readonly [Bar, Bar, Bar] }) {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const range = [Math.min(...ends), Math.max(...ends)] as const;
  const x = scaleLinear(range, [LEFT, RIGHT]);
  return (
    <>
      <BottomAxis
        ticks={ticksOf(range).map(({ seconds, label }) => ({ at: x(seconds), label }))}
        from={LEFT}
        to={RIGHT}
        at={bars.length * ROW + 8}
      />
      {bars.map(({ label, from, to }, row) => {
        const left = x(Math.min(from, to));
        const isRight = left > (LEFT + RIGHT) / 2;
        const bottom = (row + 1) * ROW;
        return (
          <g key={row}>
            <Label
              className={css.pointLabel}
              x={isRight ? RIGHT : left}
              y={bottom - HEIGHT - 6}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {label}
            </Label>
            <rect
              className={SURFACES[row]}
              x={left}
              y={bottom - HEIGHT}
              width={Math.abs(x(to) - x(from))}
              height={HEIGHT}
            />
          </g>
        );
      })}
    </>
  );
}
