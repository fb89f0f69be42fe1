import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { add, multiply, negate, type Rational, rational, reduce } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';

/** The seconds of a day (without leap seconds), an hour and a minute. */
export const DAY = 86_400n;
export const HOUR = 3_600n;
export const MINUTE = 60n;

/** The other fields of a result of `combineDurations`, which is also a period. */
const OF_RESULTS = 'totalSeconds text steps';

/** A period. An omitted part is 0. Parts may be negative or fractions if they total whole seconds. */
export interface DurationInput {
  /** Days of 24 hours. Defaults to 0. */
  readonly days?: NumericInput | undefined;
  /** The hours. Defaults to 0. */
  readonly hours?: NumericInput | undefined;
  /** The minutes. Defaults to 0. */
  readonly minutes?: NumericInput | undefined;
  /** The seconds. Defaults to 0. */
  readonly seconds?: NumericInput | undefined;
  /** True for the opposite of the period that the parts give, as in a result of `combineDurations`. Defaults to false. */
  readonly negative?: boolean | undefined;
}

/** The parts of a period as integers. */
export interface Duration {
  readonly days: bigint;
  readonly hours: bigint;
  readonly minutes: bigint;
  readonly seconds: bigint;
}

/** A period as it was given. */
export interface ReadDuration {
  /** The parts as exact text: "1.5". */
  readonly parts: Readonly<Record<keyof Duration, string>>;
  readonly seconds: bigint;
}

/** The seconds of each part of a period. */
export const SECONDS_IN = { days: DAY, hours: HOUR, minutes: MINUTE, seconds: 1n } as const;

/**
 * Parses a period. Errors: `empty` (no object), `not-an-integer` (no whole number of seconds); `not-a-number`,
 * `too-large`, `division-by-zero` (`first.hours`).
 */
export function readDuration(input: DurationInput, field: string): Result<ReadDuration> {
  if (typeof input !== 'object' || (input as unknown) === null || Array.isArray(input))
    return failure(field, 'empty', `${field} must be an object with days, hours, minutes or seconds.`);
  const unknown = unknownField(input, `days hours minutes seconds negative ${OF_RESULTS}`, `${field}.`);
  if (unknown) return unknown;
  const parts = {} as Record<keyof Duration, string>;
  let total: Rational = rational(0n);
  for (const name of Object.keys(SECONDS_IN) as (keyof Duration)[]) {
    const given = input[name];
    const part = parseNumber(given === undefined ? 0 : given, `${field}.${name}`);
    if (!part.ok) return part;
    const signed = input.negative ? negate(part.value) : part.value;
    parts[name] = exactText(signed);
    total = add(total, multiply(signed, rational(SECONDS_IN[name])));
  }
  const { numerator, denominator } = reduce(total);
  return denominator === 1n
    ? success({ parts, seconds: numerator })
    : failure(field, 'not-an-integer', `${field} must total a whole number of seconds.`);
}

/** Splits a number of seconds ≥ 0 into days, hours (0 to 23), minutes and seconds (0 to 59). */
export function durationOf(total: bigint): Duration {
  return {
    days: total / DAY,
    hours: (total % DAY) / HOUR,
    minutes: (total % HOUR) / MINUTE,
    seconds: total % MINUTE,
  };
}

/** Formats a period in words: "1 day, 2 hours, 0 minutes, 5 seconds". */
export function durationText(parts: Duration): string {
  return Object.entries(parts)
    .map(([units, n]: [string, bigint]) => `${String(n)} ${named(n, units)}`)
    .join(', ');
}

/** Returns the name of a unit that follows an amount: day in 1 day, days in 2 days. */
export function named(n: string | bigint, units: string): string {
  return String(n) === '1' ? units.slice(0, -1) : units;
}
