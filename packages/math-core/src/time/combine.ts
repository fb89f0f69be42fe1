import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { type DurationInput, durationOf, durationText, type ReadDuration, readDuration } from './duration.js';
import { durationSteps } from './duration-steps.js';

/** The input of {@link combineDurations}. */
export interface CombineDurationsInput {
  /** The operation: the second period is added or subtracted. */
  readonly operation: 'add' | 'subtract';
  /** The first period. */
  readonly first: DurationInput;
  /** The second period. */
  readonly second: DurationInput;
}

/** A period. Its parts are those of its absolute value, and `negative` is its sign. */
export interface CombinedDuration {
  /** True if the result is less than 0. Its parts are then those of its absolute value. */
  readonly negative: boolean;
  /** The days, an integer ≥ 0. */
  readonly days: string;
  /** The hours, from 0 to 23. */
  readonly hours: number;
  /** The minutes, from 0 to 59. */
  readonly minutes: number;
  /** The seconds, from 0 to 59. */
  readonly seconds: number;
  /** The period in seconds, with its sign. */
  readonly totalSeconds: string;
  /**
   * The parts in words: "1 day, 2 hours, 0 minutes, 5 seconds". A negative period has one leading minus, before the first
   * part that isn't 0: "-23 hours, 30 minutes, 0 seconds".
   */
  readonly text: string;
  /** The steps: both periods in seconds, their sum or difference, and its parts. */
  readonly steps: readonly Step[];
}

/**
 * Adds or subtracts two periods. Errors: `unknown-name` (operation); `empty` (first, second);
 * `not-an-integer` (a period that isn't a whole number of seconds); `not-a-number`, `too-large`,
 * `division-by-zero` (`first.hours`, …).
 * @example combineDurations({ operation: 'add', first: { hours: 23 }, second: { minutes: 90 } }) // text is "1 day, 0 hours, 30 minutes, 0 seconds"
 */
export function combineDurations(input: CombineDurationsInput): Result<CombinedDuration> {
  const unknown = unknownField(input, 'operation first second');
  if (unknown) return unknown;
  const { operation, first, second } = fieldsOf(input);
  const known = (['add', 'subtract'] as const).find((name) => name === operation);
  if (!known) return failure('operation', 'unknown-name', 'operation must be add or subtract.');
  const a = readDuration(first, 'first');
  if (!a.ok) return a;
  const b = readDuration(second, 'second');
  return b.ok ? success(combine(known, a.value, b.value)) : b;
}

function combine(operation: 'add' | 'subtract', first: ReadDuration, second: ReadDuration): CombinedDuration {
  const [a, b] = [first.seconds, second.seconds];
  const total = operation === 'add' ? a + b : a - b;
  const negative = total < 0n;
  const size = negative ? -total : total;
  const parts = durationOf(size);
  return {
    negative,
    days: String(parts.days),
    hours: Number(parts.hours),
    minutes: Number(parts.minutes),
    seconds: Number(parts.seconds),
    totalSeconds: String(total),
    text: negative ? `-${durationText(parts).replace(/^(?:0 \w+, )+/, '')}` : durationText(parts),
    steps: durationSteps({ operation, first, second, total, size }),
  };
}
