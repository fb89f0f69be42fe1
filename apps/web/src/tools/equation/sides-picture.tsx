import { approximate } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { scaleLinear } from 'd3-scale';
import { Clip } from '../../ui/plot/clip.js';
import { Dots } from '../../ui/plot/dots.js';
import { Grid } from '../../ui/plot/grid.js';
import { axisSpots, type Spot } from '../../ui/plot/label-place.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { evenSamplesOf, holeAt, pathOf, refined, samplesOf } from '../../ui/plot/samples.js';
import { stepOf, stepsTo, stepText } from '../../ui/plot/snap.js';
import type { Span } from '../../ui/plot/window.js';
import { useZoom, Zoom } from '../../ui/plot/zoom.js';
import { equation } from '../../ui/result/written.js';
import { type Domain, type Ends, isInside, placesIn } from './graph-domain.js';
import { sideAt } from './side-values.js';
import { heightsOf, spanOf, type Named } from './view-of.js';

/** The plot area in a drawing that is 320 units wide and 232 units high. */
const PLANE = { left: 38, right: 310, top: 26, bottom: 204 };

export interface SidesPictureProps {
  /** Both sides of an equation, or an expression alone. */
  readonly sides: readonly Expression[];
  readonly unknown: string;
  /** The places where both sides are equal, or the marked places of the expression. */
  readonly meets: readonly Named[];
  /** Other values to keep in view: excluded and extraneous ones. */
  readonly further: readonly number[];
  /** The numbers for which the expression is drawn, if they aren't all numbers. */
  readonly domain?: Domain | undefined;
  /** The ends of the graph on its domain. */
  readonly ends?: Ends | undefined;
}

const BOTH = ['left side', 'right side'] as const;
const ALONE = ['expression'] as const;

/** Draws both sides of an equation over its unknown, with the solutions where they meet; or an expression alone. */
export function Picture({ sides, unknown, meets, further, domain, ends }: SidesPictureProps) {
  const ofs = sides.map(
    (side) => (place: number) =>
      !domain || isInside(domain, place) ? approximate(side, { [unknown]: place }) : NaN,
  );
  const start = spanOf([...meets.map(({ at }) => at), ...further, ...(domain ? placesIn(domain) : [])]);
  const heights = meets.map(({ at }) => ofs.at(-1)?.(at) ?? NaN);
  const { closed = [], open = [] } = ends ?? {};
  const names = sides.length > 1 ? BOTH : ALONE;
  const home = {
    across: start,
    up: heightsOf(
      ofs.map((of) => evenSamplesOf(of, start)),
      [...heights, ...[...closed, ...open].map(({ height }) => height)],
    ),
  };
  const [window, setWindow] = useZoom(home);
  const { across, up } = window;
  const curves = ofs.map((of) => refined(of, samplesOf(of, across), up));
  const holes = further.flatMap((place) =>
    ofs.flatMap((of) => {
      const height = holeAt(of, place, start[1] - start[0]);
      return height === undefined ? [] : [{ place, height }];
    }),
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
      <Grid x={x} y={y} plane={PLANE} names={[unknown, sides.length > 1 || unknown === 'y' ? '' : 'y']} />
      <Clip plane={PLANE}>
        {curves.map((curve, index) => (
          <path
            key={index}
            className={index === 0 ? css.mainLine : css.otherLine}
            d={pathOf(curve, x, y, up)}
          />
        ))}
        {[...holes, ...open.map(({ at, height }) => ({ place: at, height }))].map(
          ({ place, height }, index) => (
            <circle key={index} className={css.hole} cx={x(place)} cy={y(height)} r={4} />
          ),
        )}
      </Clip>
      <Zoom
        plane={PLANE}
        home={home}
        window={window}
        onChange={setWindow}
        points={meets.map(({ at }, index) => [at, heights[index] ?? NaN] as const)}
      />
      <Reading
        label="A point on the graph"
        plane={PLANE}
        stops={stops.map((place) => {
          const at = Number(place);
          const ys = ofs.map((of) => of(at));
          return { x: x(at), ys: ys.filter((each) => each >= up[0] && each <= up[1]).map((each) => y(each)) };
        })}
        words={(index) => {
          const place = stops[index] ?? '0';
          const values = sides.map(
            (side, each) => `${names[each] ?? ''} ${sideAt(side, unknown, place, domain)}`,
          );
          return `${unknown} = ${place}: ${values.join(', ')}`;
        }}
      />
      <Dots
        points={[
          ...meets.map(({ at, name, label = equation(unknown, name) }, index) => ({
            at,
            height: heights[index] ?? NaN,
            name: label,
          })),
          ...closed,
        ]
          .filter(({ at, height }) => isIn(at, across) && isIn(height, up))
          .map(({ at, height, name }) => ({ at: [x(at), y(height)], text: name }))}
        curves={[
          ...curves.flatMap((curve) => curve.map(([place, height]): Spot => [x(place), y(height)])),
          ...axisSpots(x(0), y(0), PLANE),
        ]}
        plane={PLANE}
      />
    </>
  );
}

const isIn = (place: number, [from, to]: Span): boolean => place >= from && place <= to;
