import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { age } from '../age/index.js';
import { dates } from './calendar.test-support.js';
import { addDays, addMonths, type CivilDate, dateDifference, dateText, daysBetween } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const date = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const untyped = dateDifference as (start: unknown, end: unknown) => unknown;

describe('dateDifference', () => {
  it.each([
    ['2000-02-29', '2023-02-28', 22, 11, 30],
    ['2000-02-29', '2023-03-01', 23, 0, 0],
    ['2000-02-29', '2023-03-28', 23, 0, 27],
    ['2000-02-29', '2024-02-29', 24, 0, 0],
    ['2024-01-31', '2024-02-29', 0, 1, 0],
    ['2023-01-31', '2023-03-01', 0, 1, 1],
    ['2023-12-31', '2024-01-01', 0, 0, 1],
    ['0001-01-01', '9999-12-31', 9998, 11, 30],
  ])('counts from %s to %s %i years, %i months, %i days', (start, end, years, months, days) => {
    expect(dateDifference(date(start), date(end))).toEqual({ years, months, days });
  });

  it('agrees with age under march-1, and start + difference = end', () => {
    fc.assert(
      fc.property(dates(1, 9998), fc.oneof(fc.nat(1500), fc.nat(40_000)), (start, later) => {
        const room = daysBetween(start, { year: 9998, month: 12, day: 31 });
        const end = addDays(start, Math.min(later, room));
        const found = dateDifference(start, end);
        const known = age({ birth: dateText(start), target: dateText(end), leapDayBirthday: 'march-1' });
        expect(known.ok && known.value).toMatchObject(found);
        const full = addMonths(start, 12 * found.years + found.months, 'march-1');
        expect(addDays(full, found.days)).toEqual(end);
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([
    ['start', 'not-a-date', { year: 2023, month: 2, day: 29 }, { year: 2024, month: 1, day: 1 }],
    ['start', 'not-a-date', null, { year: 2024, month: 1, day: 1 }],
    ['start', 'not-a-date', '2024-02-30', { year: 2024, month: 1, day: 1 }],
    ['end', 'not-a-date', { year: 2024, month: 1, day: 1 }, { year: NaN, month: 1, day: 1 }],
    ['end', 'not-a-date', { year: 2024, month: 1, day: 1 }, { year: 10_001, month: 1, day: 1 }],
    ['end', 'not-a-date', { year: 2024, month: 1, day: 1 }, {}],
    ['start', 'out-of-range', { year: 2024, month: 1, day: 2 }, { year: 2024, month: 1, day: 1 }],
    ['start', 'out-of-range', { year: 2024, month: 3, day: 31 }, { year: 2024, month: 2, day: 29 }],
  ])('refuses %s as %s in %o, %o', (field, code, start, end) => {
    expect(() => untyped(start, end)).toThrow(expect.objectContaining({ name: 'MathError', field, code }));
  });
});
