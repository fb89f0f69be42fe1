import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/index.js';
import { combineDurations } from '../time/index.js';
import { parseDuration } from './index.js';

/** Returns the seconds of a period as text. */
function secondsOf(text: string): string {
  const first = unwrap(parseDuration(text));
  return unwrap(combineDurations({ operation: 'add', first, second: {} })).totalSeconds;
}

describe('parseDuration', () => {
  it.each<[string, string]>([
    ['1:30', '5400'],
    ['0:05', '300'],
    ['100:00:01', '360001'],
    ['-1:30', '-5400'],
    ['−1:30:15', '-5415'],
    ['1 h 30 min', '5400'],
    ['1h30m', '5400'],
    ['90 minutes', '5400'],
    ['1.5 hours', '5400'],
    ['1½ h', '5400'],
    ['½ hour', '1800'],
    ['1 1/2 h', '5400'],
    ['1 h 1/2 min', '3630'],
    ['2 d 1½ h', '178200'],
    ['1h30', '5400'],
    ['-2 h 05', '-7500'],
    ['1/2 hour', '1800'],
    ['2 days, 4 hours and 5 sec', '187205'],
    ['1,000 s', '1000'],
    ['-2 d 1 s', '-172801'],
    [' 45 MIN ', '2700'],
  ])('reads %j as %s seconds', (text, total) => {
    expect(secondsOf(text)).toBe(total);
  });

  it('returns only the parts that the text names', () => {
    expect(unwrap(parseDuration('2:30'))).toEqual({ hours: '2', minutes: '30' });
    expect(unwrap(parseDuration('1/3 h'))).toEqual({ hours: '1/3' });
  });

  it.each([
    'abc',
    '90',
    '1:3',
    '1:60',
    ':30',
    '1:30:5',
    '30 min 1 h',
    '1h3',
    '1h60',
    '1.5h30',
    '1 1/2',
    '1 h 2 h',
    '5 months',
    '1 h x',
    '1::2',
    '-',
    '1'.repeat(500),
  ])('refuses %j', (text) => {
    const message = 'text must be a period such as 1:30 or 2 h.';
    expect(parseDuration(text)).toEqual({ ok: false, field: 'text', code: 'syntax', message });
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['1,5 h', 'not-a-number'],
    ['1/0 h', 'division-by-zero'],
  ])('refuses %j as %s', (text, code) => {
    expect(parseDuration(text)).toMatchObject({ ok: false, field: 'text', code });
  });
});
