import { MathError } from '../result/math-error.js';
import { type CivilDate, lengthOfMonth } from './civil-date.js';
import { civilDate, type DateInput, LAST_YEAR } from './parse.js';

/** All values of {@link LeapDayBirthday}. */
export const LEAP_DAY_BIRTHDAYS = ['march-1', 'february-28'] as const;

/** The day on which a February 29 birthday falls in a common year. */
export type LeapDayBirthday = (typeof LEAP_DAY_BIRTHDAYS)[number];

/**
 * Returns the same day of the month `months` months later (earlier for `months` < 0), or the last day of a shorter month
 * (January 31 + 1 month = February 28). `leapDay` only matters for February 29 in a common year. With March 1, the
 * default, a start plus its {@link dateDifference} is the end.
 * Throws `MathError`: `not-a-date`; `not-an-integer`; `out-of-range` for a result outside the years 1 to 9999;
 * `unknown-name` (leapDay).
 * @example addMonths('2024-01-31', 1) // { year: 2024, month: 2, day: 29 }
 */
export function addMonths(date: DateInput, months: number, leapDay: LeapDayBirthday = 'march-1'): CivilDate {
  return monthsLater(date, months, 'months', leapDay);
}

/**
 * Returns the same day `years` years later (earlier for `years` < 0). `leapDay` sets the day for February 29
 * in a common year. Throws `MathError`: the same as {@link addMonths}.
 * @example addYears('2024-02-29', 1, 'february-28') // { year: 2025, month: 2, day: 28 }
 */
export function addYears(date: DateInput, years: number, leapDay: LeapDayBirthday = 'march-1'): CivilDate {
  return monthsLater(date, years, 'years', leapDay);
}

function monthsLater(
  input: DateInput,
  count: number,
  unit: 'months' | 'years',
  leapDay: LeapDayBirthday,
): CivilDate {
  const date = civilDate('date', input);
  if (!Number.isInteger(count)) throw new MathError(unit, 'not-an-integer');
  const months = date.year * 12 + (date.month - 1) + (unit === 'years' ? 12 * count : count);
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  if (year < 1 || year > LAST_YEAR)
    throw new MathError(
      unit,
      'out-of-range',
      `${unit} must give a date between the years 1 and ${LAST_YEAR}.`,
    );
  if (!LEAP_DAY_BIRTHDAYS.includes(leapDay))
    throw new MathError('leapDay', 'unknown-name', 'leapDay must be march-1 or february-28.');
  const length = lengthOfMonth(year, month);
  if (date.day <= length) return { year, month, day: date.day };
  const isLeapDay = date.month === 2 && date.day === 29;
  return isLeapDay && leapDay === 'march-1' ? { year, month: 3, day: 1 } : { year, month, day: length };
}
