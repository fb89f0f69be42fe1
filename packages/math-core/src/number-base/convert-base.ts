import { type NumericInput, parseDecimal } from '../rational/parse-decimal.js';
import { reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';
import { baseSteps } from './base-steps.js';

/** The largest base, whose last digit Z is 35. */
export const LARGEST_BASE = 36;
/** The maximum number of digits. */
export const MAX_DIGITS = 64;

/** The input of {@link convertBase}. */
export interface ConvertBaseInput {
  /**
   * An integer: an optional sign and up to {@link MAX_DIGITS} digits of the base, with letters in either case. Digits may be
   * grouped (`1010 1010`, `FF_FF`, `1,000`). A prefix (`0x`, `0b`, `0o`) or subscript (`FF₁₆`) must agree with `from`, or sets
   * the base if `from` is 10. In base 10, `digits` may be any integer that `parseNumber` accepts.
   */
  readonly digits: NumericInput;
  /** The base of `digits`, 2 to 36. */
  readonly from: NumericInput;
  /** The base to convert to, 2 to 36. */
  readonly to: NumericInput;
}

/** An integer in another base. */
export interface NumberInBase {
  /** The number in base `to`, letters in upper case: "-FF". */
  readonly text: string;
  /** The number in base 10. */
  readonly decimal: string;
  /** The base in which the digits were read, 2 to 36. */
  readonly from: number;
  /** The base of the result, 2 to 36. */
  readonly to: number;
  /** The steps: place values to base 10, then repeated division. */
  readonly steps: readonly Step[];
}

/**
 * Converts an integer to another base.
 * Errors: `not-a-number`, `not-an-integer`, `too-large` (digits, at most 64); `not-a-number`,
 * `not-an-integer`, `out-of-range` (from, to).
 * @example convertBase({ digits: '255', from: 10, to: 16 }) // text is "FF"
 * @example convertBase({ digits: '0xFF', from: 10, to: 2 }) // text is "11111111" and from is 16
 */
export function convertBase(input: ConvertBaseInput): Result<NumberInBase> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'digits from to');
  if (unknown) return unknown;
  const from = readBase(fields.from, 'from');
  if (!from.ok) return from;
  const to = readBase(fields.to, 'to');
  if (!to.ok) return to;
  const read = typeof fields.digits === 'string' ? readTyped(fields.digits, from.value) : undefined;
  const { digits, base } = read ?? { digits: fields.digits, base: from.value };
  const number = base === 10 ? readDecimal(digits) : readDigits(digits, base);
  if (!number.ok) return number;
  const bases = { from: base, to: to.value };
  const text = number.value.toString(to.value).toUpperCase();
  return success({ text, decimal: number.value.toString(), ...bases, steps: baseSteps(number.value, bases) });
}

const PREFIXES: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16 };

/**
 * Returns the digits of a typed number without its prefix, separators between groups and subscript, and its base. A prefix
 * or a subscript determines the base if `from` is 10 and must agree with any other. A letter that is a digit of the base isn't a prefix:
 * 0b11 has four hexadecimal digits.
 */
function readTyped(
  text: string,
  from: number,
): { readonly digits: string; readonly base: number } | undefined {
  if (text.length > 4 * MAX_DIGITS) return undefined;
  const [, sign = '', all = '', below = ''] = /^([+\-−]?)(.*?)([₀-₉]*)$/.exec(text.trim()) ?? [];
  const [prefix = '', letter = ''] = /^0([box])[ _]?(?=[\da-z])/i.exec(all) ?? [];
  const isPrefix = letter !== '' && Number.parseInt(letter, LARGEST_BASE) >= from;
  const named = [...subscript(below), ...(isPrefix ? [PREFIXES[letter.toLowerCase()] ?? from] : [])];
  const base = named[0] ?? from;
  const isBase = base >= 2 && base <= LARGEST_BASE && named.every((own) => own === base);
  if (!isBase || (base !== from && from !== 10)) return undefined;
  return { digits: sign + ungrouped(isPrefix ? all.slice(prefix.length) : all), base };
}

const subscript = (below: string): readonly number[] =>
  below === '' ? [] : [Number(Array.from(below, (digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join(''))];

/** Removes the separators from 1111_0000, 1,000, 1'000 and 1010 1010, whose groups after the first have the same length. */
function ungrouped(digits: string): string {
  const blanks = /^([\da-z]+)[ \u00a0\u202f]([\da-z]{2,})(?:[ \u00a0\u202f][\da-z]+)*$/i.exec(digits);
  const sizes = blanks ? digits.split(/\s/).map(({ length }) => length) : [];
  const isEven = sizes.every((size, at) => (at === 0 ? size <= (sizes[1] ?? 0) : size === sizes[1]));
  const isGrouped = blanks
    ? isEven
    : /^[\da-z]+(?:_[\da-z]+)+$|^[\da-z]{1,3}(?:([,'’])[\da-z]{3}(?:\1[\da-z]{3})*)$/i.test(digits);
  return isGrouped ? digits.replaceAll(/[\s_,'’]/g, '') : digits;
}

function readBase(input: NumericInput, field: string): Result<number> {
  const base = parseDecimal(input, field);
  if (!base.ok) return base;
  const { numerator, denominator } = reduce(base.value);
  if (denominator !== 1n) return failure(field, 'not-an-integer');
  return numerator < 2n || numerator > BigInt(LARGEST_BASE)
    ? failure(field, 'out-of-range', `${field} must be between 2 and ${LARGEST_BASE}.`)
    : success(Number(numerator));
}

function readDecimal(input: NumericInput): Result<bigint> {
  const number = parseDecimal(input, 'digits');
  if (!number.ok) return number;
  const { numerator, denominator } = reduce(number.value);
  if (denominator !== 1n) return failure('digits', 'not-an-integer');
  return numerator.toString().replace('-', '').length > MAX_DIGITS ? tooLong() : success(numerator);
}

function readDigits(input: unknown, base: number): Result<bigint> {
  const isText = typeof input === 'string' || typeof input === 'bigint' || Number.isInteger(input);
  if (!isText) return notDigits(base); // "NaN" and "Infinity" would be digits in base 36
  if (isTooLong(input)) return tooLong();
  const [, sign = '', digits = ''] = /^([+\-−]?)([\da-z]+)$/i.exec(String(input).trim()) ?? [];
  if (digits === '') return notDigits(base);
  if (digits.length > MAX_DIGITS) return tooLong();
  let value = 0n;
  for (const digit of digits) {
    const size = Number.parseInt(digit, LARGEST_BASE);
    if (size >= base) return notDigits(base);
    value = value * BigInt(base) + BigInt(size);
  }
  return success(sign === '-' || sign === '−' ? -value : value);
}

const LONGEST = 10n ** BigInt(MAX_DIGITS);

function isTooLong(input: unknown): boolean {
  if (typeof input === 'bigint') return input >= LONGEST || input <= -LONGEST;
  return typeof input === 'string' && input.length > 4 * MAX_DIGITS;
}

function notDigits(base: number): Result<never> {
  return failure('digits', 'not-a-number', `digits are not a whole number in base ${base}.`);
}

function tooLong(): Result<never> {
  return failure('digits', 'too-large', `digits must number at most ${MAX_DIGITS}.`);
}
