import fc from 'fast-check';
import type { CivilDate } from './index.js';

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the length of a month from a table, independent of the code under test. */
export function lengthOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return (LENGTHS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0);
}

/** Returns the next day. */
export function tomorrow({ year, month, day }: CivilDate): CivilDate {
  if (day < lengthOf(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

/** Draws dates in the years `min` to `max`. Ends of months are more frequent than by chance. */
export function dates(min: number, max: number): fc.Arbitrary<CivilDate> {
  return fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 }))
    .map(([year, month, day]) => ({ year, month, day: Math.min(day, lengthOf(year, month)) }));
}
