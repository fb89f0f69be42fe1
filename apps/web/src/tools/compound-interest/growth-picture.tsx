import type { CompoundInterest } from '@mathtools/math-core/compound-interest';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { BottomAxis, LeftGrid } from '../../ui/plot/axes.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { moneyLabel } from '../money-label.js';

/** In a drawing 320 wide and 232 high. */
const PLANE = { left: 38, right: 310, top: 34, bottom: 190 };

export interface GrowthProps {
  readonly principal: number;
  readonly savings: CompoundInterest;
  readonly years: number;
}

interface Point {
  readonly year: number;
  readonly balance: number;
  readonly paidIn: number;
}

/** The balance of savings and the amount paid in, year by year. */
export function Picture({ principal, savings, years }: GrowthProps) {
  const points = pointsOf({ principal, savings, years });
  const most = Math.max(...points.map(({ balance }) => balance));
  const x = scaleLinear([0, years], [PLANE.left, PLANE.right]);
  const y = scaleLinear([0, most], [PLANE.bottom, PLANE.top]).nice(4);
  const at = ({ year }: Point): number => x(year);
  const balance = line<Point>(at, (point) => y(point.balance));
  const paidIn = line<Point>(at, (point) => y(point.paidIn));
  const interest = area<Point>(
    at,
    (point) => y(point.paidIn),
    (point) => y(point.balance),
  );
  const label = moneyLabel(y, most);
  const ticks = x.ticks(6).filter(Number.isInteger);
  return (
    <>
      <Legend
        entries={[
          { at: 2, line: css.mainLine, label: 'Balance' },
          { at: 92, line: css.otherLine, label: 'Paid in' },
        ]}
      />
      <path className={css.paleSurface} d={interest(points) ?? ''} />
      <LeftGrid
        ticks={y.ticks(4).map((amount) => ({ at: y(amount), label: label(amount) }))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.left - 6}
      />
      <path className={css.otherLine} d={paidIn(points) ?? ''} />
      <path className={css.mainLine} d={balance(points) ?? ''} />
      <BottomAxis
        ticks={ticks.map((tick) => ({ at: x(tick), label: String(tick) }))}
        from={PLANE.left}
        to={PLANE.right}
        at={PLANE.bottom}
      />
      <text className={css.tick} x={PLANE.right} y={PLANE.bottom + 36} textAnchor="end">
        years
      </text>
    </>
  );
}

/** The start, the end of each year, and the end. */
function pointsOf({ principal, savings, years }: GrowthProps): readonly Point[] {
  const ends = [...savings.yearEnds, { ...savings, year: years }];
  return [
    { year: 0, balance: principal, paidIn: principal },
    ...ends.map(({ year, balance, paidIn }) => ({ year, balance: balance.number, paidIn: paidIn.number })),
  ];
}
