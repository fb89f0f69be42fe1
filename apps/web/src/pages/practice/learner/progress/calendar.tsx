import type { Fact } from '@mathtools/practice/record';
import { dateOf, type Day, weeksUntil } from '../../../../features/record/days.js';
import { dateInWords } from '../../../../tools/age/dates.js';
import { entry, legend } from '../../skill/next-for-you.css.js';
import * as css from './progress.css.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKS = 5;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface CalendarProps {
  readonly facts: readonly Fact[];
  readonly now: number;
  readonly goal: number;
}

/** Renders the last five weeks as a table, with the number of problems solved on each day, and a legend. */
export function Calendar({ facts, now, goal }: CalendarProps) {
  const weeks = weeksUntil(facts, now, WEEKS);
  return (
    <div className={css.form}>
      <table className={css.calendar} aria-label="Problems solved per day" translate="no">
        <thead>
          <tr>
            <td />
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className={css.weekday} abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week[0]?.date}>
              <th scope="row" className={css.weekday}>
                {monthOf(week, index === 0)}
              </th>
              {week.map((day) => (
                <td key={day.date} className={css.cell}>
                  <Cell day={day} goal={goal} isToday={day.date === dateOf(now)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={legend}>
        <Key kind="some">Practiced</Key>
        <Key kind="reached">Goal reached</Key>
      </p>
    </div>
  );
}

/** Returns the month that begins in a week, or that of its first day in the first row. Otherwise, returns "". */
function monthOf(week: readonly Day[], isFirst: boolean): string {
  const day = week.find(({ date }) => date.endsWith('-01')) ?? (isFirst ? week[0] : undefined);
  return day ? (MONTHS[Number(day.date.slice(5, 7)) - 1] ?? '') : '';
}

function Key({ kind, children }: { readonly kind: 'some' | 'reached'; readonly children: string }) {
  return (
    <span className={entry}>
      <span className={css.key} aria-hidden="true">
        <span className={css.days[kind]} />
      </span>
      {children}
    </span>
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
