import type { CompoundInterest } from '@mathtools/math-core/compound-interest';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { BottomAxis, LeftGrid } from '../../ui/plot/axes.js';
import { bisect } from '../../ui/plot/bisect.js';
import { Clip } from '../../ui/plot/clip.js';
import { Handle } from '../../ui/plot/handle.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { Reading } from '../../ui/plot/reading.js';
import { ticksOf } from '../../ui/plot/ticks.js';
import { useView } from '../../ui/plot/use-view.js';
import { count } from '../../ui/result/count.js';
import { about, written } from '../../ui/result/written.js';

/** The plot area in a drawing that is 320 units wide and 232 units high. */
const PLANE = { left: 38, right: 304, top: 34, bottom: 190 };
/** The highest rate and the steps between rates, in percent. */
const HIGHEST_RATE = 20;
const STEP = 0.1;

export interface GrowthProps {
  readonly savings: CompoundInterest;
  readonly terms: Terms;
  /** Called with a new rate. */
  readonly onRate: (text: string) => void;
}

export interface Terms {
  readonly principal: number;
  readonly rate: number;
  readonly periodsPerYear: number;
  readonly contribution: number;
}

interface Point {
  readonly year: number;
  readonly balance: number;
  readonly paidIn: number;
  readonly words: string;
}

/** Draws the balance of savings and the amount deposited, year by year. */
export function Picture({ savings, terms, onRate }: GrowthProps) {
  const years = savings.periods / terms.periodsPerYear;
  const points = pointsOf(savings, terms.principal, years);
  const highest = Math.max(...points.map(({ balance }) => balance));
  const [, nice = highest] = scaleLinear([0, highest], [0, 1]).nice(4).domain();
  const [[, most = 0], hold] = useView(
    [years, nice],
    ([time, top = 0]) => time === years && highest <= top && highest > 0.4 * top,
  );
  const x = scaleLinear([0, years], [PLANE.left, PLANE.right]);
  const y = scaleLinear([0, most], [PLANE.bottom, PLANE.top]);
  const at = ({ year }: Point): number => x(year);
  const balance = line<Point>(at, (point) => y(point.balance));
  const paidIn = line<Point>(at, (point) => y(point.paidIn));
  const interest = area<Point>(
    at,
    (point) => y(point.paidIn),
    (point) => y(point.balance),
  );
  const range = [0, Math.max(HIGHEST_RATE, terms.rate)] as const;
  return (
    <>
      <Legend
        entries={[
          { at: 2, line: css.mainLine, label: 'Balance' },
          { at: 92, line: css.otherLine, label: 'Deposited' },
        ]}
      />
      <Clip plane={PLANE}>
        <path className={css.paleSurface} d={interest(points) ?? ''} />
      </Clip>
      <LeftGrid ticks={ticksOf(y, 4)} from={PLANE.left} to={PLANE.right} at={PLANE.left - 6} />
      <Clip plane={PLANE}>
        <path className={css.otherLine} d={paidIn(points) ?? ''} />
        <path className={css.mainLine} d={balance(points) ?? ''} />
      </Clip>
      <BottomAxis
        ticks={ticksOf(x, 6).filter(({ label }) => /^\d+$/.test(label))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.bottom}
      />
      <text className={css.tick} x={PLANE.right} y={PLANE.bottom + 36} textAnchor="end">
        years
      </text>
      <Reading
        label="Balance and amount deposited over time"
        plane={PLANE}
        stops={points.map((point) => ({ x: at(point), ys: [y(point.balance), y(point.paidIn)] }))}
        words={(index) => points[index]?.words ?? ''}
      />
      <Handle
        label="Interest rate"
        text={`${terms.rate}% a year: ${about(written(savings.balance))} at the end`}
        value={terms.rate}
        range={range}
        step={STEP}
        at={[x(years), y(savings.balance.number)]}
        way="y"
        valueAt={([, height]) =>
          bisect((rate) => balanceAt(rate, savings.periods, terms), y.invert(height), range)
        }
        onChange={onRate}
        onHold={hold}
      />
    </>
  );
}

/** Approximates the balance at a rate, closely enough to follow a drag. */
function balanceAt(
  rate: number,
  periods: number,
  { principal, periodsPerYear, contribution }: Terms,
): number {
  const each = rate / 100 / periodsPerYear;
  const growth = (1 + each) ** periods;
  return principal * growth + contribution * (each === 0 ? periods : (growth - 1) / each);
}

/** Returns the points at the start, after each year, and at the end. */
function pointsOf(savings: CompoundInterest, principal: number, years: number): readonly Point[] {
  const last = savings.yearEnds.at(-1)?.year === years ? [] : [{ ...savings, year: years }];
  const ends = [...savings.yearEnds, ...last];
  return [
    { year: 0, balance: principal, paidIn: principal, words: 'The start' },
    ...ends.map(({ year, balance, paidIn }) => ({
      year,
      balance: balance.number,
      paidIn: paidIn.number,
      words: `After ${count(year, 'year')}: ${about(written(balance))}, including ${about(written(paidIn))} deposited`,
    })),
  ];
}
