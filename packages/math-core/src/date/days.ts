import { MathError } from '../result/math-error.js';
import type { CivilDate } from './civil-date.js';
import { civilDate, type DateInput } from './parse.js';

/** The number of days in 400 Gregorian years, after which the calendar repeats. */
const DAYS_OF_400_YEARS = 146_097;
/** The day number of 0001-01-01. */
const FIRST_DAY = /* @__PURE__ */ dayNumber({ year: 1, month: 1, day: 1 });
/** The day number of 9999-12-31. */
const LAST_DAY = /* @__PURE__ */ dayNumber({ year: 9999, month: 12, day: 31 });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The English name of a day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Counts the days from `start` to `end`. The result is negative if `end` is earlier. Throws `MathError`:
 * `not-a-date` (start, end).
 * @example daysBetween('2024-02-28', '2024-03-01') // 2
 */
export function daysBetween(start: DateInput, end: DateInput): number {
  const from = dayNumber(civilDate('start', start));
  return dayNumber(civilDate('end', end)) - from;
}

/**
 * Returns the date `days` days later (earlier for `days` < 0).
 * Throws `MathError`: `not-a-date`; `not-an-integer`; `out-of-range` for a result outside the years 1 to 9999.
 * @example addDays({ year: 2024, month: 2, day: 28 }, 2) // { year: 2024, month: 3, day: 1 }
 */
export function addDays(date: DateInput, days: number): CivilDate {
  return daysLater(date, days, 'days');
}

/**
 * Returns the date `weeks` weeks later (earlier for `weeks` < 0).
 * Throws `MathError`: `not-a-date`; `not-an-integer`; `out-of-range` for a result outside the years 1 to 9999.
 * @example addWeeks('2024-02-28', 1) // { year: 2024, month: 3, day: 6 }
 */
export function addWeeks(date: DateInput, weeks: number): CivilDate {
  return daysLater(date, weeks, 'weeks');
}

function daysLater(date: DateInput, count: number, unit: 'days' | 'weeks'): CivilDate {
  const start = dayNumber(civilDate('date', date));
  if (!Number.isInteger(count)) throw new MathError(unit, 'not-an-integer');
  const number = start + (unit === 'weeks' ? 7 * count : count);
  if (number < FIRST_DAY || number > LAST_DAY)
    throw new MathError(unit, 'out-of-range', `${unit} must give a date between the years 1 and 9999.`);
  return dateOfDay(number);
}

/**
 * Returns the day of the week.
 * Throws `MathError`: `not-a-date`.
 * @example weekday('2000-01-01') // "Saturday"
 */
export function weekday(date: DateInput): Weekday {
  // Day 0, 0000-03-01, was a Wednesday.
  return WEEKDAYS[(dayNumber(civilDate('date', date)) + 2) % 7] ?? 'Monday';
}

// Days since 0000-03-01. In years that begin in March, the leap day is the last day, and the months before month m
// (March = 0) have ⌊(153 m + 2) / 5⌋ days. Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
// days_from_civil and civil_from_days.
function dayNumber({ year, month, day }: CivilDate): number {
  const y = month > 2 ? year : year - 1;
  const m = (month + 9) % 12;
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day - 1;
}

function dateOfDay(number: number): CivilDate {
  const era = Math.floor(number / DAYS_OF_400_YEARS);
  const dayOfEra = number - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return {
    year: era * 400 + yearOfEra + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}
