import { checkedText, MathError } from '../result/math-error.js';
import { shown } from '../result/shown.js';
import { failure, type Result, success } from '../result/result.js';
import { type CivilDate, isoText, lengthOfMonth } from './civil-date.js';

/** A date as ISO text ("2024-02-09") or as its parts. */
export type DateInput = string | CivilDate;

/** The last year of all dates. */
export const LAST_YEAR = 9999;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date in the years 0001 to 9999: ISO text `YYYY-MM-DD`, with surrounding whitespace ignored, or its parts.
 * Errors: `not-a-date`, also for days that don't exist (2023-02-30).
 * @example parseDate('2024-02-29') // { year: 2024, month: 2, day: 29 }
 */
export function parseDate(input: DateInput, field = 'date'): Result<CivilDate> {
  const date = dateOf(input);
  return date
    ? success(date)
    : failure(
        checkedText('field', field),
        'not-a-date',
        `${field} must be a real date such as 2024-02-29, but is ${shown(input)}.`,
      );
}

/** Returns the parts of a date, or undefined for anything else. Untyped callers may pass anything. */
function dateOf(input: DateInput | null | undefined): CivilDate | undefined {
  const { year, month, day } = typeof input === 'string' ? written(input) : (input ?? ({} as CivilDate));
  const isWhole = [year, month, day].every((part) => Number.isInteger(part) && part > 0);
  return isWhole && year <= LAST_YEAR && month <= 12 && day <= lengthOfMonth(year, month)
    ? { year, month, day }
    : undefined;
}

function written(text: string): CivilDate {
  const [, year, month, day] = (ISO.exec(text.trim()) ?? []).map(Number);
  return { year, month, day } as CivilDate;
}

/**
 * Formats a date as ISO 8601. Throws `MathError`: `not-a-date`.
 * @example dateText({ year: 2024, month: 2, day: 9 }) // "2024-02-09"
 */
export function dateText(date: DateInput): string {
  return isoText(civilDate('date', date));
}

/**
 * Returns the parts of a date of the years 1 to 9999. Throws `MathError`: `not-a-date` for anything else.
 */
export function civilDate(field: string, input: DateInput): CivilDate {
  const date = dateOf(input);
  if (!date) throw new MathError(field, 'not-a-date', `${field} must be a real date such as 2024-02-29.`);
  return date;
}
