import {
  add,
  divide,
  multiply,
  parseNumber,
  type Rational,
  rational,
  exactText,
  sign,
} from '@mathtools/math-core/rational';
import { combineDurations } from '@mathtools/math-core/time';
import { count } from '../../../ui/result/count.js';
import { readMath } from './equation.js';
import { answered, type Reader, type Reading } from './reading.js';
import { type Filled, findRow, type Slot, type Token } from '@mathtools/math-core/read';

/** The units of a period in seconds, by their spellings. */
const SECONDS: ReadonlyMap<string, number> = new Map(
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
    const isHours = SECONDS.get(tokens[start + 1]?.text ?? '') === 3600;
    const total = rational(hours * 3600 + minutes * 60 + seconds);
    return minutes < 60 && seconds < 60 ? { seconds: total, end: start + (isHours ? 2 : 1) } : undefined;
  }
  let sum: Period | undefined;
  let part = partAt(tokens, start, Infinity);
  while (part) {
    const seconds = multiply(part.amount, part.size);
    sum = { seconds: sum ? add(sum.seconds, seconds) : seconds, end: part.end };
    part = partAt(tokens, part.end, part.size);
  }
  return sum;
}

interface PeriodPart {
  readonly amount: Rational;
  /** The unit in seconds. */
  readonly size: number;
  readonly end: number;
}

/** Reads an amount of one unit, which is smaller than the unit of the part before it, if any: "2 h", "and 45 min". */
function partAt(tokens: readonly Token[], start: number, larger: number): PeriodPart | undefined {
  const isJoined = larger < Infinity && ['and', 'comma'].includes(tokens[start]?.text ?? '');
  const at = isJoined ? start + 1 : start;
  const amount = amountIn(tokens[at]);
  const word = sizeIn(tokens[at + 1]);
  // 1h30 is 1 hour and 30 minutes.
  if (amount && word === undefined && larger === 3600 && tokens[at]?.kind === 'number' && !isJoined)
    return { amount, size: 60, end: at + 1 };
  return amount && word !== undefined && word < larger ? { amount, size: word, end: at + 2 } : undefined;
}

const sizeIn = (token: Token | undefined): number | undefined =>
  token?.kind === 'word' ? SECONDS.get(token.text) : undefined;

function amountIn(token: Token | undefined): Rational | undefined {
  const value = token?.kind === 'number' ? parseNumber(token.text) : undefined;
  if (value?.ok) return value.value;
  return ['a', 'an'].includes(token?.text ?? '') ? rational(1) : undefined;
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
function fieldsOf(total: Rational, suffix: '' | '2'): Record<string, string> {
  const result = combineDurations({ operation: 'add', first: { seconds: total }, second: {} });
  const fields = PARTS.flatMap((name) => {
    const part = result.ok ? String(result.value[name]) : '0';
    return part === '0' ? [] : [[name + suffix, part] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : { [`seconds${suffix}`]: '0' };
}

/** Adds or subtracts two periods in seconds. */
function combined(
  first: Rational,
  second: Rational,
  operation: 'add' | 'subtract',
  problem: string,
): Reading | undefined {
  if (sign(first) < 0 || sign(second) < 0) return undefined;
  const inputs = {
    ...(operation === 'subtract' && { operation }),
    ...fieldsOf(first, ''),
    ...fieldsOf(second, '2'),
  };
  const result = combineDurations({ operation, first: { seconds: first }, second: { seconds: second } });
  return answered('time', inputs, result, ({ text, steps, negative }) => {
    const parts = text.replace('-', '').split(', ');
    const shown = parts.filter((part) => !part.startsWith('0 ')).join(', ') || '0 seconds';
    const isShort = /\d ?m(?![a-z])/i.test(problem) && !/\d ?[hd]|min/i.test(problem);
    const notes = isShort ? ['The letter m is read as minutes.'] : [];
    return { problem, parts: [(negative ? '-' : '') + shown], notes, steps };
  });
}

const NAMED_TIMES: ReadonlyMap<string | undefined, string> = new Map([
  ['noon', '12:43200'],
  ['midnight', '12:0'],
]);
/** The hours that are added after 9 am and 9 pm. */
const HALVES: ReadonlyMap<string | undefined, number> = new Map([
  ['am', 0],
  ['pm', 12],
]);

/**
 * Matches a time of day: "9:15", "9:15 am", "9 am", "9.30am", "noon". Returns its seconds since midnight, and
 * `12` or `24` for the clock.
 */
const time: Slot = (tokens, at) => {
  const [token, next] = [tokens[at], tokens[at + 1]?.text];
  const named = NAMED_TIMES.get(token?.text);
  if (named !== undefined) return [[named, at + 1]];
  const half = HALVES.get(next);
  const isNumber = token?.kind === 'number' && /^\d{1,2}(?:\.[0-5]\d)?$/.test(token.text);
  if (token?.kind !== 'clock' && !(isNumber && half !== undefined)) return [];
  const total = secondsAt(token.text, half);
  if (total === undefined) return [];
  return [half === undefined ? [`24:${total}`, at + 1] : [`12:${total}`, at + 2]];
};

/** Returns the seconds since midnight at a time, such as 9:15, of the whole day or of one half. */
function secondsAt(text: string, half: number | undefined): number | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(/[:.]/).map(Number);
  const isHour = half === undefined ? hours <= 23 : hours >= 1 && hours <= 12;
  if (!isHour || minutes > 59 || seconds > 59) return undefined;
  return (half === undefined ? hours : (hours % 12) + half) * 3600 + minutes * 60 + seconds;
}

const DAY = 86_400;
const secondsOfDay = (time = ''): number => Number(time.split(':')[1]);

/** Reads the time from one time of day to another, minus a break. It is on the next day if it is earlier. */
function between(start = '', end = '', text: string, less = '0'): Reading | undefined {
  const [[clock, from = 0], [other, to = 0]] = [start.split(':').map(Number), end.split(':').map(Number)];
  if (clock !== other || from === to) return undefined;
  const later = to < from ? to + DAY : to;
  const reading =
    less === '0'
      ? combined(rational(later), rational(from), 'subtract', text)
      : combined(rational(later - from), secondsOf(less), 'subtract', text);
  if (!reading?.answer || to > from) return reading;
  return { ...reading, answer: { ...reading.answer, notes: ['The second time is on the next day.'] } };
}

/** Returns a time of day as text: 17:00 or 5:00 pm. */
function timeText(clock: number, total: number): string {
  const hour = Math.floor(total / 3600);
  const [hours = '', minutes = '', seconds = ''] = [hour, Math.floor(total / 60) % 60, total % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  const minute = `:${minutes}${seconds === '00' ? '' : `:${seconds}`}`;
  return clock === 12 ? `${hour % 12 || 12}${minute} ${hour < 12 ? 'am' : 'pm'}` : hours + minute;
}

/** Returns the first time of day minus the second one. A dash could also be read as "to", which is offered. */
function timeDifference(first = '', second = '', text: string): Reading | undefined {
  const [[clock = 0, end = 0], [other, start = 0]] = [
    first.split(':').map(Number),
    second.split(':').map(Number),
  ];
  const [later, earlier] = [Math.max(start, end), Math.min(start, end)];
  const reading =
    clock === other ? combined(rational(later), rational(earlier), 'subtract', text) : undefined;
  if (!reading?.answer || start === end) return reading;
  const [from, to] = [timeText(clock, end), timeText(clock, start)];
  if (end < start)
    return { ...reading, answer: { ...reading.answer, notes: [`${from} is earlier than ${to}.`] } };
  const others = [{ text: `from ${from} to ${to}`, note: `Read as from ${from} to ${to}` }];
  return { ...reading, ...(!/\b(?:minus|less|difference|subtract)\b/i.test(text) && { others }) };
}

/** Writes a length of time in the requested unit: how many minutes from 10:15 to 12:05. */
function inUnit(reading: Reading | undefined, start = '', end = '', text: string): Reading | undefined {
  const unit = /\bhow many (hours|minutes)\b|\b(minutes) (?:between|from)\b/i
    .exec(text)
    ?.slice(1)
    .find(Boolean);
  if (!reading?.answer || unit === undefined) return reading;
  const total = (secondsOfDay(end) - secondsOfDay(start) + DAY) % DAY;
  const [size, name] = unit.toLowerCase() === 'hours' ? ([3600, 'hour'] as const) : ([60, 'minute'] as const);
  const amount = exactText(divide(rational(total), rational(size)));
  if (amount.includes('/')) return reading;
  const notes = [
    ...(reading.answer.notes ?? []),
    ...reading.answer.parts.flatMap((part) => (typeof part === 'string' ? [`That is ${part}.`] : [])),
  ];
  return { ...reading, answer: { ...reading.answer, parts: [count(amount, name)], notes } };
}

const WHEN: Readonly<Record<string, string>> = { '0': '', '1': ', the next day', '-1': ', the day before' };

/** Returns the time of day that is the given length later or earlier. */
function shifted(start = '', length: Rational, text: string): Reading | undefined {
  const [clock = 0, from = 0] = start.split(':').map(Number);
  const by = Number(exactText(length));
  if (!Number.isInteger(by) || Math.abs(by) > 10 ** 9) return undefined;
  const reading = combined(rational(from), rational(Math.abs(by)), by < 0 ? 'subtract' : 'add', text);
  const days = Math.floor((from + by) / DAY);
  const rest = from + by - days * DAY;
  const when = WHEN[days] ?? `, ${count(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
  return (
    reading?.answer && { ...reading, answer: { ...reading.answer, parts: [timeText(clock, rest) + when] } }
  );
}

type Form = (filled: Filled, text: string) => Reading | undefined;
const sum: Form = ({ a, b }, text) => combined(secondsOf(a), secondsOf(b), 'add', text);
const difference: Form = ({ a = '', b = '' }, text) =>
  // 7:30 - 16:15 is a time of work.
  /^\d{1,2}:\d{2} ?[−-] ?(?:1\d|2[0-3]):\d{2}$/.test(text) && Number(a) < Number(b)
    ? between(`24:${a}`, `24:${b}`, `From ${text}`)
    : combined(secondsOf(a), secondsOf(b), 'subtract', text);
/** Multiplies a period by a factor. Returns undefined for a number with one letter, because 5m * 2 may be a product. */
const scaled = (a: string | undefined, factor: Rational, text: string): Reading | undefined =>
  /(?<![a-z\d] ?)\d[\d.]* ?(?!h)[a-z](?![a-z]| ?\d)/i.test(text)
    ? undefined
    : combined(multiply(secondsOf(a), factor), rational(0), 'add', text);
const FROM =
  '((how (long|(many (hours|minutes))|(much time))|time|hours|minutes|duration|(time difference)) (is it)?)? (is it?)? (from|between)?';
const WHAT_TIME = '(what time (is|was) it?)?';

/** Writes a time of day for a clock of 12 or 24 hours. */
const onClock: Form = ({ t = '', n = '' }, text) => {
  const clock = Number(n);
  const parts = [timeText(clock, secondsOfDay(t))];
  return clock === 12 || clock === 24
    ? { tool: 'time', inputs: {}, answer: { problem: text, parts } }
    : undefined;
};

const FORMS: readonly (readonly [string, Form])[] = [
  ['{t:time} (in|to|into|as|on) (a|the)? {n} (hour|hours|hr|h) (time|clock|format|notation)?', onClock],
  ['{t:time} (plus|and) {a:length}', ({ t, a }, text) => shifted(t, secondsOf(a), text)],
  [`${WHAT_TIME} {a:length} (after|from) {t:time}`, ({ t, a }, text) => shifted(t, secondsOf(a), text)],
  ['{t:time} (minus|less) {a:length}', ({ t, a }, text) => shifted(t, multiply(secondsOf(a), -1), text)],
  [
    `${WHAT_TIME} {a:length} before {t:time}`,
    ({ t, a }, text) => shifted(t, multiply(secondsOf(a), -1), text),
  ],
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
    '{t:time} minus {u:time} minus {b:length}',
    ({ t, u, b }, text) =>
      secondsOfDay(t) > secondsOfDay(u)
        ? combined(rational(secondsOfDay(t) - secondsOfDay(u)), secondsOf(b), 'subtract', text)
        : between(t, u, text, b),
  ],
  [
    `${FROM} {t:time} (to|until|till|minus) {u:time} comma? (minus|less|with|without) (a|an)? {b:length} (lunch|break|(lunch break)|(of break)|(for lunch))?`,
    ({ t, u, b }, text) => between(t, u, text, b),
  ],
  ['{t:time} (minus|less) {u:time}', ({ t, u }, text) => timeDifference(t, u, text)],
  ['subtract {u:time} from {t:time}', ({ t, u }, text) => timeDifference(t, u, text)],
  [
    `(the? time? difference) (between|of|in)? {t:time} (and|minus) {u:time}`,
    ({ t, u }, text) => timeDifference(t, u, text),
  ],
  [
    `${FROM} {t:time} (to|and|until|till|minus) {u:time} comma? (how long|duration|(how many hours))?`,
    ({ t, u }, text) =>
      inUnit(
        between(t, u, `From ${text.replace(/^.*?(?=\d|noon|midnight)|,? (?:how|duration).*$/g, '')}`),
        t,
        u,
        text,
      ),
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
