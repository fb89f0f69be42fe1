import { MathError } from '../result/math-error.js';
import { type CivilDate, daysInMonth } from './civil-date.js';
import { LAST_YEAR } from './days.js';
import { assertCivilDate } from './parse.js';

/** All values of {@link LeapDayBirthday}. */
export const LEAP_DAY_BIRTHDAYS = ['march-1', 'february-28'] as const;

/** The day in a common year of a birthday on 29 February. */
export type LeapDayBirthday = (typeof LEAP_DAY_BIRTHDAYS)[number];

/**
 * Returns the same day of the month `months` ≥ 0 months later, or the last day of a shorter month
 * (31 January + 1 month = 28 February); only for 29 February in a common year does `leapDay` decide.
 * Throws `MathError`: `not-a-date`; `not-an-integer`; `out-of-range` for `months` < 0 or a result outside the years
 * 1 to 10000; `unknown-name` (leapDay).
 * @example addMonths({ year: 2000, month: 2, day: 29 }, 276, 'march-1') // { year: 2023, month: 3, day: 1 }
 */
export function addMonths(date: CivilDate, months: number, leapDay: LeapDayBirthday): CivilDate {
  assertCivilDate('date', date, LAST_YEAR);
  if (!Number.isInteger(months)) throw new MathError('months', 'not-an-integer');
  const count = date.year * 12 + (date.month - 1) + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  if (months < 0 || year > LAST_YEAR) throw new MathError('months', 'out-of-range');
  if (!LEAP_DAY_BIRTHDAYS.includes(leapDay)) throw new MathError('leapDay', 'unknown-name');
  const length = daysInMonth(year, month);
  if (date.day <= length) return { year, month, day: date.day };
  const isLeapDay = date.month === 2 && date.day === 29;
  return isLeapDay && leapDay === 'march-1' ? { year, month: 3, day: 1 } : { year, month, day: length };
}
