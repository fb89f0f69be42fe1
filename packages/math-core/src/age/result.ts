import type { Weekday } from '../date/days.js';
import type { Step } from '../steps/step.js';

/** An age in full years, months (0 to 11) and days (0 to 30), and the time since birth as a whole number of each unit. */
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
  /** The next birthday, or the target day itself if it is a birthday. */
  readonly nextBirthday: NextBirthday;
  /** The steps from the two dates to the age. */
  readonly steps: readonly Step[];
}

/** The first birthday on or after the target day. The day of birth doesn't count as a birthday. */
export interface NextBirthday {
  /** The date in ISO 8601. */
  readonly date: string;
  /** The days from the target day to the birthday. */
  readonly days: number;
  /** The day of the week of the birthday. */
  readonly weekday: Weekday;
  /** The age reached on that birthday. */
  readonly age: number;
}
