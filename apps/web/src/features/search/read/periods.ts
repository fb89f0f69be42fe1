import { age } from '@mathtools/math-core/age';
import { dateText, parseDate } from '@mathtools/math-core/date';
import {
  multiply,
  parseNumber,
  type Rational,
  rational,
  reduce,
  subtract,
  add,
} from '@mathtools/math-core/rational';
import { combineDurations } from '@mathtools/math-core/time';
import { dateInWords, withDates } from '../../../tools/age/dates.js';
import { NUMBER, plain, type Reader, type Reading, slots } from './reading.js';

const SECONDS: Readonly<Record<string, number>> = { w: 604_800, d: 86_400, h: 3600, m: 60, s: 1 };
const UNIT = String.raw`(w|d|h|m|s)(?:(?<=w)(?:eeks?|ks?)|(?<=d)ays?|(?<=h)(?:ours?|rs?)|(?<=m)(?:inutes?|ins?)|(?<=s)(?:econds?|ecs?))?(?![a-z])`;
const PIECE = new RegExp(`^(?:and |, ?)?(${NUMBER.replace('[-+]?', '')}|an?) ?-?${UNIT}\\.? ?`, 'i');

/** A period in seconds: "2 h 45 min", "2:45", "1h30"; undefined if a text is none. */
function secondsOf(text: string): Rational | undefined {
  const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?(?: ?(?:h|hours?|hrs?))?$/i.exec(text.trim());
  if (clock) {
    const [, hours = '0', minutes = '0', seconds = '0'] = clock;
    return rational(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  }
  let open = text.trim().replace(/(\d ?h(?:ours?|rs?)?) ?(\d{1,2})$/i, '$1 $2m');
  let sum: Rational | undefined;
  let larger = Infinity;
  for (let piece = PIECE.exec(open); piece; piece = PIECE.exec(open)) {
    const [all, count = '', unit = ''] = piece;
    const size = SECONDS[unit.toLowerCase()] ?? 0;
    const value = parseNumber(/^a/i.test(count) ? '1' : plain(count));
    if (!value.ok || size >= larger) return undefined;
    larger = size;
    sum = add(sum ?? rational(0), multiply(value.value, size));
    open = open.slice(all.length);
  }
  return open.trim() === '' ? sum : undefined;
}

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The fields of a period of whole seconds; the largest part that was typed stays the largest. */
function fieldsOf(total: Rational, suffix: '' | '2'): Record<string, string> | undefined {
  const { numerator, denominator } = reduce(total);
  if (denominator !== 1n || numerator < 0n || numerator > 10n ** 15n) return undefined;
  let rest = Number(numerator);
  const fields: Record<string, string> = {};
  for (const [index, size] of [86_400, 3600, 60, 1].entries()) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) fields[`${PARTS[index] ?? ''}${suffix}`] = String(count);
  }
  return Object.keys(fields).length > 0 ? fields : { [`seconds${suffix}`]: '0' };
}

function combined(
  first: Rational,
  second: Rational,
  operation: 'add' | 'subtract',
  problem: string,
): Reading | undefined {
  const [one, two] = [fieldsOf(first, ''), fieldsOf(second, '2')];
  if (!one || !two) return undefined;
  const result = combineDurations({
    operation,
    first: { seconds: first },
    second: { seconds: second },
  });
  if (!result.ok) return undefined;
  const { text, steps } = result.value;
  const parts = text.split(', ').filter((part) => !/^-?0 /.test(part));
  const short = parts.join(', ') || '0 seconds';
  const minus = text.startsWith('-') && !short.startsWith('-') ? '-' : '';
  return {
    tool: 'time',
    inputs: { ...(operation === 'subtract' && { operation }), ...one, ...two },
    answer: { problem, parts: [minus + short], steps },
  };
}

const SUM = /\s*(?:\+|\bplus\b)\s*/i;

function sumOf(texts: readonly string[]): Rational | undefined {
  let sum: Rational | undefined;
  for (const text of texts) {
    const seconds = secondsOf(text);
    if (!seconds) return undefined;
    sum = sum ? add(sum, seconds) : seconds;
  }
  return sum;
}

/** Sums and differences of periods. */
export const readPeriods: Reader = (text) => {
  if (!/\d/.test(text) || text.length > 120) return undefined;
  const [, added, to] = /^add (.+?) (?:to|and|with) (.+)$/i.exec(text) ?? [];
  if (added !== undefined && to !== undefined) return sum([to, added]);
  const [, taken, from] = /^(?:subtract|take) (.+?) from (.+)$/i.exec(text) ?? [];
  if (taken !== undefined && from !== undefined) return difference(from, taken);
  const terms = text.split(SUM);
  if (terms.length > 1) return sum(terms);
  const split =
    /^(.+?)(?: - |-(?=\d+:\d)| minus | less |(?<=[a-z])-)(.+)$/i.exec(text) ?? /^(.+?)-(.+)$/.exec(text);
  const less = split && difference(split[1] ?? '', split[2] ?? '');
  return less || clockDifference(text) || inParts(text);
};

function sum(terms: readonly string[]): Reading | undefined {
  const [first, second] = [sumOf(terms.slice(0, -1)), sumOf(terms.slice(-1))];
  return first && second
    ? combined(first, second, 'add', terms.map((term) => term.trim()).join(' + '))
    : undefined;
}

function difference(left: string, right: string): Reading | undefined {
  const [first, second] = [secondsOf(left), secondsOf(right)];
  return first && second
    ? combined(first, second, 'subtract', `${left.trim()} − ${right.trim()}`)
    : undefined;
}

const CLOCK = String.raw`(\d{1,2})(?::([0-5]\d))?\s?([ap]\.?m\.?)?`;
const CLOCKS = new RegExp(
  `^(?:(?:how long|how much time|how many hours|time|hours|duration|time difference)(?: is it)? )?(?:is it )?(?:from |between )?${CLOCK} ?(?:to|and|until|till|-) ?${CLOCK}$`,
  'i',
);

/** From one time of day to a later one. */
function clockDifference(text: string): Reading | undefined {
  const found = CLOCKS.exec(text);
  if (!found) return undefined;
  const [start, end] = [timeOfDay(found.slice(1, 4)), timeOfDay(found.slice(4, 7))];
  if (!start || !end || start >= end || (found[3] === undefined) !== (found[6] === undefined))
    return undefined;
  return combined(rational(end), rational(start), 'subtract', `From ${found[0].replace(/^.*?(?=\d)/, '')}`);
}

/** Seconds since midnight; a bare hour without am or pm is no time. */
function timeOfDay([hours = '', minutes, half]: readonly (string | undefined)[]): number | undefined {
  if (minutes === undefined && half === undefined) return undefined;
  const hour = Number(hours);
  if (half === undefined) return hour < 24 ? hour * 3600 + Number(minutes) * 60 : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 3600 + Number(minutes ?? 0) * 60;
}

/** "150 minutes in hours and minutes". */
function inParts(text: string): Reading | undefined {
  const [, given = ''] =
    /^(?:convert )?(.+?) (?:in|to|into|as)(?: days?,?)?(?: (?:and )?hours?)(?:,? (?:and )?minutes?)(?:,? (?:and )?seconds?)?$/i.exec(
      text,
    ) ??
    /^(?:convert )?(.+?) (?:in|to|into|as) (?:minutes and seconds|days and hours|hh?:mm(?::ss)?)$/i.exec(
      text,
    ) ??
    [];
  const seconds = secondsOf(given);
  return seconds && combined(seconds, subtract(seconds, seconds), 'add', given);
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH = `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`)
  .join('|')
  .replace('sep', 'sept?')})`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const DATES = new RegExp(
  [
    String.raw`\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b`,
    String.raw`\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b`,
    String.raw`\b${DAY}(?: of)?[ -]${MONTH}\.?,?[ -](\d{4})\b`,
    String.raw`\b${MONTH}\.? ${DAY},? (\d{4})\b`,
  ].join('|'),
  'gi',
);

const monthOf = (text: string): number =>
  MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3).toLowerCase())) + 1;

/** The dates in a text as ISO dates, `?` for one that could be two; and the text without them. */
function datesIn(text: string): { readonly dates: readonly string[]; readonly rest: string } {
  const dates: string[] = [];
  const rest = text.replaceAll(DATES, (...found: string[]) => {
    const [, y, m, d, one, two, year, day, month, year2, month2, day2, year3] = found;
    if (y !== undefined) dates.push(iso(y, Number(m), d));
    else if (year !== undefined)
      dates.push(either(Number(one), Number(two), year, /\./.test(found[0] ?? '')));
    else if (month !== undefined) dates.push(iso(year2, monthOf(month), day));
    else dates.push(iso(year3, monthOf(month2 ?? ''), day2));
    return ' | ';
  });
  return { dates, rest };
}

/** 14/5/2010 and 5/14/2010 are clear, 5/6/2010 is not; with dots the day stands first. */
function either(one: number, two: number, year: string, dots: boolean): string {
  if (dots || one > 12) return iso(year, two, String(one));
  return two > 12 || one === two ? iso(year, one, String(two)) : '?';
}

function iso(year = '', month: number, day = ''): string {
  const read = parseDate({ year: Number(year), month, day: Number(day) });
  return read.ok ? dateText(read.value) : '?';
}

const AGE = /\b(?:age|aged|old|born|birth|birthday|birthdate|dob|b-day|bday)\b/i;
const AGE_WORDS =
  /age|aged|old|born|birth|birthday|birthdate|dob|b-day|bday|how|am|is|i|i'm|if|was|were|on|at|of|someone|somebody|person|people|a|an|the|in|my|for|from|to|as|date|will|be|would|today|now|years?|exact|what|he|she|they|you|are|calculator|calculate|since|who|when|by|and|me|his|her|their|months?|days?|until/;
const BETWEEN_WORDS =
  /how|many|days?|are|there|between|from|to|until|till|and|the|number|of|date|time|difference|long|is|it|since|in|passed|have|has|dates|calculate|count|before|after|left|what/;

const count = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** An age, or the days between two dates. */
export const readAge: Reader = (text, today) => {
  const { dates, rest } = datesIn(text);
  const isAge = AGE.test(text);
  const asksDays = /\bdays?\b/i.test(rest);
  if (dates.length === 0 || dates.length > 2 || (!isAge && !asksDays)) return undefined;
  if (!slots(rest, {}, isAge ? AGE_WORDS : BETWEEN_WORDS)) return undefined;
  if (dates.includes('?')) return isAge ? { tool: 'age', inputs: {} } : undefined;
  const [birth = '', target = today] = [...dates, ...(dates.length === 1 ? [today] : [])].sort();
  return between(birth, target, { isAge, today, asksDays });
};

interface Asked {
  readonly isAge: boolean;
  readonly today: string;
  readonly asksDays: boolean;
}

function between(birth: string, target: string, { isAge, today, asksDays }: Asked): Reading | undefined {
  const result = age({ birth, target });
  if (!result.ok || (isAge && birth === today)) return undefined;
  const { years, months, days, totalDays, nextBirthday, steps } = result.value;
  const parts = [count(years, 'year'), count(months, 'month'), count(days, 'day')].join(', ');
  const on = target === today ? 'today' : `on ${dateInWords(target)}`;
  const total = count(totalDays, 'day');
  return {
    tool: 'age',
    inputs: { birth, ...(target !== today && { target }) },
    answer: {
      problem: isAge
        ? `Age ${on} of someone born on ${dateInWords(birth)}`
        : `From ${dateInWords(birth)} to ${dateInWords(target)}`,
      parts: [isAge && !asksDays ? parts : total],
      notes: [
        isAge && !asksDays
          ? `${total} in total. Next birthday in ${count(nextBirthday.inDays, 'day')}.`
          : `${parts}.`,
      ],
      steps: steps.map(withDates),
    },
  };
}
