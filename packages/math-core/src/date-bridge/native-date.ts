import type { CivilDate } from '../date/civil-date.js';
import { civilDate, type DateInput } from '../date/parse.js';
import { MathError } from '../result/math-error.js';

/** The time zone in which a `Date` is read: the system's or UTC. */
export type Zone = 'local' | 'utc';

/**
 * Returns the civil date of a moment. A `Date` is a moment, not a calendar date: the same moment is Monday in
 * Auckland and still Sunday in Lima, so the time zone is required. `new Date('2024-02-29')` is midnight in
 * UTC, and `new Date(2024, 1, 29)` midnight in the local zone. The year must be from 1 to 9999. Throws
 * `MathError`: `not-a-date` (an invalid date, or another year); `unknown-name` (zone).
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
    throw new MathError('date', 'not-a-date', 'date must be in the years 1 to 9999.');
  return { year, month, day };
}

/**
 * Returns the first moment of a civil date: midnight, or later if the clocks skip midnight that day. Throws
 * `MathError`: `not-a-date` (also for a day that the local zone skipped, such as December 30, 2011 in Samoa);
 * `unknown-name` (zone).
 * @example toDate('2024-02-29', 'utc').getTime() // 1709164800000
 */
export function toDate(date: DateInput, zone: Zone): Date {
  const { year, month, day } = civilDate('date', date);
  // The setters accept years below 100 unchanged. The constructor adds 1900 to them.
  if (checkedZone(zone) === 'utc') return new Date(new Date(0).setUTCFullYear(year, month - 1, day));
  const moment = new Date(2000, 0, 1);
  moment.setFullYear(year, month - 1, day);
  if (moment.getDate() !== day)
    throw new MathError('date', 'not-a-date', 'date must exist in the local time zone.');
  return moment;
}

function checkedZone(zone: Zone): Zone {
  const known: readonly unknown[] = ['local', 'utc'];
  if (known.includes(zone)) return zone;
  throw new MathError('zone', 'unknown-name', 'zone must be local or utc.');
}

// `instanceof` fails for a Date from another realm, such as an iframe.
function isDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}
