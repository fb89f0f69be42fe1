import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  dateDifference,
  dateText,
  daysBetween,
  daysInMonth,
  isLeapYear,
  parseDate,
  weekday,
} from './index.js';

const untyped = parseDate as (input: unknown, field?: string) => ReturnType<typeof parseDate>;

function date(text: string) {
  const result = parseDate(text);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('parseDate', () => {
  it.each([
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['0001-01-01', { year: 1, month: 1, day: 1 }],
    ['9999-12-31', { year: 9999, month: 12, day: 31 }],
    [' 1999-12-31\n', { year: 1999, month: 12, day: 31 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
  ])('reads %j', (text, value) => {
    expect(parseDate(text)).toEqual({ ok: true, value });
  });

  it.each([
    ...['2023-02-30', '2023-02-29', '1900-02-29', '2023-04-31', '2023-00-10', '2023-13-01', '2023-01-00'],
    ...['2023-01-32', '0000-01-01', '10000-01-01', '-2023-01-01', '+2023-01-01', '2023-1-1', '23-01-01'],
    ...[
      '',
      ' ',
      'today',
      '2023-01',
      '2023/01/01',
      '01.02.2023',
      '2023-01-01T00:00',
      '20230101',
      '2023-01-01x',
    ],
    ...['٢٠٢٣-٠١-٠١', '2023−01−01', '2023-01-01\u0000', '__proto__', '9'.repeat(1e6)],
  ])('refuses %.20s', (text) => {
    expect(parseDate(text, 'birth')).toMatchObject({ ok: false, field: 'birth', code: 'not-a-date' });
  });

  it.each([
    [undefined],
    [null],
    [20230101],
    [new Date(0)],
    [[2023, 1, 1]],
    [{}],
    [{ year: 2023, month: 2, day: 29 }],
    [{ year: 2023, month: 1.5, day: 1 }],
    [{ year: '2023', month: 1, day: 1 }],
    [{ year: NaN, month: 1, day: 1 }],
    [{ year: 10_000, month: 1, day: 1 }],
    [Symbol('day')],
    [1n],
  ])('refuses %o from callers without types', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'date', code: 'not-a-date' });
  });

  it('accepts the parts of a date, and only those', () => {
    expect(untyped({ year: 2023, month: 1, day: 31, hour: 5 })).toEqual({
      ok: true,
      value: { year: 2023, month: 1, day: 31 },
    });
  });
});

describe('addMonths', () => {
  it.each([
    ['2023-01-31', 1, '2023-02-28', '2023-02-28'],
    ['2024-01-31', 1, '2024-02-29', '2024-02-29'],
    ['2023-03-31', 1, '2023-04-30', '2023-04-30'],
    ['2023-12-31', 2, '2024-02-29', '2024-02-29'],
    ['2023-12-15', 1, '2024-01-15', '2024-01-15'],
    ['2000-02-29', 12, '2001-03-01', '2001-02-28'],
    ['2000-02-29', 48, '2004-02-29', '2004-02-29'],
    ['2000-02-29', 1200, '2100-03-01', '2100-02-28'],
    ['2000-02-29', 275, '2023-01-29', '2023-01-29'],
    ['2000-03-31', 11, '2001-02-28', '2001-02-28'],
    ['9998-12-31', 1, '9999-01-31', '9999-01-31'],
    ['9999-11-30', 1, '9999-12-30', '9999-12-30'],
    ['2023-03-31', -1, '2023-02-28', '2023-02-28'],
    ['2024-03-31', -1, '2024-02-29', '2024-02-29'],
    ['2024-02-29', -12, '2023-03-01', '2023-02-28'],
    ['2024-01-15', -1, '2023-12-15', '2023-12-15'],
    ['2024-01-31', -23_188, '0091-09-30', '0091-09-30'],
  ])('takes %s %d months on', (start, months, march, february) => {
    expect(dateText(addMonths(date(start), months, 'march-1'))).toBe(march);
    expect(dateText(addMonths(date(start), months, 'february-28'))).toBe(february);
  });

  it.each([
    ['2023-01-01', 0.5, 'march-1', 'months', 'not-an-integer'],
    ['0001-01-01', -1, 'march-1', 'months', 'out-of-range'],
    ['2023-01-01', 120_000, 'march-1', 'months', 'out-of-range'],
    ['9999-12-31', 13, 'march-1', 'months', 'out-of-range'],
    ['2023-01-01', 1e300, 'march-1', 'months', 'out-of-range'],
    ['2000-02-29', 12, 'march-2', 'leapDay', 'unknown-name'],
    ['2000-02-29', 12, null, 'leapDay', 'unknown-name'],
  ])('refuses %s and %s months with %s', (start, months, leapDay, field, code) => {
    expect(() => addMonths(date(start), months, leapDay as never)).toThrow(
      expect.objectContaining({ name: 'MathError', field, code }),
    );
  });
});

describe('addYears', () => {
  it('moves by twelve months each, to March 1 by default', () => {
    expect(addYears('2024-02-29', 1)).toEqual({ year: 2025, month: 3, day: 1 });
    expect(addYears('2024-02-29', 1)).toEqual(addMonths('2024-02-29', 12));
    expect(addYears('2024-02-29', -4)).toEqual({ year: 2020, month: 2, day: 29 });
    expect(addYears('2024-02-29', 1, 'february-28')).toEqual({ year: 2025, month: 2, day: 28 });
    expect(() => addYears('2024-02-29', 8000)).toThrow(
      'years must give a date between the years 1 and 9999.',
    );
  });
});

describe('addWeeks', () => {
  it('moves by seven days each', () => {
    expect(addWeeks('2024-02-28', 1)).toEqual({ year: 2024, month: 3, day: 6 });
    expect(addWeeks('2024-02-28', -2)).toEqual(addDays('2024-02-28', -14));
    expect(() => addWeeks('2024-02-28', 1.5)).toThrow(
      expect.objectContaining({ field: 'weeks', code: 'not-an-integer' }),
    );
  });
});

describe('daysInMonth', () => {
  it.each([
    [2024, 13, 'month', 'out-of-range'],
    [2024, 0, 'month', 'out-of-range'],
    [2024, 1.5, 'month', 'out-of-range'],
    [NaN, 1, 'year', 'not-an-integer'],
  ])('refuses %d-%d', (year, month, field, code) => {
    expect(() => daysInMonth(year, month)).toThrow(expect.objectContaining({ field, code }));
  });
});

describe('a date as ISO text', () => {
  it('is taken wherever a date is', () => {
    expect(daysBetween('2024-02-28', { year: 2024, month: 3, day: 1 })).toBe(2);
    expect(addDays('2024-02-28', 2)).toEqual({ year: 2024, month: 3, day: 1 });
    expect(weekday('2024-02-29')).toBe('Thursday');
    expect(dateText(' 2024-02-29 ')).toBe('2024-02-29');
    expect(dateDifference('2024-01-31', '2024-03-01')).toEqual({ years: 0, months: 1, days: 1 });
    expect(() => weekday('2024-2-29')).toThrow('date must be a real date such as 2024-02-29.');
    expect(parseDate('2023-02-29')).toMatchObject({
      message: 'date must be a real date such as 2024-02-29, but is "2023-02-29".',
    });
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 2, '2024-03-01'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['0001-01-01', 0, '0001-01-01'],
    ['0001-01-01', 3_652_058, '9999-12-31'],
    ['1582-10-04', 1, '1582-10-05'], // There is no gap, because the Gregorian calendar extends into the past.
  ])('takes %s %d days on to %s', (start, days, end) => {
    expect(dateText(addDays(date(start), days))).toBe(end);
    expect(daysBetween(date(start), date(end))).toBe(days);
  });

  it.each([
    ['9999-12-31', 1, 'out-of-range'],
    ['0001-01-01', -1, 'out-of-range'],
    ['2000-01-01', 1e15, 'out-of-range'],
    ['2000-01-01', 0.5, 'not-an-integer'],
    ['2000-01-01', NaN, 'not-an-integer'],
  ])('throws for %s and %d days', (start, days, code) => {
    expect(() => addDays(date(start), days)).toThrow(expect.objectContaining({ field: 'days', code }));
  });
});

describe('weekday', () => {
  it.each([
    ['2000-01-01', 'Saturday'],
    ['1970-01-01', 'Thursday'],
    ['2024-02-29', 'Thursday'],
    ['0001-01-01', 'Monday'],
    ['9999-12-31', 'Friday'],
  ])('of %s is %s', (text, name) => {
    expect(weekday(date(text))).toBe(name);
  });
});

describe('isLeapYear', () => {
  it.each([
    [2024, true],
    [2023, false],
    [1900, false],
    [2000, true],
    [4, true],
    [100, false],
  ])('of %d is %s', (year, isLeap) => {
    expect(isLeapYear(year)).toBe(isLeap);
  });
});
