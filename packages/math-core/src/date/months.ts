import { MathError } from '../result/math-error.js';
import { type CivilDate, daysInMonth } from './civil-date.js';
import { LAST_YEAR } from './days.js';
import { refuseUnlessCivil } from './parse.js';

/** The most months that are added: those of ten thousand years. */
const MOST = 120_000;

/** When a birthday of 29 February falls in a common year. */
export type LeapDayBirthday = 'march-1' | 'february-28';

/**
 * Gives the same day of the month `months` ≥ 0 months later. Where that month is too short it is the month's last
 * day (31 January + 1 month = 28 February); only a 29 February that the year lacks follows `leapDay`.
 * Throws `MathError`: `not-a-date`; `not-an-integer`; `out-of-range` for `months` < 0 or past 120,000.
 * @example addMonths({ year: 2000, month: 2, day: 29 }, 276, 'march-1') // { year: 2023, month: 3, day: 1 }
 */
export function addMonths(date: CivilDate, months: number, leapDay: LeapDayBirthday): CivilDate {
  refuseUnlessCivil('date', date, LAST_YEAR);
  if (!Number.isInteger(months)) throw new MathError('months', 'not-an-integer');
  if (months < 0 || months > MOST) throw new MathError('months', 'out-of-range');
  const count = date.year * 12 + (date.month - 1) + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const length = daysInMonth(year, month);
  if (date.day <= length) return { year, month, day: date.day };
  const isLeapDay = date.month === 2 && date.day === 29;
  return isLeapDay && leapDay === 'march-1' ? { year, month: 3, day: 1 } : { year, month, day: length };
}
