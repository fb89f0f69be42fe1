import type { Statistics } from '@mathtools/math-core/statistics';
import { scaleLinear } from 'd3-scale';
import { BottomAxis } from '../../ui/plot/axes.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { ticksOf } from '../../ui/plot/ticks.js';

/** A number in the list and how many times it occurs. */
export interface Heap {
  readonly number: number;
  readonly text: string;
  readonly count: number;
}

/** The plot area in a drawing that is 320 units wide and 172 units high: the dots above, the box below. */
const PLANE = { left: 16, right: 304, top: 8, bottom: 92 };
const BOX = { top: 100, bottom: 124 };
const AXIS = 136;
const LARGEST_DOT = 7;

interface SpreadProps {
  readonly heaps: readonly Heap[];
  readonly shown: Statistics;
}

/** Draws each number as a dot, with equal ones stacked, above a box from quartile to quartile with the median as a line. */
export function Picture({ heaps, shown: { minimum, maximum, mean, median, quartiles } }: SpreadProps) {
  const x = scaleLinear([minimum.number, maximum.number], [PLANE.left, PLANE.right]);
  const highest = Math.max(...heaps.map(({ count }) => count));
  const closest = Math.min(
    ...heaps.slice(1).map(({ number }, index) => x(number) - x(heaps[index]?.number ?? 0)),
  );
  const lift = Math.min(
    2 * Math.max(2.5, Math.min(LARGEST_DOT, closest / 2)) + 1,
    (PLANE.bottom - PLANE.top) / highest,
  );
  const radius = Math.max(1, Math.min(LARGEST_DOT, lift / 2, closest / 2));
  const heightOf = (place: number): number => PLANE.bottom - radius - place * lift;
  const middle = (BOX.top + BOX.bottom) / 2;
  return (
    <>
      {heaps.flatMap(({ number, text, count }) =>
        Array.from({ length: count }, (_, place) => (
          <circle
            key={`${text} ${place}`}
            className={css.mainSurface}
            cx={x(number)}
            cy={heightOf(place)}
            r={radius}
          />
        )),
      )}
      <line className={css.axis} x1={x(minimum.number)} x2={x(maximum.number)} y1={middle} y2={middle} />
      {quartiles && (
        <rect
          className={css.otherSurface}
          x={x(quartiles.lower.number)}
          y={BOX.top}
          width={x(quartiles.upper.number) - x(quartiles.lower.number)}
          height={BOX.bottom - BOX.top}
        />
      )}
      <line
        className={css.mainLine}
        x1={x(median.number)}
        x2={x(median.number)}
        y1={BOX.top}
        y2={BOX.bottom}
      />
      <path d={`M${x(mean.number)} ${AXIS}l-5 -9h10z`} />
      <BottomAxis ticks={ticksOf(x)} from={PLANE.left} to={PLANE.right} at={AXIS} />
      <Reading
        label="The numbers"
        plane={{ ...PLANE, bottom: BOX.bottom }}
        stops={heaps.map(({ number, count }) => ({ x: x(number), ys: [heightOf(count - 1)] }))}
        words={(index) => {
          const heap = heaps[index];
          return heap ? `${heap.text}: ${heap.count === 1 ? 'once' : `${heap.count} times`}` : '';
        }}
      />
    </>
  );
}
