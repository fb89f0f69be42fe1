import type { LoanSchedule, LoanScheduleRow } from '@mathtools/math-core/loan';
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
import { timeText } from './time-text.js';

/** The plot area in a drawing that is 320 units wide and 232 units high. */
const PLANE = { left: 38, right: 304, top: 34, bottom: 190 };
/** The maximum number of points. No screen could show more. */
const MOST_POINTS = 360;
const MONTHS_PER_YEAR = 12;
/** The highest rate and the steps between rates, in percent. */
const HIGHEST_RATE = 20;
const STEP = 0.1;

export interface BalanceProps {
  readonly schedule: LoanSchedule;
  /** The schedule without the extra payment, if there is one. */
  readonly without?: LoanSchedule | undefined;
  readonly terms: Terms;
  /** Called with a new rate. */
  readonly onRate: (text: string) => void;
}

export interface Terms {
  readonly rate: number;
  /** The agreed number of payments. */
  readonly payments: number;
  readonly extra: number;
}

interface Point {
  readonly month: number;
  readonly balance: number;
  readonly interest: number;
  readonly words: string;
}

/** Draws the balance and the interest paid so far, month by month. */
export function Picture({ schedule, without, terms, onRate }: BalanceProps) {
  const points = pointsOf(schedule);
  const compared = without && pointsOf(without);
  const months = (compared ?? points).at(-1)?.month ?? 0;
  const amounts = points.flatMap((point) => [point.balance, point.interest]);
  // Interest is negative if the rate is.
  const [lowest, highest] = [Math.min(0, ...amounts), Math.max(...amounts)];
  const nice = scaleLinear([lowest, highest], [0, 1]).nice(4).domain();
  const [[, least = 0, most = 0], hold] = useView(
    [months, ...nice],
    ([length, bottom = 0, top = 0]) =>
      length === months && bottom === nice[0] && highest <= top && highest > 0.4 * top,
  );
  const x = scaleLinear([0, months], [PLANE.left, PLANE.right]);
  const y = scaleLinear([least, most], [PLANE.bottom, PLANE.top]);
  const balance = line<Point>(
    (point) => x(point.month),
    (point) => y(point.balance),
  );
  const interest = line<Point>(
    (point) => x(point.month),
    (point) => y(point.interest),
  );
  const surface = area<Point>(
    (point) => x(point.month),
    y(0),
    (point) => y(point.balance),
  );
  const end = points.at(-1);
  const range = [Math.min(0, terms.rate), Math.max(HIGHEST_RATE, terms.rate)] as const;
  return (
    <>
      <Legend
        entries={[
          { at: 2, line: css.mainLine, label: 'Balance' },
          { at: 92, line: css.otherLine, label: 'Interest paid' },
          ...(compared ? [{ at: 206, line: css.faintLine, label: 'Without extra' }] : []),
        ]}
      />
      <Clip plane={PLANE}>
        <path className={css.paleSurface} d={surface(points) ?? ''} />
      </Clip>
      <LeftGrid ticks={ticksOf(y, 4)} from={PLANE.left} to={PLANE.right} at={PLANE.left - 6} />
      <Clip plane={PLANE}>
        {compared && <path className={css.faintLine} d={balance(compared) ?? ''} />}
        <path className={css.otherLine} d={interest(points) ?? ''} />
        <path className={css.mainLine} d={balance(points) ?? ''} />
      </Clip>
      <TimeAxis months={months} />
      <Reading
        label="Balance and interest over time"
        plane={PLANE}
        stops={points.map((point) => ({ x: x(point.month), ys: [y(point.balance), y(point.interest)] }))}
        words={(index) => points[index]?.words ?? ''}
      />
      {end && (
        <Handle
          label="Interest rate"
          text={`${terms.rate}% a year: interest ${schedule.totalInterest}`}
          value={terms.rate}
          range={range}
          step={STEP}
          at={[x(end.month), y(end.interest)]}
          way="y"
          valueAt={([, height]) =>
            bisect((rate) => interestAt(rate, points[0]?.balance ?? 0, terms), y.invert(height), range)
          }
          onChange={onRate}
          onHold={hold}
        />
      )}
    </>
  );
}

/** Approximates the interest at a rate, closely enough to follow a drag. */
function interestAt(rate: number, principal: number, { payments, extra }: Terms): number {
  const monthly = rate / 100 / MONTHS_PER_YEAR;
  const payment =
    monthly === 0 ? principal / payments : (principal * monthly) / (1 - (1 + monthly) ** -payments);
  let [balance, paid] = [principal, 0];
  for (let month = 0; month < payments && balance > 0; month += 1) {
    paid += balance * monthly;
    balance += balance * monthly - payment - extra;
  }
  return paid;
}

function TimeAxis({ months }: { readonly months: number }) {
  const inYears = months >= 2 * MONTHS_PER_YEAR;
  const time = scaleLinear([0, inYears ? months / MONTHS_PER_YEAR : months], [PLANE.left, PLANE.right]);
  return (
    <>
      <BottomAxis
        ticks={ticksOf(time, 6).filter(({ label }) => /^\d+$/.test(label))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.bottom}
      />
      <text className={css.tick} x={PLANE.right} y={PLANE.bottom + 36} textAnchor="end">
        {inYears ? 'years' : 'months'}
      </text>
    </>
  );
}

function pointsOf({ principal, rows }: LoanSchedule): readonly Point[] {
  const step = Math.ceil(rows.length / MOST_POINTS);
  const shown = rows.filter((row, index) => row.number % step === 0 || index === rows.length - 1);
  const start = `At the start: ${principal} owed`;
  return [{ month: 0, balance: Number(principal), interest: 0, words: start }, ...shown.map(pointOf)];
}

function pointOf({ number, balance, interestSoFar }: LoanScheduleRow): Point {
  const words = `${timeText(number)}: ${balance} left, interest ${interestSoFar}`;
  return { month: number, balance: Number(balance), interest: Number(interestSoFar), words };
}
