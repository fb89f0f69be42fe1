import { LEAP_DAY_BIRTHDAYS, type LeapDayBirthday } from '../date/months.js';
import { parseNumber } from '../rational/parse.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';

/** A time of day: hours 0 to 23, minutes 0 to 59, both integers. */
export interface TimeOfDay {
  /** The hours, from 0 to 23. */
  readonly hours: number;
  /** The minutes, from 0 to 59. */
  readonly minutes: number;
}

/** Parses the time of day, which defaults to 00:00. */
export function parseTime(input: TimeOfDay | null | undefined): Result<TimeOfDay> {
  if (input === undefined || input === null) return success({ hours: 0, minutes: 0 });
  const parts = fieldsOf(input);
  const unknown = unknownField(parts, 'hours minutes', 'time.');
  if (unknown) return unknown;
  const hours = parseClock(parts.hours, 'time.hours', 23);
  if (!hours.ok) return hours;
  const minutes = parseClock(parts.minutes, 'time.minutes', 59);
  if (!minutes.ok) return minutes;
  return success({ hours: hours.value, minutes: minutes.value });
}

function parseClock(input: number, field: string, most: number): Result<number> {
  const parsed = parseNumber(input, field);
  if (!parsed.ok) return parsed;
  const { numerator, denominator } = parsed.value;
  if (numerator % denominator !== 0n) return failure(field, 'not-an-integer');
  const n = numerator / denominator;
  return n >= 0n && n <= BigInt(most)
    ? success(Number(n))
    : failure(field, 'out-of-range', `${field} must be between 0 and ${most}.`);
}

/** Parses the leap-day policy, which defaults to March 1. */
export function parseLeapDay(input: LeapDayBirthday | null | undefined): Result<LeapDayBirthday> {
  if (input === undefined || input === null) return success('march-1');
  const known = LEAP_DAY_BIRTHDAYS.find((policy) => policy === input);
  return known
    ? success(known)
    : failure('leapDayBirthday', 'unknown-name', 'leapDayBirthday must be march-1 or february-28.');
}
