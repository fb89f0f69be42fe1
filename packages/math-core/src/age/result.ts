import type { Weekday } from '../date/days.js';
import type { Step } from '../steps/step.js';

/** An age in full years, months (0 to 11) and days (0 to 30), and the time since birth as an integer in each unit. */
export interface Age {
  /** The full years. */
  readonly years: number;
  /** The full months after the full years: 0 to 11. */
  readonly months: number;
  /** The days after the full years and months: 0 to 30. */
  readonly days: number;
  /** The full months from birth to target. */
  readonly totalMonths: number;
  /** The full weeks from birth to target. */
  readonly totalWeeks: number;
  /** The days from birth to target. */
  readonly totalDays: number;
  /** Full hours since 00:00 on the birth date. */
  readonly hours: number;
  /** Full minutes since 00:00 on the birth date. */
  readonly minutes: number;
  /** The next birthday; today if target is one. */
  readonly nextBirthday: NextBirthday;
  /** The lines from the two dates to the age. */
  readonly steps: readonly Step[];
}

/** The first birthday on or after the target day: that day itself if it is a birthday. The day of birth is none. */
export interface NextBirthday {
  /** ISO 8601; in the year 10000 after some targets in 9999. */
  readonly date: string;
  /** The days from target to it. */
  readonly inDays: number;
  /** The day of the week on which it falls. */
  readonly weekday: Weekday;
  /** The age reached. */
  readonly turns: number;
}
