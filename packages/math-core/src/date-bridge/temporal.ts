import type { CivilDate } from '../date/civil-date.js';
import { civilDate, type DateInput, parseDate } from '../date/parse.js';
import { MathError } from '../result/math-error.js';
import { unwrap } from '../result/unwrap.js';

/** The part of a `Temporal.PlainDate` that is read: its ISO 8601 text, in any calendar. */
export interface TemporalDate {
  /** Returns the date as ISO 8601, without the name of its calendar. */
  toString(options?: { readonly calendarName?: 'never' }): string;
}

/** The part of a `Temporal.PlainDate` that every implementation has. */
export interface PlainDate extends CivilDate, TemporalDate {}

/** A `Temporal` object from the runtime or a polyfill. */
export interface TemporalNamespace<T> {
  /** Creates a date from its parts in the ISO calendar. */
  readonly PlainDate: {
    from(parts: { readonly year: number; readonly month: number; readonly day: number }): T;
  };
}

/**
 * Returns the civil date of a `Temporal.PlainDate` from the runtime or a polyfill. A date in another calendar
 * is converted to the ISO calendar. The year must be from 1 to 9999. Throws `MathError`: `not-a-date` for
 * other years and any other value, including a `PlainDateTime`.
 * @example fromTemporal({ toString: () => '2024-02-29' }) // { year: 2024, month: 2, day: 29 }
 */
export function fromTemporal(date: TemporalDate): CivilDate {
  const isObject =
    typeof (date as unknown) === 'object' &&
    !Array.isArray(date) &&
    typeof (date as TemporalDate | null)?.toString === 'function';
  return unwrap(parseDate(isObject ? date.toString({ calendarName: 'never' }) : ''));
}

/** Returns a `Temporal.PlainDate` created by the given `Temporal`, such as a polyfill's. */
export function toTemporal<T>(date: DateInput, temporal: TemporalNamespace<T>): T;
/** Returns a `Temporal.PlainDate` created by the runtime's `Temporal`. */
export function toTemporal(date: DateInput): PlainDate;
/**
 * Returns a `Temporal.PlainDate` in the ISO calendar, created by the runtime's `Temporal` or the given one.
 * Throws `MathError`: `not-a-date`; `unknown-name` (temporal) if there is none.
 * @example toTemporal('2024-02-29', { PlainDate: { from: ({ year }) => year } }) // 2024
 */
export function toTemporal(date: DateInput, temporal: unknown = (globalThis as Holder).Temporal): unknown {
  const { year, month, day } = civilDate('date', date);
  const { PlainDate } = (temporal ?? {}) as Partial<TemporalNamespace<unknown>>;
  if (typeof PlainDate?.from !== 'function')
    throw new MathError('temporal', 'unknown-name', 'temporal must be passed: this runtime has no Temporal.');
  return PlainDate.from({ year, month, day });
}

interface Holder {
  readonly Temporal?: unknown;
}
