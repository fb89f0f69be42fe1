import { exactText } from '../rational/format.js';
import { MAX_CHARACTERS } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { failure, type Result, success } from '../result/result.js';

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The parts of a period that are named in text, as exact text. It's an input of `combineDurations`. */
export type ParsedDuration = Readonly<Partial<Record<'days' | 'hours' | 'minutes' | 'seconds', string>>>;

/** Matches a period as on a clock: 1:30 (hours and minutes), 1:30:05. */
const CLOCK = /^(?<sign>[-−+]?)\s*(?<hours>\d+):(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d))?$/;

/** Matches hours with minutes after them: 1h30. */
const HOURS = /^(?<sign>[-−+]?)\s*(?<hours>\d+)\s*h\s*(?<minutes>[0-5]\d)$/i;

/** An amount: a mixed number, a decimal or a fraction. */
const AMOUNT = String.raw`\d+\s+\d+\/\d+|\d[\d.,/]*\s*[¼-¾⅐-⅞]?|[¼-¾⅐-⅞]`;

/** Matches amounts with units, each at most once, from large to small: 1 h 30 min, 2 days and 4 hours. */
const AMOUNTS = new RegExp(
  [
    String.raw`^(?<sign>[-−+]?)\s*`,
    ...['d|days?', 'h|hrs?|hours?', 'm|mins?|minutes?', 's|secs?|seconds?'].map(
      (names, i) =>
        String.raw`(?:(?<${PARTS[i] ?? ''}>${AMOUNT})\s*(?:${names})(?![a-z])\s*(?:,|and\b)?\s*)?`,
    ),
    '$',
  ].join(''),
  'i',
);

/**
 * Parses a period for `combineDurations`: hours and minutes as on a clock, "1:30", "1:30:05" or "1h30", or amounts with their
 * units from large to small, "1 h 30 min". The units are days (d), hours (h, hr), minutes (m, min) and seconds (s, sec), each
 * at most once. A leading minus applies to all parts. Numbers are parsed by `parseNumber`.
 * Errors (text): `empty`; `syntax`; `not-a-number`, `too-large`, `division-by-zero`.
 * @example parseDuration('1 h 30 min') // hours is "1" and minutes is "30"
 */
export function parseDuration(text: string): Result<ParsedDuration> {
  const typed = typeof (text as unknown) === 'string' && text.length <= MAX_CHARACTERS ? text.trim() : 'none';
  if (typed === '') return failure('text', 'empty', 'text is missing.');
  const { sign = '', ...amounts } = {
    ...(CLOCK.exec(typed) ?? HOURS.exec(typed) ?? AMOUNTS.exec(typed))?.groups,
  };
  const parts: Record<string, string> = {};
  for (const [part, amount] of Object.entries(amounts) as [string, string | undefined][]) {
    if (amount === undefined) continue;
    const read = parseNumber(sign + amount.trim(), 'text');
    if (!read.ok) return read;
    parts[part] = exactText(read.value);
  }
  return Object.keys(parts).length > 0
    ? success(parts)
    : failure('text', 'syntax', 'text must be a period such as 1:30 or 2 h.');
}
