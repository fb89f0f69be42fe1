import { fieldsOf } from '../result/fields-of.js';
import { MathError } from '../result/math-error.js';
import { failure, type Result, success } from '../result/result.js';
import { type CivilDate, daysInMonth } from './civil-date.js';

/** A date as ISO text ("2024-02-09") or as its parts. */
export type DateInput = string | CivilDate;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date of the years 0001 to 9999: ISO text `YYYY-MM-DD`, white space around it ignored, or its parts.
 * Errors: `not-a-date`, also for days that don't exist (2023-02-30).
 * @example parseDate('2024-02-29') // { year: 2024, month: 2, day: 29 }
 */
export function parseDate(input: DateInput, field = 'date'): Result<CivilDate> {
  const { year, month, day } = typeof input === 'string' ? partsOf(input) : fieldsOf(input);
  return isCivil(year, month, day, 9999)
    ? success({ year, month, day })
    : failure(field, 'not-a-date', `${field} is not a date like 2024-02-29 of the years 0001 to 9999.`);
}

function partsOf(text: string): CivilDate {
  const [, year, month, day] = ISO.exec(text.trim()) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Throws `MathError` `not-a-date` unless `date` is a date of the years 1 to `lastYear`; untyped callers may pass anything. */
export function assertCivilDate(field: string, date: CivilDate, lastYear: number): void {
  const { year, month, day } = fieldsOf(date);
  if (!isCivil(year, month, day, lastYear)) throw new MathError(field, 'not-a-date');
}

function isCivil(year: number, month: number, day: number, lastYear: number): boolean {
  return (
    isWholeWithin(year, 1, lastYear) &&
    isWholeWithin(month, 1, 12) &&
    isWholeWithin(day, 1, daysInMonth(year, month))
  );
}

function isWholeWithin(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most;
}
