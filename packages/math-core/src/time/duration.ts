import { fieldsOf } from '../result/fields-of.js';
import { readWhole } from './read-whole.js';

/** Seconds of a day, an hour and a minute (a day of the clock, without leap seconds). */
export const DAY = 86_400n;
export const HOUR = 3_600n;
export const MINUTE = 60n;

/** A period as it is typed; every part is read by {@link readWhole}, a missing one is 0. */
export interface DurationInput {
  readonly days?: number | string | bigint | undefined;
  readonly hours?: number | string | bigint | undefined;
  readonly minutes?: number | string | bigint | undefined;
  readonly seconds?: number | string | bigint | undefined;
}

/** A period in whole parts. */
export interface Duration {
  readonly days: bigint;
  readonly hours: bigint;
  readonly minutes: bigint;
  readonly seconds: bigint;
}

/** Reads a period; what isn't one is 0. */
export function readDuration(input: DurationInput | null | undefined): Duration {
  const { days, hours, minutes, seconds } = fieldsOf(input);
  return {
    days: readWhole(days),
    hours: readWhole(hours),
    minutes: readWhole(minutes),
    seconds: readWhole(seconds),
  };
}

/** Gives the length of a period in seconds. */
export function secondsOf({ days, hours, minutes, seconds }: Duration): bigint {
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds;
}

/** Splits a number of seconds ≥ 0 into days, and hours, minutes and seconds within their range. */
export function durationOf(total: bigint): Duration {
  return {
    days: total / DAY,
    hours: (total % DAY) / HOUR,
    minutes: (total % HOUR) / MINUTE,
    seconds: total % MINUTE,
  };
}

/** Writes a period in words: "1 day, 2 hours, 0 minutes, 5 seconds". */
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

/** Names a unit for an amount: 1 day, 2 days. */
export function named(n: bigint, unit: string): string {
  return n === 1n || n === -1n ? unit : `${unit}s`;
}
