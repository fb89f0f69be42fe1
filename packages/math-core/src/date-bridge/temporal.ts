import type { CivilDate } from '../date/civil-date.js';
import { civilDate, type DateInput, parseDate } from '../date/parse.js';
import { MathError } from '../result/math-error.js';
import { unwrap } from '../result/unwrap.js';

/** What is read of a `Temporal.PlainDate`: its text as ISO 8601, whatever its calendar is. */
export interface TemporalDate {
  /** The date as ISO 8601, without the name of its calendar. */
  toString(options?: { readonly calendarName?: 'never' }): string;
}

/** What is certain of a `Temporal.PlainDate` without the types of an implementation. */
export interface PlainDate extends CivilDate, TemporalDate {}

/** A `Temporal`, of the runtime or of a polyfill. */
export interface TemporalNamespace<T> {
  /** Makes the date of its parts in the ISO calendar. */
  readonly PlainDate: {
    from(parts: { readonly year: number; readonly month: number; readonly day: number }): T;
  };
}

/**
 * Returns the civil date of a `Temporal.PlainDate`, of the runtime or of a polyfill; one of another calendar is converted
 * to the ISO calendar. Years 1 to 9999.
 * Throws `MathError`: `not-a-date` for another year and any other value, a `PlainDateTime` included.
 * @example fromTemporal({ toString: () => '2024-02-29' }) // { year: 2024, month: 2, day: 29 }
 */
export function fromTemporal(date: TemporalDate): CivilDate {
  const isObject =
    typeof (date as unknown) === 'object' && typeof (date as TemporalDate | null)?.toString === 'function';
  return unwrap(parseDate(isObject ? date.toString({ calendarName: 'never' }) : ''));
}

/** Returns a `Temporal.PlainDate`, made by the `Temporal` that is passed, such as that of a polyfill. */
export function toTemporal<T>(date: DateInput, temporal: TemporalNamespace<T>): T;
/** Returns a `Temporal.PlainDate`, made by the `Temporal` of the runtime. */
export function toTemporal(date: DateInput): PlainDate;
/**
 * Returns a `Temporal.PlainDate` in the ISO calendar, made by the `Temporal` of the runtime, or by the one that is passed.
 * Throws `MathError`: `not-a-date`; `unknown-name` (temporal) where there is none.
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
