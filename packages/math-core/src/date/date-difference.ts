import { MathError } from '../result/math-error.js';
import { lengthOfMonth } from './civil-date.js';
import { civilDate, type DateInput } from './parse.js';

/** A span of the civil calendar: full years, months (0 to 11) and days (0 to 30). */
export interface DateDifference {
  /** Full years. */
  readonly years: number;
  /** Full months after the years, 0 to 11. */
  readonly months: number;
  /** Days after the months, 0 to 30. */
  readonly days: number;
}

/**
 * Computes the time from `start` to `end`: the largest number of full months, then days, so that start +
 * months + days = end. In a month without the start's day, the month is full on its last day. From February
 * 29, a month is full on March 1 in a common year. Throws `MathError`: `not-a-date` (start, end);
 * `out-of-range` (start after end).
 * @example dateDifference('2024-01-31', '2024-03-01') // { years: 0, months: 1, days: 1 }
 */
export function dateDifference(startDate: DateInput, endDate: DateInput): DateDifference {
  const start = civilDate('start', startDate);
  const end = civilDate('end', endDate);
  // The day on which a month of the span is full: for February 29 it may be March 1, past the end of February.
  const fullDay = (length: number): number => (start.month === 2 ? start.day : Math.min(start.day, length));
  let months = (end.year - start.year) * 12 + end.month - start.month;
  let days = end.day - fullDay(lengthOfMonth(end.year, end.month));
  if (days < 0) {
    months--;
    const length = end.month === 1 ? 31 : lengthOfMonth(end.year, end.month - 1);
    days = end.day + length - fullDay(length);
  }
  if (months < 0) throw new MathError('start', 'out-of-range', 'start must not be after end.');
  return { years: Math.floor(months / 12), months: months % 12, days };
}
