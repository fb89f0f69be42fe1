import { approximate } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { scaleLinear } from 'd3-scale';
import { Clip } from '../../ui/plot/clip.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { stepOf, stepsTo, stepText } from '../../ui/plot/snap.js';
import { Dots } from './dots.js';
import { Grid } from './grid.js';
import { axisSpots, type Spot } from './label-place.js';
import { sideAt } from './side-values.js';
import { heightsOf, type Span, spanOf, type Named } from './view-of.js';

/** The plot area in a drawing 320 wide and 232 high. */
const PLANE = { left: 38, right: 310, top: 26, bottom: 204 };
const SAMPLES = 160;

export interface SidesPictureProps {
  /** Both sides of an equation, or an expression alone. */
  readonly sides: readonly Expression[];
  readonly unknown: string;
  /** The places where both sides are equal, or the marked places of the expression. */
  readonly meets: readonly Named[];
  /** Other values to keep in view: excluded and extraneous ones. */
  readonly further: readonly number[];
}

const BOTH = ['left side', 'right side'] as const;
const ALONE = ['expression'] as const;

/** Draws both sides of an equation over its unknown, with the solutions where they meet; or an expression alone. */
export function Picture({ sides, unknown, meets, further }: SidesPictureProps) {
  const across = spanOf([...meets.map(({ at }) => at), ...further]);
  const curves = sides.map((side) => samplesOf((place) => approximate(side, { [unknown]: place }), across));
  const heights = meets.map(({ at }) => approximate(sides.at(-1) ?? '0', { [unknown]: at }));
  const names = sides.length > 1 ? BOTH : ALONE;
  const up = heightsOf(
    curves.flatMap((curve) => curve.map(([, height]) => height)),
    heights,
  );
  const x = scaleLinear(across, [PLANE.left, PLANE.right]);
  const y = scaleLinear(up, [PLANE.bottom, PLANE.top]);
  const step = stepOf((across[1] - across[0]) / 80);
  const first = stepsTo(across[0], step, 1);
  const stops = Array.from({ length: stepsTo(across[1], step, -1) - first + 1 }, (_, i) =>
    stepText(first + i, step),
  );
  return (
    <>
      {sides.length > 1 && (
        <Legend
          entries={[
            { at: PLANE.left, line: css.mainLine, label: BOTH[0] },
            { at: 180, line: css.otherLine, label: BOTH[1] },
          ]}
        />
      )}
      <Grid x={x} y={y} plane={PLANE} />
      <Clip plane={PLANE}>
        {curves.map((curve, index) => (
          <path
            key={index}
            className={index === 0 ? css.mainLine : css.otherLine}
            d={pathOf(curve, x, y, up)}
          />
        ))}
      </Clip>
      <Reading
        label="A point on the graph"
        plane={PLANE}
        stops={stops.map((place) => {
          const at = Number(place);
          const ys = sides.map((side) => approximate(side, { [unknown]: at }));
          return { x: x(at), ys: ys.filter((each) => each >= up[0] && each <= up[1]).map((each) => y(each)) };
        })}
        words={(index) => {
          const place = stops[index] ?? '0';
          const values = sides.map((side, each) => `${names[each] ?? ''} ${sideAt(side, unknown, place)}`);
          return `${unknown} = ${place}: ${values.join(', ')}`;
        }}
      />
      <Dots
        points={meets.map(({ at, name }, index) => ({
          at: [x(at), y(heights[index] ?? NaN)],
          text: `${unknown} = ${name}`.replace('= ≈', '≈'),
        }))}
        curves={[
          ...curves.flatMap((curve) => curve.map(([place, height]): Spot => [x(place), y(height)])),
          ...axisSpots(x(0), y(0), PLANE),
        ]}
        plane={PLANE}
      />
    </>
  );
}

type Sample = readonly [place: number, height: number];

function samplesOf(of: (place: number) => number, [from, to]: Span): readonly Sample[] {
  return Array.from({ length: SAMPLES + 1 }, (_, index): Sample => {
    const place = from + ((to - from) * index) / SAMPLES;
    return [place, of(place)];
  });
}

/** Returns the path of a curve, cut where it has no value and where it jumps across the whole drawing. */
function pathOf(
  curve: readonly Sample[],
  x: (place: number) => number,
  y: (height: number) => number,
  [low, high]: Span,
): string {
  const size = high - low;
  let before: number | undefined;
  return curve
    .map(([place, height]) => {
      const held = Math.min(high + size, Math.max(low - size, height));
      const isCut = before === undefined || Math.abs(held - before) > size;
      before = Number.isFinite(height) ? held : undefined;
      return Number.isFinite(height) ? `${isCut ? 'M' : 'L'}${x(place)} ${y(held)}` : '';
    })
    .join('');
}
