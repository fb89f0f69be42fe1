import { addDays, dateText, parseDate } from '../date/index.js';
import { civilDate } from '../date/parse.js';
import type { Slot } from './patterns.js';
import type { Token } from './tokens.js';

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
 * `?` in front, unless another date of the text shows which comes first. With dots, the day is first.
 */
function numericDate(typed: string, text: string): string {
  const [one = 0, two = 0, three = 0] = typed.split(/[-/.]/).map(Number);
  if (/^\d{4}/.test(typed)) return dateOf(one, two, three, typed);
  const dayFirst = dateOf(three, two, one, typed);
  const monthFirst = dateOf(three, one, two, typed);
  if (typed.includes('.') || monthFirst.startsWith('!') || dayFirst === monthFirst) return dayFirst;
  if (dayFirst.startsWith('!')) return monthFirst;
  const [hasDayFirst, hasMonthFirst] = [1, 2].map((place) =>
    Array.from(text.matchAll(NUMERIC)).some((found) => Number(found[place]) > 12),
  );
  return hasDayFirst === hasMonthFirst ? `?${typed}` : hasDayFirst ? dayFirst : monthFirst;
}

/** Matches a numeric date whose day and month could be in either order. */
const NUMERIC = /(?<![\d.,])(\d{1,2})[-/](\d{1,2})[-/]\d{4}/g;

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
  const year = Number(now.slice(0, 4));
  const open = openDateSlot(today);
  return function* (...place) {
    for (const [value, end] of open(...place)) {
      const next = Array.from({ length: MOST_COMMON_YEARS + 2 }, (_, more) =>
        dateIn(year + more, value),
      ).find((date) => date !== undefined && date >= now);
      yield [value.startsWith('--') ? (next ?? `!${value}`) : value, end];
    }
  };
}

/** Returns the date of a day such as --05-14 in a year, if there is one. */
function dateIn(year: number, day: string): string | undefined {
  const date = parseDate(`${String(year).padStart(4, '0')}${day.slice(1)}`);
  return date.ok ? dateText(date.value) : undefined;
}

/**
 * Returns the same slot as {@link dateSlot}, which leaves a missing year open: the value for May 14 is `--05-14`.
 * Throws `MathError`: `not-a-date` (today).
 * @example matchWhole('until May 14', 'until {d:date}', { date: openDateSlot('2026-11-22') }) // d is "--05-14"
 */
export function openDateSlot(today: string): Slot {
  const now = dateText(civilDate('today', today));
  return (tokens, at, text) => {
    const first = tokens[at];
    if (first?.kind === 'date') return [[numericDate(first.text, text), at + 1]];
    const days = ['yesterday', 'today', 'tomorrow'].indexOf(first?.text ?? '') - 1;
    if (days > -2) return [[dateText(addDays(now, days)), at + 1]];
    const named = namedDay(tokens, at) ?? holiday(tokens, at) ?? dayOfSharedMonth(tokens, at);
    if (!named) return [];
    const { month, day, end } = named;
    const { year, last } = yearAt(tokens, end);
    const typed = text.slice(first?.at, tokens[last - 1]?.end);
    if (year !== undefined) return [[dateOf(Number(year), month, day, typed), last]];
    if (day < 1 || day > 31) return [];
    const inLeapYear = dateOf(2000, month, day, typed); // A leap year has February 29, too.
    return [[inLeapYear.replace('2000', '-'), last]];
  };
}

/** Reads the year behind a day: 2025, or '25. */
function yearAt(tokens: readonly Token[], end: number): { readonly year?: string; readonly last: number } {
  const joint = ['comma', 'minus', 'of', "'"].includes(tokens[end]?.text ?? '') ? 1 : 0;
  const typed = tokens[end + joint]?.text ?? '';
  const isShort = tokens[end]?.text === "'" && /^\d{2}$/.test(typed);
  if (!isShort && !/^\d{4}$/.test(typed)) return { last: end };
  return { year: isShort ? `20${typed}` : typed, last: end + joint + 1 };
}

/** Days with a name, the longest names first. */
const HOLIDAYS = Object.entries({
  "new year's eve": [12, 31],
  'new years eve': [12, 31],
  "new year's day": [1, 1],
  'new years day': [1, 1],
  "valentine's day": [2, 14],
  'valentines day': [2, 14],
  'christmas eve': [12, 24],
  'christmas day': [12, 25],
  'new year': [1, 1],
  christmas: [12, 25],
  xmas: [12, 25],
  halloween: [10, 31],
} as const).map(([name, day]) => [name.split(' '), day] as const);

/** Reads the name of a day at a position. */
function holiday(tokens: readonly Token[], at: number): NamedDay | undefined {
  const found = HOLIDAYS.find(([words]) => words.every((word, i) => tokens[at + i]?.text === word));
  const [words, [month, day]] = found ?? [[], [0, 0]];
  return found && { month, day, end: at + words.length };
}

/** Words between two days of one month. */
const JOINTS = ['and', 'to', 'minus', 'until', 'till'];

/** Reads a day whose month is that of the day behind or in front of it: 5 and 23 May, May 5 to 23. */
function dayOfSharedMonth(tokens: readonly Token[], at: number): NamedDay | undefined {
  const day = tokens[at]?.kind === 'number' ? tokens[at].text : '';
  if (!/^\d{1,2}$/.test(day)) return undefined;
  const isJoint = (place: number): boolean => JOINTS.includes(tokens[place]?.text ?? '');
  const behind = isJoint(at + 1) ? namedDay(tokens, at + 2) : undefined;
  const before = isJoint(at - 1) ? [2, 3].map((less) => namedDay(tokens, at - less - 1)) : [];
  const other = behind ?? before.find((found) => found?.end === at - 1);
  return other && { month: other.month, day: Number(day), end: at + 1 };
}

interface NamedDay {
  readonly month: number;
  readonly day: number;
  readonly end: number;
}

/** Reads a day with the name of its month at a position: May 14, 14th of May. */
function namedDay(tokens: readonly Token[], at: number): NamedDay | undefined {
  const before = monthOf(tokens[at]?.text);
  let end = at + (before > 0 ? 1 : 0);
  const day = tokens[end]?.kind === 'number' ? (tokens[end]?.text ?? '') : '';
  end++;
  if (['st', 'nd', 'rd', 'th'].includes(tokens[end]?.text ?? '')) end++;
  if (before === 0 && tokens[end]?.text === 'of') end++;
  const month = before > 0 ? before : monthOf(tokens[end++]?.text);
  return month > 0 && /^\d{1,2}$/.test(day) ? { month, day: Number(day), end } : undefined;
}
