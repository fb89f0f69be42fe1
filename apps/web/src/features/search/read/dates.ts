import { age } from '@mathtools/math-core/age';
import {
  addDays,
  addMonths,
  addYears,
  dateText,
  daysBetween,
  daysInMonth,
  isLeapYear,
  parseDate,
  weekday,
} from '@mathtools/math-core/date';
import { dateInWords, withDates } from '../../../tools/age/dates.js';
import { count } from '../../../ui/result/count.js';
import { type Answer, answered, type Reader, type Reading } from './reading.js';
import { takeAll, dateSlot, findRow, matchWhole, openDateSlot, type Slot } from '@mathtools/math-core/read';

/** The months and days of a unit. */
const UNITS: ReadonlyMap<string, readonly [months: number, days: number]> = new Map([
  ['day', [0, 1]],
  ['week', [0, 7]],
  ['month', [1, 0]],
  ['year', [12, 0]],
]);

/** Matches a span such as "2 weeks" or "1 year and 3 months", and returns its months and days. */
const span: Slot = (tokens, start) => {
  let [at, months, days] = [start, 0, 0];
  const wordAt = (place: number): string => tokens[place]?.text ?? '';
  for (;;) {
    const from = at > start && ['and', 'comma'].includes(wordAt(at)) ? at + 1 : at;
    const amount = ['a', 'an'].includes(wordAt(from)) ? 1 : Number(wordAt(from));
    const unit = UNITS.get(wordAt(from + 1).replace(/s$/, ''));
    if (!unit || !Number.isInteger(amount) || amount > 100_000) break;
    months += unit[0] * amount;
    days += unit[1] * amount;
    at = from + 2;
  }
  return at > start ? [[`${months},${days}`, at]] : [];
};

const WHAT_DAY = '((what|which)? (is|was|will)? the? (date|day) (is|was|will)? it? be?)';
/** Questions for a date some days later or earlier. Without a date, the days count from today. */
const SHIFTS = [
  [`${WHAT_DAY}? {d:date} plus {k:span}`, 1],
  [`${WHAT_DAY}? {k:span} (after|from|since) {d:date}`, 1],
  [`${WHAT_DAY}? {d:date} minus {k:span}`, -1],
  [`${WHAT_DAY}? {k:span} before {d:date}`, -1],
  [`${WHAT_DAY} in {k:span}`, 1],
  [`${WHAT_DAY}? {k:span} from now`, 1],
  [`${WHAT_DAY}? {k:span} ago`, -1],
  ['add {k:span} to {d:date}', 1],
  ['(subtract|take) {k:span} from {d:date}', -1],
] as const;
const WEEKDAY = '(what|which)? (day|weekday) of? the? week? (is|was|on|of|for|will be)* {d:date}';
const WEEK =
  '(what|which)? (calendar|iso)? week (number|of the year)? (is it)? (is|was|of|on|for|will be|the)* {d:date} (in)?';
/** Questions in which the second date is the start. */
const BACKWARD: readonly (readonly [string])[] = [
  ['(how many)? (days|weeks)? (is|was)? {d:date} (minus|after|since) {e:date}'],
  ['(how many)? (days|weeks)? before {d:date} (is|was) {e:date}'],
];
const AGE = /\b(?:age|aged|old|born|birth|birthday|birthdate|dob|b-day|bday)\b/i;
const AGE_WORDS =
  "age aged old born birth birthday birthdate dob b day bday how am is i i'm if was were on at of someone somebody person people a an the in my for from to as date will be would today now year years exact what he she they you are calculator calculate since who when by and me his her their month months days until";
const BETWEEN_WORDS =
  'how many day days week weeks are there between from to until till and the number of date time difference long is it since in passed have has dates calculate count before after left what minus';

const CALENDAR =
  /^(?:(?:is|was|will) (\d{4}) (?:be )?a leap year|(?:how many |number of )?days (?:are |were )?(?:there )?in (?:(?:([a-z]+) )?(\d{4})|(?!feb)([a-z]{3,})))$/i;

/** Reads questions about leap years, and the days of a month or a year. */
const readCalendar: Reader = (text, today) => {
  const [, asked = '', named = '', typed = asked, lone = ''] = CALENDAR.exec(text) ?? [];
  const [month, year] = lone === '' ? [named, typed] : [lone, today.slice(0, 4)];
  const first = matchWhole(`${month || 'January'} 1 ${year}`, '{d:date}', { date: dateSlot(today) })?.['d'];
  if (first === undefined || !first.startsWith(year) || year === '') return undefined;
  const [name = ''] = month === '' ? [] : dateInWords(first).split(' ');
  const isLeap = isLeapYear(Number(year));
  const days = name === '' ? (isLeap ? 366 : 365) : daysInMonth(Number(year), Number(first.slice(5, 7)));
  const is = isLeap ? 'Yes: ' : 'No: ';
  const notes = ['A leap year is divisible by 4, and a full century by 400.'];
  const problem = ['Days in', name, lone === '' ? year : ''].filter(Boolean).join(' ');
  const parts = [(asked === '' ? '' : is) + count(days, 'day')];
  return { tool: 'age', inputs: {}, answer: { problem, parts, ...(lone === '' && { notes }) } };
};

/** Reads an age, the time between two dates, a date some days later, the day of the week, and its number. */
export const readAge: Reader = (text, today) =>
  readCalendar(text, today) ?? readDay(text, today) ?? readSpan(text, today);

/** Reads a question about one date: a date some days later, the day of the week, the number of the week. */
const readDay: Reader = (text, today) => {
  const slots = { date: dateSlot(today), span };
  const [shift, shiftOf] = findRow(text, SHIFTS, slots) ?? [];
  const day = matchWhole(text, WEEKDAY, slots)?.['d'];
  const week = matchWhole(text, WEEK, slots)?.['d'];
  const bare = matchWhole(text, '{d:date}', slots)?.['d'];
  const date = shiftOf?.['d'] ?? (shift && today) ?? day ?? week ?? bare;
  if (date === undefined) return undefined;
  if (/^[?!]/.test(date)) return refused(whyNot(date));
  if (shift) return shiftedDate(date, shiftOf?.['k'] ?? '', shift[1]);
  const inputs = { birth: date };
  if (day !== undefined)
    return { tool: 'age', inputs, answer: { problem: dateInWords(day), parts: [weekday(day)] } };
  if (week !== undefined) return { tool: 'age', inputs, answer: weekOf(week) };
  if (!/\d/.test(text)) return undefined;
  return { tool: 'age', inputs: date < today ? inputs : { birth: today, target: date } };
};

/** Reads an age or the time between two dates, of which one may be today. */
const readSpan: Reader = (text, today) => {
  const isAge = AGE.test(text);
  const words = isAge ? AGE_WORDS : BETWEEN_WORDS;
  const datesWith = (date: Slot): readonly string[] =>
    takeAll(text, { dates: '{d:date}' }, words, { date })?.dates.map(({ d = '' }) => d) ?? [];
  const open = datesWith(openDateSlot(today));
  const dates = isAge ? datesWith(dateSlot(today)) : open;
  const [one, other] = dates;
  const isAsked = isAge || /\b(?:days|weeks)\b/i.test(text);
  if (one === undefined || dates.length > 2 || (other === undefined && !isAsked)) return undefined;
  // A birth date needs a year.
  if (isAge && other !== undefined && open[0]?.startsWith('--')) return undefined;
  const span = inOrder(one, other, text, today);
  const unclear = [span.first, span.last].find((date) => /^[?!]/.test(date));
  if (unclear !== undefined)
    return { ...refused(whyNot(unclear)), ...(unclear.startsWith('?') && { others: orders(text) }) };
  return spanOf(span, text, { isAge, today });
};

/** Returns the time between two dates. Without another date, it begins or ends today. */
function inOrder(one: string, other: string | undefined, text: string, today: string): Span {
  const isPast = other === undefined && /\b(?:since|passed)\b/i.test(text);
  const isBackward = isPast || findRow(text, BACKWARD, { date: openDateSlot(today) }) !== undefined;
  const [start, end] = other === undefined ? ([today, one] as const) : ([one, other] as const);
  const forward = withYears(start, end, today);
  const isInOneYear = other !== undefined && forward.first.slice(0, 4) === forward.last.slice(0, 4);
  return isBackward && !isInOneYear ? withYears(end, start, today) : forward;
}

interface Span extends Pick<Reading, 'readAs' | 'others'> {
  readonly first: string;
  readonly last: string;
}

/**
 * Fills in missing years: the first date is the last such day before the other one, and the last date is the next such day after the
 * first one. If both years are missing, the first date is the next one from today.
 */
function withYears(start: string, end: string, today: string): Span {
  const [isStartOpen, isEndOpen] = [start, end].map((date) => date.startsWith('--'));
  if ((!isStartOpen && !isEndOpen) || [start, end].some((date) => /^[?!]/.test(date)))
    return { first: start, last: end };
  const first = isEndOpen ? nearest(start, today, 1, today) : nearest(start, end, -1, today);
  const last = nearest(end, first, 1, today);
  if (first.startsWith('!') || last.startsWith('!')) return { first, last };
  const [from, to] = [dayOf(start, first), dayOf(end, last)];
  const note =
    isStartOpen && isEndOpen
      ? `No year is given, so ${from} is the next one, and ${to} is the next one after it.`
      : isStartOpen
        ? `${from} has no year, so it is the last one before ${to}.`
        : `${to} has no year, so it is the next one after ${from}.`;
  const [year, kept] = isEndOpen ? [first, last] : [last, first];
  const other = `${year.slice(0, 4)}${kept.slice(4)}`;
  const isOffered = other !== kept && parseDate(other).ok && ![start, end].includes(today);
  const others = [{ text: `days between ${year} and ${other}`, note: `Use ${year.slice(0, 4)} for both` }];
  return { first, last, readAs: [note], ...(isOffered && { others }) };
}

/** Returns a date in words as typed, with or without its year. */
const dayOf = (typed: string, date: string): string =>
  typed.startsWith('--') ? dateInWords(date).replace(/, \d+$/, '') : dateInWords(date);

/** The largest number of years without a February 29, as from 1896 to 1904. */
const MOST_YEARS = 8;

/**
 * Returns the date of a day such as --05-14 that is closest to another date, on or after it, or on or before it. Only next to today,
 * February 29 may be in another year: next to a typed date, it begins with `!`.
 */
function nearest(day: string, date: string, direction: 1 | -1, today: string): string {
  if (!day.startsWith('--') || /^[?!]/.test(date)) return day;
  const year = Number(date.slice(0, 4));
  const all = Array.from(
    { length: MOST_YEARS + 1 },
    (_, n) => `${String(year + direction * n).padStart(4, '0')}${day.slice(1)}`,
  ).filter((one) => (direction > 0 ? one >= date : one <= date));
  const found = all.find((one) => parseDate(one).ok || date !== today) ?? day;
  return parseDate(found).ok ? found : `!${found}`;
}

/** Returns the time between two dates, with how their years and their order were read. */
function spanOf(
  { first, last, ...notes }: Span,
  text: string,
  { isAge, today }: Omit<Asked, 'asked'>,
): Reading | undefined {
  const asked = /\bweeks?\b/i.test(text) ? 'weeks' : isAge && !/\bdays?\b/i.test(text) ? 'age' : 'days';
  const [birth = '', target = ''] = [first, last].sort();
  const reading = betweenDates(birth, target, { isAge, today, asked });
  const isReversed = birth !== first && /\b(?:to|until|till)\b/i.test(text);
  const readAs = [`${dateInWords(birth)} is the earlier date, so we count from it.`];
  return reading && { ...reading, ...(isReversed && { readAs }), ...notes };
}

/** Returns a text with its numeric dates in both orders of day and month. */
function orders(text: string): NonNullable<Reading['others']> {
  const written = (...parts: readonly string[]): string =>
    parts.map((part) => part.padStart(2, '0')).join('-');
  return [
    ['Month first', (one: string, two: string, year: string) => written(year, one, two)] as const,
    ['Day first', (one: string, two: string, year: string) => written(year, two, one)] as const,
  ].flatMap(([note, write]) => {
    const typed = text.replaceAll(
      /(\d{1,2})[-/](\d{1,2})[-/](\d{4})/g,
      (_, one: string, two: string, year: string) => write(one, two, year),
    );
    return typed === text ? [] : [{ text: typed, note }];
  });
}

const refused = (refusal: string): Reading => ({ tool: 'age', inputs: {}, refusal });

/** Returns the number of a week as ISO 8601 counts: week 1 has the first Thursday of the year. */
function weekOf(date: string): Answer {
  const days = WEEKDAYS.indexOf(weekday(date));
  const thursday = dateText(addDays(date, 3 - days));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return {
    problem: `Week of ${dateInWords(date)}`,
    parts: [`Week ${week} of ${year}`],
    notes: ['Weeks begin on Monday, and week 1 has the first Thursday of the year (ISO 8601).'],
  };
}
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function whyNot(date: string): string {
  const typed = date.slice(1);
  if (date.startsWith('!')) return `There is no date ${typed}. Try 2024-02-28 + 7 days.`;
  const [one = 0, two = 0, year = 0] = typed.split(/[-/.]/).map(Number);
  const [us, other] = [dateText({ year, month: one, day: two }), dateText({ year, month: two, day: one })];
  return `${typed} could be ${dateInWords(us)}, or ${dateInWords(other)}. Write the year first: ${us} or ${other}.`;
}

function shiftedDate(date: string, by: string, direction: 1 | -1): Reading | undefined {
  const [months = 0, days = 0] = by.split(',').map((part) => direction * Number(part));
  const year = Number(date.slice(0, 4)) + months / 12 + days / 365;
  if (year < 2 || year > 9998) return undefined;
  const monthsLater = months % 12 === 0 ? addYears(date, months / 12, 'march-1') : addMonths(date, months);
  const result = dateText(addDays(monthsLater, days));
  const [birth = '', target = ''] = [date, result].sort();
  const isLeapDay = date.endsWith('-02-29') && months !== 0 && monthsLater.month === 3;
  const notes = [
    `It is a ${weekday(result)}.`,
    ...(isLeapDay ? ['In a common year, March 1 follows a year after February 29.'] : []),
  ];
  const problem = `${dateInWords(date)} ${direction > 0 ? '+' : '−'} ${[[Math.abs(months), 'month'] as const, [Math.abs(days), 'day'] as const].flatMap(([n, unit]) => (n ? [count(n, unit)] : [])).join(', ')}`;
  return { tool: 'age', inputs: { birth, target }, answer: { problem, parts: [dateInWords(result)], notes } };
}

interface Asked {
  readonly isAge: boolean;
  readonly today: string;
  readonly asked: 'age' | 'days' | 'weeks';
}

function betweenDates(birth: string, target: string, { isAge, today, asked }: Asked): Reading | undefined {
  if (isAge && birth === today) return undefined;
  const inputs = { birth, ...(target !== today && { target }) };
  return answered('age', inputs, age({ birth, target }), ({ totalDays, nextBirthday, steps, ...found }) => {
    const parts = `${count(found.years, 'year')}, ${count(found.months, 'month')}, ${count(found.days, 'day')}`;
    const on = target === today ? 'today' : `on ${dateInWords(target)}`;
    const total = count(totalDays, 'day');
    const rest = totalDays % 7 ? `, ${count(totalDays % 7, 'day')}` : '';
    const [answer, note] = {
      age: [parts, `${total} in total. Next birthday in ${count(nextBirthday.days, 'day')}.`] as const,
      weeks: [count(Math.floor(totalDays / 7), 'week') + rest, `${total}.`] as const,
      days: [total, `${parts}.`] as const,
    }[asked];
    const problem = isAge
      ? `Age ${on} of someone born on ${dateInWords(birth)}`
      : `From ${dateInWords(birth)} to ${dateInWords(target)}`;
    return { problem, parts: [answer], notes: [note], steps: steps.map(withDates) };
  });
}
