import { age } from '@mathtools/math-core/age';
import { addDays, addMonths, addYears, dateText, parseDate, weekday } from '@mathtools/math-core/date';
import { count, dateInWords, withDates } from '../../../tools/age/dates.js';
import { answered, type Reader, type Reading } from './reading.js';
import { takeAll, findRow, matchWhole, type Slot } from '@mathtools/math-core/read';

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

const monthOf = (word = ''): number =>
  word.length < 3
    ? 0
    : MONTHS.findIndex(
        (name) => name === word || word === name.slice(0, 3) || (word === 'sept' && name === 'september'),
      ) + 1;

/** Matches a date, numeric or with the name of its month. A missing year means the next such day. */
function dateSlot(today: string): Slot {
  return (tokens, at, text) => {
    const first = tokens[at];
    if (first?.kind === 'date') return [[numericDate(first.text), at + 1]];
    const days = ['yesterday', 'today', 'tomorrow'].indexOf(first?.text ?? '') - 1;
    if (days > -2) return [[dateText(addDays(today, days)), at + 1]];
    const month = monthOf(first?.text);
    let end = at + (month > 0 ? 1 : 0);
    const day = Number(tokens[end++]?.text);
    if (['st', 'nd', 'rd', 'th'].includes(tokens[end]?.text ?? '')) end++;
    if (month === 0 && tokens[end]?.text === 'of') end++;
    const named = month > 0 ? month : monthOf(tokens[end++]?.text);
    if (!named || !(day >= 1 && Number.isInteger(day))) return [];
    const joint = ['comma', 'minus', 'of'].includes(tokens[end]?.text ?? '') ? 1 : 0;
    const isYear = /^\d{4}$/.test(tokens[end + joint]?.text ?? '');
    const last = isYear ? end + joint + 1 : end;
    const typed = text.slice(first?.at, tokens[last - 1]?.end);
    const ofYear = (year: number): string => dateOf(year, named, day, typed);
    const year = Number(today.slice(0, 4));
    if (isYear) return [[ofYear(Number(tokens[end + joint]?.text)), last]];
    return [[ofYear(year) < today ? ofYear(year + 1) : ofYear(year), last]];
  };
}

/** Matches a span such as "2 weeks" or "1 year and 3 months", and returns its months and days. */
const span: Slot = (tokens, start) => {
  let [at, months, days] = [start, 0, 0];
  for (;;) {
    const from = at > start && ['and', 'comma'].includes(tokens[at]?.text ?? '') ? at + 1 : at;
    const amount = ['a', 'an'].includes(tokens[from]?.text ?? '') ? 1 : Number(tokens[from]?.text);
    const unit = tokens[from + 1]?.text.replace(/s$/, '') ?? '';
    if (!Number.isInteger(amount) || amount > 100_000 || !['day', 'week', 'month', 'year'].includes(unit))
      break;
    months += unit === 'year' ? 12 * amount : unit === 'month' ? amount : 0;
    days += unit === 'week' ? 7 * amount : unit === 'day' ? amount : 0;
    at = from + 2;
  }
  return at > start ? [[`${months},${days}`, at]] : [];
};

const SHIFTS = [
  ['(what date is)? {d:date} plus {k:span}', 1],
  ['(what (date|day) is)? {k:span} (after|from|since) {d:date}', 1],
  ['(what date is)? {d:date} minus {k:span}', -1],
  ['(what (date|day) is)? {k:span} before {d:date}', -1],
] as const;
const WEEKDAY = '(what|which)? (day|weekday) of? the? week? (is|was|on|of|will be)* {d:date}';
const AGE = /\b(?:age|aged|old|born|birth|birthday|birthdate|dob|b-day|bday)\b/i;
const AGE_WORDS =
  "age aged old born birth birthday birthdate dob b day bday how am is i i'm if was were on at of someone somebody person people a an the in my for from to as date will be would today now year years exact what he she they you are calculator calculate since who when by and me his her their month months days until";
const BETWEEN_WORDS =
  'how many day days week weeks are there between from to until till and the number of date time difference long is it since in passed have has dates calculate count before after left what minus';

/** Reads an age, the time between two dates, a date some days later, and the day of the week. */
export const readAge: Reader = (text, today) => {
  const slots = { date: dateSlot(today), span };
  const isAge = AGE.test(text);
  const [shift, shiftOf] = findRow(text, SHIFTS, slots) ?? [];
  const day = matchWhole(text, WEEKDAY, slots)?.['d'];
  const found = takeAll(text, { dates: '{d:date}' }, isAge ? AGE_WORDS : BETWEEN_WORDS, slots);
  const all = shiftOf?.['d'] ?? day;
  const dates = all === undefined ? (found?.dates.map(({ d = '' }) => d) ?? []) : [all];
  const bare = matchWhole(text, '{d:date}', slots)?.['d'];
  const unclear = dates.find((date) => /^[?!]/.test(date));
  if (unclear !== undefined) return { tool: 'age', inputs: {}, refusal: whyNot(unclear) };
  if (shift && all !== undefined) return shiftedDate(all, shiftOf?.['k'] ?? '', shift[1]);
  if (day !== undefined)
    return {
      tool: 'age',
      inputs: { birth: day },
      answer: { problem: dateInWords(day), parts: [weekday(day)] },
    };
  if (bare !== undefined && /\d/.test(text))
    return { tool: 'age', inputs: bare < today ? { birth: bare } : { birth: today, target: bare } };
  const asked = /\bweeks?\b/i.test(text) ? 'weeks' : isAge && !/\bdays?\b/i.test(text) ? 'age' : 'days';
  if (
    dates.length === 0 ||
    dates.length > 2 ||
    (dates.length === 1 && !isAge && !/\b(?:days?|weeks?)\b/i.test(text))
  )
    return undefined;
  const [birth = '', target = today] = [...dates, ...(dates.length === 1 ? [today] : [])].sort();
  return betweenDates(birth, target, { isAge, today, asked });
};

function whyNot(date: string): string {
  const typed = date.slice(1);
  if (date.startsWith('!')) return `There is no date ${typed}. Try 2024-02-28 + 7 days.`;
  const [one = 0, two = 0, year = 0] = typed.split(/[-/.]/).map(Number);
  return `${typed} could be ${dateInWords(dateOf(year, one, two, ''))}, or ${dateInWords(dateOf(year, two, one, ''))}. Write the year first: ${dateOf(year, one, two, '')} or ${dateOf(year, two, one, '')}.`;
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
