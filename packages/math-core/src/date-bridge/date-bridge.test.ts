import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type CivilDate, dateText } from '../date/index.js';
import { MathError } from '../result/index.js';
import { sampled } from '../testing/draws.test-support.js';
import { fromDate, fromTemporal, toDate, toTemporal, type Zone } from './index.js';

const ZONE_OF_THE_SYSTEM = process.env['TZ'];

afterEach(() => {
  if (ZONE_OF_THE_SYSTEM === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE_OF_THE_SYSTEM;
});

/** Returns the code and the field of the error that a call throws. */
function thrown(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof MathError ? `${error.field} ${error.code}` : String(error);
  }
  return 'nothing';
}

/** Time zones with half and quarter hours, daylight saving time, skipped or repeated midnights, and a skipped day. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns', // -03:30, changed at 00:01 until 2011
  'America/Sao_Paulo', // skipped midnight until 2018
  'America/Havana', // repeated or skipped midnight
  'Asia/Kolkata', // +05:30
  'Asia/Kathmandu', // +05:45
  'Asia/Beirut', // skips midnight
  'Australia/Lord_Howe', // daylight saving time of half an hour
  'Pacific/Chatham', // +12:45 and daylight saving time
  'Pacific/Kiritimati', // +14
  'Pacific/Apia', // without December 30, 2011
  'Pacific/Niue', // -11
];

/** All days of the years in which the zones above have irregularities, and of some others. */
const DAYS: readonly CivilDate[] = [2008, 2010, 2011, 2012, 2017, 2018, 2024, 2026].flatMap((year) => {
  const count = DateTime.utc(year).daysInYear;
  return Array.from({ length: count }, (_, i) => {
    const { month, day } = DateTime.utc(year, 1, 1).plus({ days: i });
    return { year, month, day };
  });
});

/** True if clocks change on or next to a day, according to the system. */
function clocksChange({ year, month, day }: CivilDate): boolean {
  const noons = [-1, 0, 1].map((days) => new Date(year, month - 1, day + days, 12).getTimezoneOffset());
  return new Set(noons).size > 1;
}

/** The interval between the compared moments. */
const STEP_MINUTES = inject('runs') > 1 ? 47 : 143;

describe.each(ZONES)('in %s', (zone) => {
  it('the first moment of a local day is that of luxon, and leads back to the day', () => {
    process.env['TZ'] = zone;
    const others = DAYS.filter((day) => !clocksChange(day));
    const faults = [...DAYS.filter(clocksChange), ...sampled(others, 10)].flatMap((day) => {
      const midnights = DateTime.fromObject(day, { zone }).startOf('day').getPossibleOffsets();
      const first = Math.min(...midnights.map((moment) => moment.toMillis()));
      const exists = DateTime.fromMillis(first, { zone }).day === day.day;
      if (!exists) return thrown(() => toDate(day, 'local')) === 'date not-a-date' ? [] : [dateText(day)];
      const moment = toDate(day, 'local');
      const back = dateText(fromDate(moment, 'local'));
      return moment.getTime() === first && back === dateText(day) ? [] : [dateText(day)];
    });
    expect(faults).toEqual([]);
  });

  it('a moment has the date of luxon, in the weeks in which clocks change', () => {
    process.env['TZ'] = zone;
    const faults: string[] = [];
    for (const start of [
      '2011-12-26',
      '2018-02-14',
      '2018-10-31',
      '2024-03-08',
      '2024-03-29',
      '2024-10-03',
    ]) {
      const from = DateTime.fromISO(start, { zone: 'utc' }).toMillis();
      for (let at = from; at < from + 7 * 86_400_000; at += STEP_MINUTES * 60_000) {
        const local = DateTime.fromMillis(at, { zone }).toISODate() ?? '';
        const utc = DateTime.fromMillis(at, { zone: 'utc' }).toISODate() ?? '';
        const moment = new Date(at);
        const found = [fromDate(moment, 'local'), fromDate(moment, 'utc')].map(dateText);
        if (found.join() !== [local, utc].join()) faults.push(moment.toISOString());
      }
    }
    expect(faults).toEqual([]);
  });

  it.each<Zone>(['local', 'utc'])('the first and the last years lead back (%s)', (kind) => {
    process.env['TZ'] = zone;
    for (const day of ['0001-01-02', '0099-12-31', '0100-01-01', '1582-10-10', '9999-12-30'])
      expect(dateText(fromDate(toDate(day, kind), kind))).toBe(day);
  });
});

describe('an invalid date', () => {
  it.each<[string, () => unknown, string]>([
    ['an invalid Date', () => fromDate(new Date(NaN), 'utc'), 'date not-a-date'],
    ['a Date before the year 1', () => fromDate(new Date(-1e14), 'utc'), 'date not-a-date'],
    ['a Date after the year 9999', () => fromDate(new Date(8e15), 'local'), 'date not-a-date'],
    ['text for a Date', () => fromDate('2024-02-29' as never, 'utc'), 'date not-a-date'],
    ['no zone', () => fromDate(new Date(0), undefined as never), 'zone unknown-name'],
    ['a zone by name', () => toDate('2024-02-29', 'Europe/Berlin' as never), 'zone unknown-name'],
    ['a day that is none', () => toDate('2023-02-29', 'utc'), 'date not-a-date'],
    ['a day that is none, for Temporal', () => toTemporal('2023-02-29', Temporal), 'date not-a-date'],
    ['a Temporal that is none', () => toTemporal('2024-02-29', {} as never), 'temporal unknown-name'],
    ['no Temporal.PlainDate', () => fromTemporal(5 as never), 'date not-a-date'],
    ['null', () => fromTemporal(null as never), 'date not-a-date'],
    ['an object without text', () => fromTemporal(Object.create(null) as never), 'date not-a-date'],
    [
      'a PlainDateTime',
      () => fromTemporal(Temporal.PlainDateTime.from('2024-02-29T01:00')),
      'date not-a-date',
    ],
    ['the year 10000', () => fromTemporal(Temporal.PlainDate.from('+010000-01-01')), 'date not-a-date'],
    ['the year -1', () => fromTemporal(Temporal.PlainDate.from('-000001-01-01')), 'date not-a-date'],
  ])('%s: a typed error', (_, call, error) => {
    expect(thrown(call)).toBe(error);
  });
});

describe('Temporal', () => {
  const holder = globalThis as { Temporal?: unknown };
  const own = holder.Temporal;

  afterEach(() => {
    if (own === undefined) delete holder.Temporal;
    else holder.Temporal = own;
  });

  it('leads there and back, on all days of four years', () => {
    let plain = Temporal.PlainDate.from('2023-01-01');
    for (; plain.year < 2027; plain = plain.add({ days: 1 })) {
      const civil = fromTemporal(plain);
      expect(civil).toEqual({ year: plain.year, month: plain.month, day: plain.day });
      expect(toTemporal(civil, Temporal).equals(plain)).toBe(true);
    }
  });

  it('reads a date of another calendar as the same day', () => {
    const plain = Temporal.PlainDate.from('2024-02-29').withCalendar('gregory');
    expect(plain.toString()).toBe('2024-02-29[u-ca=gregory]');
    expect(fromTemporal(plain)).toEqual({ year: 2024, month: 2, day: 29 });
  });

  it('uses the runtime, and throws a typed error if it is missing', () => {
    delete holder.Temporal;
    expect(thrown(() => toTemporal('2024-02-29'))).toBe('temporal unknown-name');
    holder.Temporal = Temporal;
    expect(toTemporal('2024-02-29')).toBeInstanceOf(Temporal.PlainDate);
    expect(toTemporal('2024-02-29').toString()).toBe('2024-02-29');
  });
});
