import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { dates, lengthOf, tomorrow } from './calendar.test-support.js';
import { addDays, type CivilDate, dateText, daysBetween, daysInMonth, parseDate, weekday } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const utc = ({ year, month, day }: CivilDate): DateTime => DateTime.utc(year, month, day);
const anyDate = dates(1, 9999);

it('counts days as luxon does in UTC', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (start, end) => {
      expect(daysBetween(start, end)).toBe(utc(end).diff(utc(start), 'days').days);
      expect(weekday(start)).toBe(utc(start).setLocale('en').weekdayLong);
      expect(dateText(start)).toBe(utc(start).toISODate());
    }),
    { numRuns: runs(500) },
  );
});

it('addDays undoes daysBetween', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (start, end) => {
      expect(addDays(start, daysBetween(start, end))).toEqual(end);
      expect(daysBetween(end, start)).toBe(-daysBetween(start, end) + 0);
    }),
    { numRuns: runs(2000) },
  );
});

it('parseDate undoes dateText', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(parseDate(dateText(date))).toEqual({ ok: true, value: date });
      expect(parseDate(date)).toEqual({ ok: true, value: date });
    }),
  );
});

it('agrees with turning the pages of the calendar for 2,000 years', () => {
  const first: CivilDate = { year: 1, month: 1, day: 1 };
  let [page, days, faults] = [first, 0, 0];
  for (; page.year <= 2000; page = tomorrow(page), days++) {
    const { year, month, day } = addDays(first, days);
    const isSame = year === page.year && month === page.month && day === page.day;
    if (!isSame || daysBetween(first, page) !== days) faults++;
  }
  expect(faults).toBe(0);
});

it('has the correct months of every year', () => {
  for (let year = 1; year <= 9999; year += 3) {
    for (let month = 1; month <= 12; month++) {
      if (daysInMonth(year, month) !== lengthOf(year, month)) expect.fail(`${year}-${month}`);
    }
  }
});

it('never throws while parsing any input', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
      const result = (parseDate as (input: unknown) => ReturnType<typeof parseDate>)(input);
      if (!result.ok) expect(result.code).toBe('not-a-date');
    }),
  );
});
