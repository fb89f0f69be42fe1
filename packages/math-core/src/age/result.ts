import type { Weekday } from '../date/days.js';
import type { Step } from '../steps/step.js';

/** An age in full years, months (0 to 11) and days (0 to 30), and the time since birth as an integer in each unit. */
export interface Age {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly totalMonths: number;
  readonly totalWeeks: number;
  readonly totalDays: number;
  /** Full hours since 00:00 on the birth date. */
  readonly hours: number;
  /** Full minutes since 00:00 on the birth date. */
  readonly minutes: number;
  readonly nextBirthday: NextBirthday;
  readonly steps: readonly Step[];
}

/** The first birthday on or after the target day: that day itself if it is a birthday. The day of birth is none. */
export interface NextBirthday {
  /** ISO 8601; in the year 10000 after some targets in 9999. */
  readonly date: string;
  readonly inDays: number;
  readonly weekday: Weekday;
  /** The age reached. */
  readonly turns: number;
}
