import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { type AgeInput, age } from './index.js';

const untyped = age as (input: unknown) => ReturnType<typeof age>;

function valueOf(input: AgeInput) {
  const result = age(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('age', () => {
  it.each([
    ['2000-02-29', '2023-02-28', 22, 11, 30],
    ['2000-02-29', '2023-03-01', 23, 0, 0],
    ['2000-02-29', '2024-02-28', 23, 11, 30],
    ['2000-02-29', '2024-02-29', 24, 0, 0],
    ['2023-01-31', '2023-03-01', 0, 1, 1],
    ['2024-01-31', '2024-03-01', 0, 1, 1],
    ['2023-01-31', '2023-02-28', 0, 1, 0],
    ['2023-01-30', '2023-02-28', 0, 1, 0],
    ['2023-01-28', '2023-02-28', 0, 1, 0],
    ['2023-03-31', '2023-04-30', 0, 1, 0],
    ['2023-03-31', '2023-05-01', 0, 1, 1],
    ['2023-12-31', '2024-02-29', 0, 2, 0],
    ['1990-05-15', '2026-11-21', 36, 6, 6],
    ['2020-06-10', '2020-06-10', 0, 0, 0],
    ['2020-06-10', '2020-06-11', 0, 0, 1],
    ['0001-01-01', '9998-12-31', 9997, 11, 30],
    ['0001-12-31', '9999-12-31', 9998, 0, 0],
  ])('of %s on %s is %d years, %d months, %d days', (birth, target, years, months, days) => {
    expect(valueOf({ birth, target })).toMatchObject({ years, months, days });
  });

  it.each([
    ['2000-02-29', '2023-02-27', 22, 11, 29],
    ['2000-02-29', '2023-02-28', 23, 0, 0],
    ['2000-02-29', '2023-03-01', 23, 0, 1],
    ['2000-02-29', '2024-02-28', 23, 11, 30],
    ['2000-02-28', '2023-02-28', 23, 0, 0],
  ])('of %s on %s with 28 February for the leap day', (birth, target, years, months, days) => {
    const input = { birth, target, leapDayBirthday: 'february-28' } as const;
    expect(valueOf(input)).toMatchObject({ years, months, days });
  });

  it('counts every unit since midnight of the birth date', () => {
    const { nextBirthday, steps, ...totals } = valueOf({ birth: '2000-02-29', target: '2023-02-28' });
    expect(totals).toEqual({
      years: 22,
      months: 11,
      days: 30,
      totalMonths: 275,
      totalWeeks: 1200,
      totalDays: 8400,
      hours: 201_600,
      minutes: 12_096_000,
    });
    expect(nextBirthday).toEqual({ date: '2023-03-01', days: 1, weekday: 'Wednesday', age: 23 });
    expect(steps).toHaveLength(11);
  });

  it('counts hours and minutes up to the time of the target day', () => {
    const born = { birth: '2024-01-01', target: '2024-01-02' };
    expect(valueOf({ ...born, time: { hours: 13, minutes: 5 } })).toMatchObject({ hours: 37, minutes: 2225 });
    expect(valueOf({ ...born, time: { hours: 23, minutes: 59 } })).toMatchObject({
      totalDays: 1,
      hours: 47,
      minutes: 2879,
    });
    expect(valueOf({ ...born, time: undefined })).toMatchObject({ hours: 24, minutes: 1440 });
  });

  it.each([
    ['1990-05-15', '2026-05-14', { date: '2026-05-15', days: 1, weekday: 'Friday', age: 36 }],
    ['1990-05-15', '2026-05-15', { date: '2026-05-15', days: 0, weekday: 'Friday', age: 36 }],
    ['1990-05-15', '2026-05-16', { date: '2027-05-15', days: 364, weekday: 'Saturday', age: 37 }],
    ['2000-02-29', '2023-03-01', { date: '2023-03-01', days: 0, weekday: 'Wednesday', age: 23 }],
    ['2000-02-29', '2023-03-02', { date: '2024-02-29', days: 364, weekday: 'Thursday', age: 24 }],
    ['2000-02-29', '2024-02-28', { date: '2024-02-29', days: 1, weekday: 'Thursday', age: 24 }],
    ['2024-06-10', '2024-06-10', { date: '2025-06-10', days: 365, weekday: 'Tuesday', age: 1 }],
    ['9990-01-01', '9999-01-01', { date: '9999-01-01', days: 0, weekday: 'Friday', age: 9 }],
  ])('born %s, on %s the next birthday is %o', (birth, target, nextBirthday) => {
    expect(valueOf({ birth, target }).nextBirthday).toEqual(nextBirthday);
  });

  it('puts a February 29 birthday on February 28 if requested', () => {
    const input = { birth: '2000-02-29', target: '2023-02-28', leapDayBirthday: 'february-28' } as const;
    expect(valueOf(input).nextBirthday).toMatchObject({ date: '2023-02-28', days: 0, age: 23 });
    expect(valueOf({ ...input, target: '2023-03-01' }).nextBirthday).toMatchObject({ date: '2024-02-29' });
  });

  it('ends with the year 9999, also for the next birthday', () => {
    expect(valueOf({ birth: '2000-12-31', target: '9999-12-31' })).toMatchObject({ years: 7999, days: 0 });
    for (const birth of ['2000-06-01', '9999-01-01'])
      expect(age({ birth, target: '9999-06-02' })).toMatchObject({
        ok: false,
        field: 'target',
        code: 'out-of-range',
        message: 'target must have a next birthday up to the year 9999.',
      });
  });

  it('accepts dates as parts too', () => {
    const parts = valueOf({
      birth: { year: 2000, month: 2, day: 29 },
      target: { year: 2023, month: 2, day: 28 },
    });
    expect(parts).toEqual(valueOf({ birth: '2000-02-29', target: '2023-02-28' }));
  });

  it('shows the way from the birth date to the target', () => {
    expect(valueOf({ birth: '2000-02-29', target: '2023-02-28' }).steps.map(stepText)).toEqual([
      'Age formula: target = birth + y years + m months + d days',
      'Full years: 2000-02-29 + 22 years = 2022-03-01',
      'Years as months: 22 × 12 + 11 = 275',
      'Full months: 2000-02-29 + 275 months = 2023-01-29',
      'Remaining days: 2023-01-29 + 30 days = 2023-02-28',
      'Total days: 2023-02-28 - 2000-02-29 = 8400 days',
      'Days as weeks: 8400 days = 1200 weeks',
      'Total hours: 8400 × 24 = 201600',
      'Total minutes: 201600 × 60 = 12096000',
      'Next birthday: 2000-02-29 + 23 years = 2023-03-01',
      'Days until the birthday: 2023-03-01 - 2023-02-28 = 1 day',
    ]);
  });

  it.each([
    [
      { birth: '2024-01-31', target: '2024-07-05', time: { hours: 13, minutes: 5 } },
      [
        'Age formula: target = birth + m months + d days',
        'Full months: 2024-01-31 + 5 months = 2024-06-30',
        'Remaining days: 2024-06-30 + 5 days = 2024-07-05',
        'Total days: 2024-07-05 - 2024-01-31 = 156 days',
        'Days as weeks: 156 days = 22 weeks + 2 days',
        'Total hours: 156 × 24 + 13 = 3757',
        'Total minutes: 3757 × 60 + 5 = 225425',
        'Next birthday: 2024-01-31 + 1 year = 2025-01-31',
        'Days until the birthday: 2025-01-31 - 2024-07-05 = 210 days',
      ],
    ],
    [
      { birth: '2000-06-10', target: '2024-06-10' },
      [
        'Age formula: target = birth + y years',
        'Full years: 2000-06-10 + 24 years = 2024-06-10',
        'Total days: 2024-06-10 - 2000-06-10 = 8766 days',
        'Days as weeks: 8766 days = 1252 weeks + 2 days',
        'Total hours: 8766 × 24 = 210384',
        'Total minutes: 210384 × 60 = 12623040',
        'Next birthday: 2000-06-10 + 24 years = 2024-06-10',
        'Days until the birthday: 2024-06-10 - 2024-06-10 = 0 days',
      ],
    ],
    [
      { birth: '2024-06-10', target: '2024-06-10' },
      [
        'Total days: 2024-06-10 - 2024-06-10 = 0 days',
        'Next birthday: 2024-06-10 + 1 year = 2025-06-10',
        'Days until the birthday: 2025-06-10 - 2024-06-10 = 365 days',
      ],
    ],
  ])('leaves out what is 0: %o', (input, lines) => {
    expect(valueOf(input).steps.map(stepText)).toEqual(lines);
  });

  const born = { birth: '2000-01-01', target: '2020-01-01' };
  it.each([
    ['birth', { ...born, birth: '' }, 'not-a-date'],
    ['birth', { ...born, birth: '2023-02-30' }, 'not-a-date'],
    ['birth', { ...born, birth: '2020-01-02' }, 'out-of-range'],
    ['target', { ...born, target: 'today' }, 'not-a-date'],
    ['target', { birth: '2000-01-01' }, 'not-a-date'],
    ['time.hours', { ...born, time: { hours: 24, minutes: 0 } }, 'out-of-range'],
    ['time.hours', { ...born, time: { hours: -1, minutes: 0 } }, 'out-of-range'],
    ['time.hours', { ...born, time: {} }, 'not-a-number'],
    ['time.hours', { ...born, time: 'noon' }, 'not-a-number'],
    ['time.minutes', { ...born, time: { hours: 1, minutes: 60 } }, 'out-of-range'],
    ['time.minutes', { ...born, time: { hours: 1, minutes: 0.5 } }, 'not-an-integer'],
    ['leapDayBirthday', { ...born, leapDayBirthday: 'constructor' }, 'unknown-name'],
    ['leapDayBirthday', { ...born, leapDayBirthday: '' }, 'unknown-name'],
    ['birth', null, 'not-a-date'],
    ['birth', undefined, 'not-a-date'],
    ['birth', 42, 'not-a-date'],
  ])('names %s in %o as %s', (field, input, code) => {
    expect(untyped(input)).toMatchObject({ ok: false, field, code });
  });
});
