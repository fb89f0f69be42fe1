import { MathError } from '../result/math-error.js';
import { type CivilDate, daysInMonth } from './civil-date.js';
import { assertCivilDate } from './parse.js';

/** A span of the civil calendar: full years, months (0 to 11) and days (0 to 30). */
export interface DateDifference {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * Computes the time from `start` to `end`: the largest number of full months, then days, so that start + months + days =
 * end. A month without the start's day is full on its last day; from 29 February, one is full on 1 March in a common year.
 * Throws `MathError`: `not-a-date` (start, end); `out-of-range` (start after end).
 * @example dateDifference({ year: 2024, month: 1, day: 31 }, { year: 2024, month: 3, day: 1 }) // { years: 0, months: 1, days: 1 }
 */
export function dateDifference(start: CivilDate, end: CivilDate): DateDifference {
  assertCivilDate('start', start, 9999);
  assertCivilDate('end', end, 9999);
  let months = (end.year - start.year) * 12 + end.month - start.month;
  let days = end.day - fullDay(start, end.year, end.month);
  if (days < 0) {
    months--;
    const [year, month] = end.month > 1 ? [end.year, end.month - 1] : [end.year - 1, 12];
    days = end.day + daysInMonth(year, month) - fullDay(start, year, month);
  }
  if (months < 0) throw new MathError('start', 'out-of-range', 'start must not lie after end.');
  return { years: Math.floor(months / 12), months: months % 12, days };
}

// The day of the month on which a month of the span is full; past the month's end for 29 February.
function fullDay({ month: startMonth, day }: CivilDate, year: number, month: number): number {
  const length = daysInMonth(year, month);
  if (day <= length) return day;
  return startMonth === 2 && month === 2 ? day : length;
}
