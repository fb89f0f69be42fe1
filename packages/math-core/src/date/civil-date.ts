import { MathError } from '../result/math-error.js';

/** A day of the proleptic Gregorian calendar (also before 1582), without time or time zone. */
export interface CivilDate {
  /** The year: 1 to 9999. */
  readonly year: number;
  /** The month, from 1 to 12. */
  readonly month: number;
  /** The day of the month, from 1 to the length of the month. */
  readonly day: number;
}

/**
 * Returns whether February has 29 days in `year`.
 * Throws `MathError`: `not-an-integer`.
 * @example isLeapYear(2100) // false
 */
export function isLeapYear(year: number): boolean {
  if (!Number.isInteger(year)) throw new MathError('year', 'not-an-integer');
  return isLeap(year);
}

/**
 * Returns the number of days in a month, 1 to 12.
 * Throws `MathError`: `not-an-integer` (year); `out-of-range` (month).
 * @example daysInMonth(2024, 2) // 29
 */
export function daysInMonth(year: number, month: number): number {
  if (!Number.isInteger(year)) throw new MathError('year', 'not-an-integer');
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw new MathError('month', 'out-of-range', 'month must be an integer from 1 to 12.');
  return lengthOfMonth(year, month);
}

/** Returns the number of days in a month. Neither the year nor the month is checked. */
export function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return 30 + ((month + (month >> 3)) % 2); // From August on, the even months have 31 days.
}

function isLeap(year: number): boolean {
  return year % (year % 100 === 0 ? 400 : 4) === 0;
}

/** Formats a date as ISO 8601. The date is not checked. */
export function isoText({ year, month, day }: CivilDate): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

function digits(n: number, length: number): string {
  return String(n).padStart(length, '0');
}
