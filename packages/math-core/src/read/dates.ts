import { addDays, dateText, parseDate } from '../date/index.js';
import { civilDate } from '../date/parse.js';
import type { Slot } from './patterns.js';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Returns an ISO date. A `!` in front marks a date that doesn't exist. */
function dateOf(year: number, month: number, day: number, typed: string): string {
  const read = parseDate({ year, month, day });
  return read.ok ? dateText(read.value) : `!${typed}`;
}

/**
 * Returns the ISO date of a numeric date. 14/5/2010 and 5/14/2010 are clear, but 5/6/2010 isn't and gets a
 * `?` in front. With dots, the day is first.
 */
function numericDate(typed: string): string {
  const [one = 0, two = 0, three = 0] = typed.split(/[-/.]/).map(Number);
  if (/^\d{4}/.test(typed)) return dateOf(one, two, three, typed);
  if (typed.includes('.') || one > 12) return dateOf(three, two, one, typed);
  return two > 12 || one === two ? dateOf(three, one, two, typed) : `?${typed}`;
}

/** The largest number of common years between two leap years, as from 1897 to 1903. */
const MOST_COMMON_YEARS = 7;

const monthOf = (word = ''): number =>
  word.length < 3
    ? 0
    : MONTHS.findIndex(
        (name) => name === word || word === name.slice(0, 3) || (word === 'sept' && name === 'september'),
      ) + 1;

/**
 * Returns the slot of a pattern that matches a date, numeric or with the name of its month. Its value is an ISO date. A missing
 * year means the next such day: February 29 is in the next leap year. The value begins with `!` if there is no such date, and
 * with `?` if the day could be the month.
 * Throws `MathError`: `not-a-date` (today).
 * @example matchWhole('until May 14', 'until {d:date}', { date: dateSlot('2026-11-22') }) // d is "2027-05-14"
 */
export function dateSlot(today: string): Slot {
  const now = dateText(civilDate('today', today));
  return (tokens, at, text) => {
    const first = tokens[at];
    if (first?.kind === 'date') return [[numericDate(first.text), at + 1]];
    const days = ['yesterday', 'today', 'tomorrow'].indexOf(first?.text ?? '') - 1;
    if (days > -2) return [[dateText(addDays(now, days)), at + 1]];
    const month = monthOf(first?.text);
    let end = at + (month > 0 ? 1 : 0);
    const day = Number(tokens[end++]?.text);
    if (['st', 'nd', 'rd', 'th'].includes(tokens[end]?.text ?? '')) end++;
    if (month === 0 && tokens[end]?.text === 'of') end++;
    const named = month > 0 ? month : monthOf(tokens[end++]?.text);
    if (!named || !(day >= 1 && day <= 31 && Number.isInteger(day))) return [];
    const joint = ['comma', 'minus', 'of'].includes(tokens[end]?.text ?? '') ? 1 : 0;
    const isYear = /^\d{4}$/.test(tokens[end + joint]?.text ?? '');
    const last = isYear ? end + joint + 1 : end;
    const typed = text.slice(first?.at, tokens[last - 1]?.end);
    const ofYear = (year: number): string => dateOf(year, named, day, typed);
    const year = Number(now.slice(0, 4));
    if (isYear) return [[ofYear(Number(tokens[end + joint]?.text)), last]];
    const isLeapDay = named === 2 && day === 29;
    const next = Array.from({ length: isLeapDay ? MOST_COMMON_YEARS + 2 : 2 }, (_, more) =>
      ofYear(year + more),
    );
    return [[next.find((date) => date >= now) ?? next[0] ?? '', last]];
  };
}
