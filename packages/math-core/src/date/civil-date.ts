/** A day of the Gregorian calendar (carried on before 1582), without time and time zone. */
export interface CivilDate {
  /** 1 to 9999; a birthday after a day of 9999 lies in 10000. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to the month's length. */
  readonly day: number;
}

/**
 * Tells whether February has 29 days in `year`, a whole number, which is not checked.
 * @example isLeapYear(2100) // false
 */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * Gives the number of days of a month (1 to 12); neither year nor month is checked.
 * @example daysInMonth(2024, 2) // 29
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Writes a date in ISO 8601; a year past 9999 with as many digits as it has. Whether there is such a date is not checked.
 * @example dateText({ year: 2024, month: 2, day: 9 }) // "2024-02-09"
 */
export function dateText({ year, month, day }: CivilDate): string {
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

function digits(n: number, length: number): string {
  return String(n).padStart(length, '0');
}
