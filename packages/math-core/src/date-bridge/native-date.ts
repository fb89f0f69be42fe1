import type { CivilDate } from '../date/civil-date.js';
import { civilDate, type DateInput } from '../date/parse.js';
import { MathError } from '../result/math-error.js';

/** Whose calendar a `Date` is read in: that of the time zone of the system, or that of UTC. */
export type Zone = 'local' | 'utc';

/**
 * Returns the civil date on which a moment lies. A `Date` has no date of its own: one moment is Monday in Auckland and
 * still Sunday in Lima, so the zone has to be said. Text such as `new Date('2024-02-29')` is midnight in UTC, and
 * `new Date(2024, 1, 29)` midnight in the local zone. Years 1 to 9999.
 * Throws `MathError`: `not-a-date` (an invalid date, or another year); `unknown-name` (zone).
 * @example fromDate(toDate('2024-02-29', 'utc'), 'utc') // { year: 2024, month: 2, day: 29 }
 */
export function fromDate(date: Date, zone: Zone): CivilDate {
  const isUtc = checkedZone(zone) === 'utc';
  if (!isDate(date)) throw new MathError('date', 'not-a-date', 'date must be a Date.');
  if (Number.isNaN(date.getTime())) throw new MathError('date', 'not-a-date', 'date must be a valid Date.');
  const [year, month, day] = isUtc
    ? [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  if (year < 1 || year > 9999)
    throw new MathError('date', 'not-a-date', 'date must lie in the years 1 to 9999.');
  return { year, month, day };
}

/**
 * Returns the first moment of a civil date: midnight, or later where the clocks skip midnight that day.
 * Throws `MathError`: `not-a-date` (also for a day that the local zone skipped, such as 30 December 2011 in Samoa);
 * `unknown-name` (zone).
 * @example toDate('2024-02-29', 'utc').getTime() // 1709164800000
 */
export function toDate(date: DateInput, zone: Zone): Date {
  const { year, month, day } = civilDate('date', date);
  // The setters take the years below 100 as they are; the constructor adds 1900 to them.
  if (checkedZone(zone) === 'utc') return new Date(new Date(0).setUTCFullYear(year, month - 1, day));
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(year, month - 1, day);
  if (moment.getDate() !== day)
    throw new MathError('date', 'not-a-date', 'date must be a day of the local time zone.');
  return moment;
}

function checkedZone(zone: Zone): Zone {
  const known: readonly unknown[] = ['local', 'utc'];
  if (known.includes(zone)) return zone;
  throw new MathError('zone', 'unknown-name', 'zone must be local or utc.');
}

// A Date of another realm, such as a frame, is none by instanceof.
function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}
