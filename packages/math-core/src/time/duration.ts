import { fieldsOf } from '../result/fields-of.js';
import { readWhole } from './read-whole.js';

/** The seconds of a day (without leap seconds), an hour and a minute. */
export const DAY = 86_400n;
export const HOUR = 3_600n;
export const MINUTE = 60n;

/** A period as typed; every part is parsed by {@link readWhole}, a missing one is 0. */
export interface DurationInput {
  readonly days?: number | string | bigint | undefined;
  readonly hours?: number | string | bigint | undefined;
  readonly minutes?: number | string | bigint | undefined;
  readonly seconds?: number | string | bigint | undefined;
}

/** A period in integer parts. */
export interface Duration {
  readonly days: bigint;
  readonly hours: bigint;
  readonly minutes: bigint;
  readonly seconds: bigint;
}

/** Parses a period; anything else is 0. */
export function readDuration(input: DurationInput | null | undefined): Duration {
  const { days, hours, minutes, seconds } = fieldsOf(input);
  return {
    days: readWhole(days),
    hours: readWhole(hours),
    minutes: readWhole(minutes),
    seconds: readWhole(seconds),
  };
}

/** The length of a period in seconds. */
export function secondsOf({ days, hours, minutes, seconds }: Duration): bigint {
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds;
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
export function durationText({ days, hours, minutes, seconds }: Duration): string {
  return [
    counted(days, 'day'),
    counted(hours, 'hour'),
    counted(minutes, 'minute'),
    counted(seconds, 'second'),
  ].join(', ');
}

function counted(n: bigint, unit: string): string {
  return `${n.toString()} ${named(n, unit)}`;
}

/** Formats an amount with its unit: 1 day, 2 days. */
export function named(n: bigint, unit: string): string {
  return n === 1n || n === -1n ? unit : `${unit}s`;
}
