import type { Fact } from '@mathtools/practice/record';
import { dateOf, type Day, weeksUntil } from '../../../../features/record/days.js';
import { dateInWords } from '../../../../tools/age/dates.js';
import * as css from './progress.css.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKS = 5;

interface CalendarProps {
  readonly facts: readonly Fact[];
  readonly now: number;
  readonly goal: number;
}

/** Renders the last five weeks as a table, with the number of problems solved on each day. */
export function Calendar({ facts, now, goal }: CalendarProps) {
  return (
    <table className={css.calendar} aria-label="Problems solved per day" translate="no">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className={css.weekday} abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksUntil(facts, now, WEEKS).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date} className={css.cell}>
                <Cell day={day} goal={goal} isToday={day.date === dateOf(now)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly day: Day;
  readonly goal: number;
  readonly isToday: boolean;
}

function Cell({ day: { date, solved }, goal, isToday }: CellProps) {
  const kind = solved === 0 ? 'none' : solved < goal ? 'some' : 'reached';
  const count = solved === 1 ? '1 problem' : `${solved} problems`;
  const text = `${dateInWords(date)}: ${count}${kind === 'reached' ? ', goal reached' : ''}`;
  return (
    <span className={css.days[kind]} title={text} role="img" aria-label={text}>
      <span className={isToday ? css.today : undefined}>{String(Number(date.slice(-2)))}</span>
    </span>
  );
}
