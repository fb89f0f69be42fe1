import { age } from '@mathtools/math-core/age';
import { addDays, addMonths, addYears, dateText, parseDate, weekday } from '@mathtools/math-core/date';
import {
  add,
  divide,
  multiply,
  parseNumber,
  type Rational,
  rational,
  reduce,
  exactText,
} from '@mathtools/math-core/rational';
import { combineDurations } from '@mathtools/math-core/time';
import { count, dateInWords, withDates } from '../../../tools/age/dates.js';
import { readMath } from './equation.js';
import type { Reader, Reading } from './reading.js';
import { collect, type Filled, findRow, matchWhole, type Slot, type Token } from './tokens.js';

/** The units of a period in seconds, by their spellings. */
const SECONDS: Readonly<Record<string, number>> = Object.fromEntries(
  '604800:w,wk,wks,week,weeks;86400:d,day,days;3600:h,hr,hrs,hour,hours;60:m,min,mins,minute,minutes;1:s,sec,secs,second,seconds'
    .split(';')
    .flatMap((row) => {
      const [size = '', words = ''] = row.split(':');
      return words.split(',').map((word) => [word, Number(size)] as const);
    }),
);

interface Period {
  readonly seconds: Rational;
  readonly end: number;
}

/** Reads a period at a position: "2 h 45 min", "2:45", "1h30", "an hour". */
function periodAt(tokens: readonly Token[], start: number): Period | undefined {
  const clock = tokens[start];
  if (clock?.kind === 'clock') {
    const [hours = 0, minutes = 0, seconds = 0] = clock.text.split(':').map(Number);
    const isHours = SECONDS[tokens[start + 1]?.text ?? ''] === 3600;
    const total = rational(hours * 3600 + minutes * 60 + seconds);
    return minutes < 60 && seconds < 60 ? { seconds: total, end: start + (isHours ? 2 : 1) } : undefined;
  }
  let sum: Rational | undefined;
  let larger = Infinity;
  let at = start;
  for (;;) {
    const isJoined = sum !== undefined && ['and', 'comma'].includes(tokens[at]?.text ?? '');
    const token = tokens[at + (isJoined ? 1 : 0)];
    const value = token?.kind === 'number' ? parseNumber(token.text) : undefined;
    const amount = value?.ok
      ? value.value
      : ['a', 'an'].includes(token?.text ?? '')
        ? rational(1)
        : undefined;
    const next = at + (isJoined ? 2 : 1);
    const word = tokens[next]?.kind === 'word' ? SECONDS[tokens[next].text] : undefined;
    // 1h30 is 1 hour and 30 minutes.
    const isShort = word === undefined && larger === 3600 && token?.kind === 'number' && !isJoined;
    const size = word ?? (isShort ? 60 : undefined);
    if (!amount || size === undefined || size >= larger) break;
    sum = add(sum ?? rational(0), multiply(amount, size));
    larger = size;
    at = next + (isShort ? 0 : 1);
  }
  return sum && { seconds: sum, end: at };
}

/** Matches a period, and returns its seconds as exact text. */
const period: Slot = (tokens, at) => {
  const found = periodAt(tokens, at);
  return found ? [[exactText(found.seconds), found.end]] : [];
};

/** Matches a period with units, which can't be a time of day. */
const length: Slot = (tokens, at, text) => (tokens[at]?.kind === 'clock' ? [] : period(tokens, at, text));

const secondsOf = (text = ''): Rational => {
  const read = parseNumber(text);
  return read.ok ? read.value : rational(0);
};

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Returns the fields for a period of whole seconds. */
function fieldsOf(total: Rational, suffix: '' | '2'): Record<string, string> | undefined {
  const { numerator, denominator } = reduce(total);
  if (denominator !== 1n || numerator < 0n || numerator > 10n ** 15n) return undefined;
  let rest = Number(numerator);
  const fields: Record<string, string> = {};
  for (const [index, size] of [86_400, 3600, 60, 1].entries()) {
    const whole = Math.floor(rest / size);
    rest -= whole * size;
    if (whole > 0) fields[`${PARTS[index] ?? ''}${suffix}`] = String(whole);
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
  const result = combineDurations({ operation, first: { seconds: first }, second: { seconds: second } });
  if (!one || !two || !result.ok) return undefined;
  const { text, steps, negative } = result.value;
  const parts = text
    .replace('-', '')
    .split(', ')
    .filter((part) => !part.startsWith('0 '));
  return {
    tool: 'time',
    inputs: { ...(operation === 'subtract' && { operation }), ...one, ...two },
    answer: { problem, parts: [`${negative ? '-' : ''}${parts.join(', ') || '0 seconds'}`], steps },
  };
}

/**
 * Matches a time of day: "9:15", "9:15 am", "9 am", "9.30am", "noon". Returns its seconds since midnight, and
 * `12` or `24` for the clock.
 */
const time: Slot = (tokens, at) => {
  const [token, next] = [tokens[at], tokens[at + 1]?.text];
  if (token?.text === 'noon') return [['12:43200', at + 1]];
  if (token?.text === 'midnight') return [['12:0', at + 1]];
  const half = next === 'am' || next === 'pm' ? next : undefined;
  const isClock =
    token?.kind === 'clock' ||
    (half && token?.kind === 'number' && /^\d{1,2}(?:\.[0-5]\d)?$/.test(token.text));
  if (!token || !isClock) return [];
  const [hours = 0, minutes = 0, seconds = 0] = token.text.split(/[:.]/).map(Number);
  if (hours > (half ? 12 : 23) || (half && hours < 1) || minutes > 59 || seconds > 59) return [];
  const hour = half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours;
  return [[`${half ? 12 : 24}:${hour * 3600 + minutes * 60 + seconds}`, at + (half ? 2 : 1)]];
};

/** Reads the time from one time of day to another, on the next day if it is earlier. */
function between(start = '', end = '', text: string): Reading | undefined {
  const [[clock, from = 0], [other, to = 0]] = [start.split(':').map(Number), end.split(':').map(Number)];
  if (clock !== other || from === to) return undefined;
  const reading = combined(rational(to < from ? to + 86_400 : to), rational(from), 'subtract', text);
  if (!reading?.answer || to > from) return reading;
  return { ...reading, answer: { ...reading.answer, notes: ['The second time is on the next day.'] } };
}

/** Returns the time of day that is the given length later or earlier. */
function shifted(start = '', length: Rational, text: string): Reading | undefined {
  const [clock, from = 0] = start.split(':').map(Number);
  const by = Number(exactText(length));
  const total = from + by;
  if (!Number.isInteger(total) || Math.abs(by) > 10 ** 9) return undefined;
  const reading = combined(rational(from), rational(Math.abs(by)), by < 0 ? 'subtract' : 'add', text);
  const days = Math.floor(total / 86_400);
  const rest = total - days * 86_400;
  const [hours, minutes, seconds] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const shownHours = clock === 12 ? String(hours % 12 || 12) : String(hours).padStart(2, '0');
  const minutesText = [minutes, ...(seconds > 0 ? [seconds] : [])].map((part) =>
    String(part).padStart(2, '0'),
  );
  const half = clock === 12 ? (hours < 12 ? ' am' : ' pm') : '';
  const when =
    days === 0
      ? ''
      : days === 1
        ? ', the next day'
        : days === -1
          ? ', the day before'
          : `, ${count(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
  return (
    reading?.answer && {
      ...reading,
      answer: { ...reading.answer, parts: [[shownHours, ...minutesText].join(':') + half + when] },
    }
  );
}

/** Reads the time from one time of day to another, minus a break. */
function worked({ t, u, b }: Filled, text: string): Reading | undefined {
  const [from = 0, to = 0] = [t, u].map((time) => Number(time?.split(':')[1]));
  const reading = between(t, u, text);
  const seconds = to < from ? to + 86_400 - from : to - from;
  const rest = combined(rational(seconds), secondsOf(b), 'subtract', text);
  return reading?.answer && rest?.answer
    ? { ...rest, answer: { ...rest.answer, notes: reading.answer.notes ?? [] } }
    : undefined;
}

type Form = (filled: Filled, text: string) => Reading | undefined;
const sum: Form = ({ a, b }, text) => combined(secondsOf(a), secondsOf(b), 'add', text);
const difference: Form = ({ a = '', b = '' }, text) =>
  // 7:30 - 16:15 is a time of work.
  /^\d{1,2}:\d{2} ?[−-] ?(?:1\d|2[0-3]):\d{2}$/.test(text) && Number(a) < Number(b)
    ? between(`24:${a}`, `24:${b}`, `From ${text}`)
    : combined(secondsOf(a), secondsOf(b), 'subtract', text);
/** A period that isn't a number with one letter: 5m * 2 may be a product. */
const scaled = (a: string | undefined, factor: Rational, text: string): Reading | undefined =>
  /(?<![a-z\d] ?)\d[\d.]* ?(?!h)[a-z](?![a-z]| ?\d)/i.test(text)
    ? undefined
    : combined(multiply(secondsOf(a), factor), rational(0), 'add', text);
const FROM =
  '((how (long|(many (hours|minutes))|(much time))|time|hours|duration|(time difference)) (is it)?)? (is it)? (from|between)?';

const FORMS: readonly (readonly [string, Form])[] = [
  ['{t:time} (plus|and) {a:length}', ({ t, a }, text) => shifted(t, secondsOf(a), text)],
  ['{a:length} (after|from) {t:time}', ({ t, a }, text) => shifted(t, secondsOf(a), text)],
  ['{t:time} (minus|less) {a:length}', ({ t, a }, text) => shifted(t, multiply(secondsOf(a), -1), text)],
  ['{a:length} before {t:time}', ({ t, a }, text) => shifted(t, multiply(secondsOf(a), -1), text)],
  ['{a:sums} plus {b:period}', sum],
  ['add {b:period} (to|and|with) {a:period}', sum],
  ['{a:period} (minus|less) {b:period}', difference],
  ['(subtract|take) {b:period} from {a:period}', difference],
  ['{n} (times|x) {a:period}', ({ n, a }, text) => scaled(a, secondsOf(n), text)],
  ['{a:period} (times|x) {n}', ({ n, a }, text) => scaled(a, secondsOf(n), text)],
  [
    '{a:period} (over|(divided by)) {n}',
    ({ n, a }, text) => (Number(n) ? scaled(a, divide(rational(1), secondsOf(n)), text) : undefined),
  ],
  ['{a:period} (over|(divided by)) {b:length}', ({ a = '', b = '' }) => readMath(`${a} / ${b}`)],
  [
    'convert? {a:period} (in|to|into|as) (((days comma?)? and? hours comma? and? minutes (comma? and? seconds)?)|minutes and seconds|days and hours|((h|hh) colon mm (colon ss)?))',
    ({ a }, text) => combined(secondsOf(a), rational(0), 'add', text),
  ],
  [
    `${FROM} {t:time} (to|until|till|minus) {u:time} comma? (minus|less|with|without) (a|an)? {b:length} (lunch|break|(lunch break)|(of break)|(for lunch))?`,
    worked,
  ],
  [
    `${FROM} {t:time} (to|and|until|till|minus) {u:time}`,
    ({ t, u }, text) => between(t, u, `From ${text.replace(/^.*?(?=\d|noon|midnight)/, '')}`),
  ],
];

/** Matches a sum of several periods. */
const sums: Slot = function* (tokens, at) {
  let found = periodAt(tokens, at);
  while (found) {
    yield [exactText(found.seconds), found.end];
    const next = tokens[found.end]?.text === 'plus' ? periodAt(tokens, found.end + 1) : undefined;
    found = next && { seconds: add(found.seconds, next.seconds), end: next.end };
  }
};

const whichClock = (clock: string): string =>
  `${clock} could be hours and minutes, or minutes and seconds. Write 0:${clock} or ${clock}:00.`;

/** Sums and differences of periods, and times of day. */
export const readPeriods: Reader = (text) => {
  const [row, filled] = findRow(text, FORMS, { period, length, sums, time }) ?? [];
  const [short, long] = [/(?<![\d:])\d+:\d\d(?![\d:])/, /\d+:\d\d:\d\d/].map(
    (clock) => clock.exec(text)?.[0],
  );
  if ((row?.[1] === sum || row?.[1] === difference) && short && long)
    return { tool: 'time', inputs: {}, refusal: whichClock(short) };
  return row?.[1](filled ?? {}, text.replaceAll('*', '×').replaceAll(' - ', ' − '));
};

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
  const found = collect(text, { dates: '{d:date}' }, isAge ? AGE_WORDS : BETWEEN_WORDS, slots);
  const all = shiftOf?.['d'] ?? day;
  const dates = all === undefined ? (found?.dates.map(({ d = '' }) => d) ?? []) : [all];
  const unclear = dates.find((date) => /^[?!]/.test(date));
  if (unclear !== undefined) return { tool: 'age', inputs: {}, refusal: whyNot(unclear) };
  if (shift && all !== undefined) return shiftedDate(all, shiftOf?.['k'] ?? '', shift[1]);
  if (day !== undefined)
    return {
      tool: 'age',
      inputs: { birth: day },
      answer: { problem: dateInWords(day), parts: [weekday(day)] },
    };
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
  const result = age({ birth, target });
  if (!result.ok || (isAge && birth === today)) return undefined;
  const { years, months, days, totalDays, nextBirthday, steps } = result.value;
  const parts = [count(years, 'year'), count(months, 'month'), count(days, 'day')].join(', ');
  const on = target === today ? 'today' : `on ${dateInWords(target)}`;
  const total = count(totalDays, 'day');
  const weeks = [
    count(Math.floor(totalDays / 7), 'week'),
    ...(totalDays % 7 ? [count(totalDays % 7, 'day')] : []),
  ].join(', ');
  return {
    tool: 'age',
    inputs: { birth, ...(target !== today && { target }) },
    answer: {
      problem: isAge
        ? `Age ${on} of someone born on ${dateInWords(birth)}`
        : `From ${dateInWords(birth)} to ${dateInWords(target)}`,
      parts: [asked === 'age' ? parts : asked === 'weeks' ? weeks : total],
      notes: [
        asked === 'age'
          ? `${total} in total. Next birthday in ${count(nextBirthday.days, 'day')}.`
          : asked === 'weeks'
            ? `${total}.`
            : `${parts}.`,
      ],
      steps: steps.map(withDates),
    },
  };
}
