import type { LoanSchedule, LoanScheduleRow } from '@mathtools/math-core/loan';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { BottomAxis, LeftGrid } from '../../ui/plot/axes.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { moneyLabel } from '../money-label.js';

/** In a drawing 320 wide and 232 high. */
const PLANE = { left: 38, right: 310, top: 34, bottom: 190 };
/** The most points: no screen could show more. */
const MOST_POINTS = 360;
const MONTHS_PER_YEAR = 12;

export interface BalanceProps {
  readonly schedule: LoanSchedule;
  /** The schedule without the extra payment, if there is one. */
  readonly without?: LoanSchedule | undefined;
}

interface Point {
  readonly month: number;
  readonly balance: number;
  readonly interest: number;
}

/** The balance and the interest paid so far, month by month. */
export function Picture({ schedule, without }: BalanceProps) {
  const points = pointsOf(schedule);
  const compared = without && pointsOf(without);
  const months = (compared ?? points).at(-1)?.month ?? 0;
  const amounts = points.flatMap((point) => [point.balance, point.interest]);
  const most = Math.max(...amounts);
  const least = Math.min(0, ...amounts); // interest is negative if the rate is
  const x = scaleLinear([0, months], [PLANE.left, PLANE.right]);
  const y = scaleLinear([least, most], [PLANE.bottom, PLANE.top]).nice(4);
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
  const label = moneyLabel(y, most);
  return (
    <>
      <Legend
        entries={[
          { at: 2, line: css.mainLine, label: 'Balance' },
          { at: 92, line: css.otherLine, label: 'Interest paid' },
          ...(compared ? [{ at: 206, line: css.faintLine, label: 'Without extra' }] : []),
        ]}
      />
      <path className={css.paleSurface} d={surface(points) ?? ''} />
      <LeftGrid
        ticks={y.ticks(4).map((amount) => ({ at: y(amount), label: label(amount) }))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.left - 6}
      />
      {compared && <path className={css.faintLine} d={balance(compared) ?? ''} />}
      <path className={css.otherLine} d={interest(points) ?? ''} />
      <path className={css.mainLine} d={balance(points) ?? ''} />
      <TimeAxis months={months} />
    </>
  );
}

function TimeAxis({ months }: { readonly months: number }) {
  const inYears = months >= 2 * MONTHS_PER_YEAR;
  const time = scaleLinear([0, inYears ? months / MONTHS_PER_YEAR : months], [PLANE.left, PLANE.right]);
  const ticks = time.ticks(6).filter(Number.isInteger);
  return (
    <>
      <BottomAxis
        ticks={ticks.map((tick) => ({ at: time(tick), label: String(tick) }))}
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
  return [{ month: 0, balance: Number(principal), interest: 0 }, ...shown.map(pointOf)];
}

function pointOf({ number, balance, interestSoFar }: LoanScheduleRow): Point {
  return { month: number, balance: Number(balance), interest: Number(interestSoFar) };
}
