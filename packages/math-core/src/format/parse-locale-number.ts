import { checkedText } from '../result/math-error.js';
import { shown } from '../result/shown.js';
import { MAX_CHARACTERS, parseDecimal } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import { type Failure, failure, type Result } from '../result/result.js';
import { type LocaleSymbols, localeSymbols, unknownLocale } from './locale-symbols.js';

// Directional marks, which Arabic, Persian and Hebrew put before a minus sign.
const INVISIBLE = /[\u061c\u200e\u200f]/g;
// Kinds of spaces that people use interchangeably.
const BLANKS = /[ \u00a0\u2009\u202f]/g;
const APOSTROPHES = /['’]/g;

/**
 * Parses a number in the format of a locale, such as "1.234,5" in German. It accepts the locale's digits or 0
 * to 9, its decimal separator, groups, and a leading sign. If the group separator is a space, it accepts any
 * kind of space. It also accepts ' for ’. Errors: `empty`; `not-a-number`, also for groups of the wrong size;
 * `too-large` past 400 characters; `unknown-name` (locale).
 * @example parseLocaleNumber('1.234,5', 'de') // { numerator: 12345n, denominator: 10n }
 */
export function parseLocaleNumber(text: string, locale: string, field = 'value'): Result<Rational> {
  checkedText('field', field);
  const symbols = localeSymbols(locale);
  if (!symbols) return unknownLocale();
  const input: unknown = text;
  if (typeof input !== 'string') return notANumber(field, input); // Untyped callers may pass anything.
  // Returns the error for a number that is too large.
  if (input.length > MAX_CHARACTERS) return parseDecimal(input, field);
  const visible = input.replaceAll(INVISIBLE, '').trim();
  if (visible === '') return failure(field, 'empty', `${field} is missing.`);
  const plain = plainText(visible, symbols);
  return plain === undefined ? notANumber(field, input) : parseDecimal(plain, field);
}

function notANumber(field: string, input: unknown): Failure {
  return failure(field, 'not-a-number', `${field} must be a number, but is ${shown(input)}.`);
}

function plainText(text: string, symbols: LocaleSymbols): string | undefined {
  // Apart from directional marks, every locale uses one of these two minus signs.
  const sign = /^[-−+]?/.exec(text)?.[0] ?? '';
  const [whole = '', decimals = '', ...more] = text.slice(sign.length).split(symbols.point);
  if (more.length > 0) return undefined;
  const [digits, rest] = [ungrouped(unified(whole), symbols), asciiDigits(decimals, symbols)];
  return digits === undefined || rest === undefined ? undefined : `${sign}${digits}.${rest}`;
}

const unified = (text: string): string => text.replaceAll(BLANKS, ' ').replaceAll(APOSTROPHES, "'");

function ungrouped(whole: string, symbols: LocaleSymbols): string | undefined {
  const [last, others] = symbols.groups;
  if (last === 0) return asciiDigits(whole, symbols);
  const pieces = whole.split(unified(symbols.groupSign));
  const digits = pieces.map((piece) => asciiDigits(piece, symbols));
  if (digits.includes(undefined)) return undefined;
  if (pieces.length === 1) return digits[0];
  const sizes = digits.map((piece) => piece?.length ?? 0);
  const isGrouped = sizes.every((size, i) => {
    if (i === sizes.length - 1) return size === last;
    return i === 0 ? size > 0 && size <= others : size === others;
  });
  // As in parseNumber, the point in a German "0.123" isn't a group separator. It is the decimal point of
  // another locale.
  return isGrouped && digits[0]?.startsWith('0') === false ? digits.join('') : undefined;
}

/** Converts the locale's digits, or 0 to 9, to 0 to 9. Returns undefined for any other character. */
function asciiDigits(text: string, { digits }: LocaleSymbols): string | undefined {
  let result = '';
  for (const sign of text) {
    const value = digits.indexOf(sign);
    if (value < 0 && !/^\d$/.test(sign)) return undefined;
    result += value < 0 ? sign : String(value);
  }
  return result;
}
