import { age } from '@mathtools/math-core/age';
import {
  addDays,
  addMonths,
  addYears,
  dateText,
  daysInMonth,
  isLeapYear,
  weekday,
} from '@mathtools/math-core/date';
import { dateInWords, withDates } from '../../../tools/age/dates.js';
import { count } from '../../../ui/result/count.js';
import { answered, type Reader, type Reading } from './reading.js';
import { takeAll, dateSlot, findRow, matchWhole, type Slot } from '@mathtools/math-core/read';

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

const CALENDAR =
  /^(?:(?:is|was|will) (\d{4}) (?:be )?a leap year|(?:how many |number of )?days (?:are |were )?(?:there )?in (?:([a-z]+) )?(\d{4}))$/i;

/** Reads questions about leap years, and the days of a month or a year. */
const readCalendar: Reader = (text, today) => {
  const [, asked = '', month = '', year = asked] = CALENDAR.exec(text) ?? [];
  const first = matchWhole(`${month || 'January'} 1 ${year}`, '{d:date}', { date: dateSlot(today) })?.['d'];
  if (first === undefined || !first.startsWith(year) || year === '') return undefined;
  const [name = ''] = month === '' ? [] : dateInWords(first).split(' ');
  const isLeap = isLeapYear(Number(year));
  const days = name === '' ? (isLeap ? 366 : 365) : daysInMonth(Number(year), Number(first.slice(5, 7)));
  const is = isLeap ? 'Yes: ' : 'No: ';
  const notes = ['A leap year is divisible by 4, and a full century by 400.'];
  const problem = ['Days in', name, year].filter(Boolean).join(' ');
  const parts = [(asked === '' ? '' : is) + count(days, 'day')];
  return { tool: 'age', inputs: {}, answer: { problem, parts, notes } };
};

/** Reads an age, the time between two dates, a date some days later, and the day of the week. */
export const readAge: Reader = (text, today) => {
  const calendar = readCalendar(text, today);
  if (calendar) return calendar;
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
