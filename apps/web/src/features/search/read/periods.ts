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
    const word = tokens[next]?.kind === 'word' ? SECONDS.get(tokens[next].text) : undefined;
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
