import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, inject, it } from 'vitest';
import { dates, lengthOf, tomorrow } from '../date/calendar.test-support.js';
import { addDays, addMonths, type CivilDate, dateText, type LeapDayBirthday } from '../date/index.js';
import { dateStepFaults } from './date-steps.test-support.js';
import { type Age, age } from './index.js';
import { printedDateFaults } from './printed-dates.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const POLICIES: readonly LeapDayBirthday[] = ['march-1', 'february-28'];

function valueOf(birth: CivilDate, target: CivilDate, leapDayBirthday: LeapDayBirthday): Age {
  const result = age({ birth, target, leapDayBirthday });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Returns whether a month of life is complete on `day`: the birth date's day of the month, or the last day of a shorter month. */
function fillsMonth(birth: CivilDate, day: CivilDate, policy: LeapDayBirthday): boolean {
  if (day.day === birth.day) return true;
  const length = lengthOf(day.year, day.month);
  if (birth.month !== 2 || birth.day !== 29 || policy === 'february-28') {
    return day.day === length && birth.day > length;
  }
  return day.month === 3 && day.day === 1 && lengthOf(day.year, 2) === 28;
}

/** Walks the calendar day by day from birth and calls back with the months and days so far. */
function walk(
  birth: CivilDate,
  policy: LeapDayBirthday,
  visit: (day: CivilDate, months: number, days: number, total: number) => boolean,
): void {
  let [day, months, days, total] = [birth, 0, 0, 0];
  while (visit(day, months, days, total)) {
    day = tomorrow(day);
    total++;
    const isFull = fillsMonth(birth, day, policy);
    [months, days] = isFull ? [months + 1, 0] : [months, days + 1];
  }
}

const isSame = (a: CivilDate, b: CivilDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

/** Returns whether birth + months + days = target, with every part within its range. */
function isLawful(birth: CivilDate, target: CivilDate, policy: LeapDayBirthday, found: Age): boolean {
  const { years, months, days, totalMonths } = found;
  const end = addDays(addMonths(birth, 12 * years + months, policy), days);
  const inRange = years >= 0 && months >= 0 && months <= 11 && days >= 0 && days <= 30;
  return isSame(end, target) && inRange && totalMonths === 12 * years + months;
}

/** Returns whether a number of days is close to a whole month, where the count of days restarts. */
const isEdge = (days: number): boolean => days < 2 || days > 26;

/** Samples every day in the full tier, and one day a week in the gate. */
const sampledDays = (total: number): boolean => inject('runs') > 1 || total % 7 === 0;

describe('age', () => {
  it.each(POLICIES)('agrees with walking the calendar from every month end for two years (%s)', (policy) => {
    const faults: string[] = [];
    for (let month = 1; month <= 24; month++) {
      for (const number of [1, 15, 28, 29, 30, 31]) {
        const [year, inYear] = [2003 + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1];
        if (number > lengthOf(year, inYear)) continue;
        const birth = { year, month: inYear, day: number };
        walk(birth, policy, (day, months, days, total) => {
          if (!isEdge(days) && !sampledDays(total)) return true;
          const found = valueOf(birth, day, policy);
          const isRight = found.totalMonths === months && found.days === days && found.totalDays === total;
          if (!isRight || !isLawful(birth, day, policy, found)) faults.push(dateText(birth) + dateText(day));
          return total < 430;
        });
      }
    }
    expect(faults).toEqual([]);
  });

  it('agrees with walking the calendar over a lifetime, the next birthday too', () => {
    fc.assert(
      fc.property(dates(1, 9800), fc.nat(40_000), fc.constantFrom(...POLICIES), (birth, lifetime, policy) => {
        let [target, seen] = [birth, false];
        walk(birth, policy, (day, months, days, total) => {
          if (total === lifetime) {
            target = day;
            const found = valueOf(birth, target, policy);
            expect([found.totalMonths, found.days, found.totalDays]).toEqual([months, days, total]);
            expect(found.totalWeeks).toBe(Math.floor(total / 7));
          }
          const isBirthday = total > 0 && total >= lifetime && months % 12 === 0 && days === 0;
          if (isBirthday) {
            const found = valueOf(birth, target, policy).nextBirthday;
            expect(found).toMatchObject({
              date: dateText(day),
              days: total - lifetime,
              age: months / 12,
            });
            seen = true;
          }
          return !isBirthday;
        });
        expect(seen).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  it('of a leap day agrees with walking the calendar', () => {
    const birth = { year: 1896, month: 2, day: 29 };
    for (const policy of POLICIES) {
      const faults: string[] = [];
      walk(birth, policy, (day, months, days, total) => {
        if (day.month <= 3 || total % 97 === 0) {
          const found = valueOf(birth, day, policy);
          if (found.totalMonths !== months || found.days !== days) faults.push(dateText(day));
          if (!isLawful(birth, day, policy, found)) faults.push(dateText(day));
        }
        return day.year < 1912;
      });
      expect(faults).toEqual([]);
    }
  });

  it('start + difference = end for any two dates, with every part within its range', () => {
    fc.assert(
      fc.property(dates(1, 9998), dates(1, 9998), fc.constantFrom(...POLICIES), (a, b, policy) => {
        const [birth, target] = dateText(a) <= dateText(b) ? [a, b] : [b, a];
        expect(isLawful(birth, target, policy, valueOf(birth, target, policy))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('agrees with luxon in UTC for births on days other than February 29', () => {
    fc.assert(
      fc.property(dates(1900, 2100), dates(1900, 2100), fc.nat(23), fc.nat(59), (a, b, hours, minutes) => {
        const [birth, target] = dateText(a) <= dateText(b) ? [a, b] : [b, a];
        if (birth.month === 2 && birth.day === 29) return;
        const result = age({ birth, target, time: { hours, minutes } });
        if (!result.ok) throw new Error(result.message);
        const start = DateTime.utc(birth.year, birth.month, birth.day);
        const end = DateTime.utc(target.year, target.month, target.day, hours, minutes);
        const { years, months, days } = end.startOf('day').diff(start, ['years', 'months', 'days']);
        expect(result.value).toMatchObject({ years, months, days });
        expect(result.value.hours).toBe(Math.floor(end.diff(start, 'hours').hours));
        expect(result.value.minutes).toBe(end.diff(start, 'minutes').minutes);
        const next = DateTime.fromISO(result.value.nextBirthday.date, { zone: 'utc' });
        expect(result.value.nextBirthday.weekday).toBe(next.setLocale('en').weekdayLong);
        expect(result.value.nextBirthday.days).toBe(next.diff(end.startOf('day'), 'days').days);
      }),
      { numRuns: runs(300) },
    );
  });

  it('every step is true', () => {
    fc.assert(
      fc.property(dates(1500, 2500), dates(1500, 2500), fc.constantFrom(...POLICIES), (a, b, policy) => {
        const [birth, target] = dateText(a) <= dateText(b) ? [a, b] : [b, a];
        const names = { birth: dateText(birth), target: dateText(target) };
        expect(dateStepFaults(valueOf(birth, target, policy).steps, policy, names)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('prints lines that are true from their text alone, and no trivial ones', () => {
    const time = fc.record({ hours: fc.nat(23), minutes: fc.nat(59) });
    const near = fc.oneof(fc.nat(40), fc.constantFrom(0, 1, 365, 366, 31), fc.nat(40_000));
    fc.assert(
      fc.property(dates(1900, 2100), near, time, (birth, days, at) => {
        if (birth.month === 2 && birth.day === 29) return;
        const result = age({ birth, target: addDays(birth, days), time: at });
        if (!result.ok) throw new Error(result.message);
        expect(printedDateFaults(result.value.steps)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});
