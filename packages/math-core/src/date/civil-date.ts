/** A day of the proleptic Gregorian calendar (also before 1582), without time or time zone. */
export interface CivilDate {
  /** 1 to 9999; 10000 for some birthdays after a day in 9999. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to the month's length. */
  readonly day: number;
}

/**
 * Whether February has 29 days in `year`, an integer (not checked).
 * @example isLeapYear(2100) // false
 */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * The number of days in a month (1 to 12); neither year nor month is checked.
 * @example daysInMonth(2024, 2) // 29
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Formats a date as ISO 8601; a year past 9999 has all its digits. The date is not checked.
 * @example dateText({ year: 2024, month: 2, day: 9 }) // "2024-02-09"
 */
export function dateText({ year, month, day }: CivilDate): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

function digits(n: number, length: number): string {
  return String(n).padStart(length, '0');
}
