import { type CivilDate, isoText } from '../date/civil-date.js';
import { daysBetween, weekday } from '../date/days.js';
import { addMonths, type LeapDayBirthday } from '../date/months.js';
import { type DateInput, LAST_YEAR, parseDate } from '../date/parse.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { ageSteps } from './age-steps.js';
import type { Age, NextBirthday } from './result.js';
import { parseLeapDay, parseTime, type TimeOfDay } from './options.js';

/** The input of {@link age}. Dates must be in the years 1 to 9999. */
export interface AgeInput {
  /** The date of birth. */
  readonly birth: DateInput;
  /** The date on which to compute the age. It can't be before the birth date. */
  readonly target: DateInput;
  /** The time of day on the target date, for the hours and minutes. Defaults to 00:00. */
  readonly time?: TimeOfDay | undefined;
  /** The birthday in common years for someone born on February 29. Defaults to March 1. */
  readonly leapDayBirthday?: LeapDayBirthday | undefined;
}

/**
 * Computes an age on the civil calendar: the largest number of months that {@link addMonths} can add to the
 * birth date without passing the target, then days. Therefore, birth + months + days = target under either
 * leap-day policy. Errors: `not-a-date`; `out-of-range` (birth after target, time; a target
 * whose next birthday is past the year 9999); `not-an-integer`,
 * `not-a-number` (time); `unknown-name` (leapDayBirthday).
 * @example age({ birth: '2000-02-29', target: '2023-02-28' }) // years is 22 and months is 11 and days is 30
 */
export function age(input: AgeInput): Result<Age> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'birth target time leapDayBirthday');
  if (unknown) return unknown;
  const birth = parseDate(fields.birth, 'birth');
  if (!birth.ok) return birth;
  const target = parseDate(fields.target, 'target');
  if (!target.ok) return target;
  const time = parseTime(fields.time);
  if (!time.ok) return time;
  const leapDay = parseLeapDay(fields.leapDayBirthday);
  if (!leapDay.ok) return leapDay;
  if (daysBetween(birth.value, target.value) < 0)
    return failure('birth', 'out-of-range', 'birth must not be after target.');
  if (!hasNextBirthday(birth.value, target.value, leapDay.value))
    return failure('target', 'out-of-range', `target must have a next birthday up to the year ${LAST_YEAR}.`);
  return success(measure(birth.value, target.value, time.value, leapDay.value));
}

function hasNextBirthday(birth: CivilDate, target: CivilDate, leapDay: LeapDayBirthday): boolean {
  if (target.year < LAST_YEAR) return true;
  const isBornThen = birth.year === LAST_YEAR;
  return !isBornThen && daysBetween(target, addMonths(birth, 12 * (LAST_YEAR - birth.year), leapDay)) >= 0;
}

function measure(birth: CivilDate, target: CivilDate, time: TimeOfDay, leapDay: LeapDayBirthday): Age {
  const totalMonths = wholeMonths(birth, target, leapDay);
  const totalDays = daysBetween(birth, target);
  const hours = totalDays * 24 + time.hours;
  const totals = {
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    days: daysBetween(addMonths(birth, totalMonths, leapDay), target),
    totalMonths,
    totalWeeks: Math.floor(totalDays / 7),
    totalDays,
    hours,
    minutes: hours * 60 + time.minutes,
    nextBirthday: nextBirthday(birth, target, leapDay),
  };
  const monthsLater = (months: number): CivilDate => addMonths(birth, months, leapDay);
  return { ...totals, steps: ageSteps({ birth, target, totals, monthsLater }) };
}

function wholeMonths(birth: CivilDate, target: CivilDate, leapDay: LeapDayBirthday): number {
  const months = (target.year - birth.year) * 12 + target.month - birth.month;
  return daysBetween(addMonths(birth, months, leapDay), target) < 0 ? months - 1 : months;
}

function nextBirthday(birth: CivilDate, target: CivilDate, leapDay: LeapDayBirthday): NextBirthday {
  const birthday = (years: number): CivilDate => addMonths(birth, 12 * years, leapDay);
  const thisYear = target.year - birth.year;
  const isOver = thisYear === 0 || daysBetween(target, birthday(thisYear)) < 0;
  const years = isOver ? thisYear + 1 : thisYear;
  const date = birthday(years);
  return { date: isoText(date), days: daysBetween(target, date), weekday: weekday(date), age: years };
}
