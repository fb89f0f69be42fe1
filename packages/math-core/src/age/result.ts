import type { Weekday } from '../date/days.js';
import type { Step } from '../steps/step.js';

/** Age in full years, months (0 to 11) and days (0 to 30), and each unit's whole total since birth. */
export interface Age {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly totalMonths: number;
  readonly totalWeeks: number;
  readonly totalDays: number;
  /** Whole hours since midnight of the birth date. */
  readonly hours: number;
  /** Whole minutes since midnight of the birth date. */
  readonly minutes: number;
  readonly nextBirthday: NextBirthday;
  readonly steps: readonly Step[];
}

/** The first birthday on or after the target day (on a birthday it is that day itself; the day of birth is none). */
export interface NextBirthday {
  /** ISO 8601; after a target in 9999 it may lie in the year 10000. */
  readonly date: string;
  readonly inDays: number;
  readonly weekday: Weekday;
  /** The age reached. */
  readonly turns: number;
}
