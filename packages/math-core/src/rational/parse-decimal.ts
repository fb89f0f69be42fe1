import { checkedText } from '../result/math-error.js';
import { shown } from '../result/shown.js';
import { type Failure, failure, type Result, success } from '../result/result.js';
import type { Rational } from './rational.js';

/** A numeric input of a calculator. A `number` represents its shortest decimal text: 0.1 is one tenth. */
export type NumericInput = number | string | bigint | Rational;

/** The maximum length of number text, in characters. */
export const MAX_CHARACTERS = 400;
/** The largest power of ten, positive or negative, in a number. Every double is within it. */
export const MAX_EXPONENT = 400;

const BOUND = 10n ** BigInt(MAX_CHARACTERS + MAX_EXPONENT);
// Groups have exactly three digits and the first never starts with 0: "1,5" and "0,123" have decimal commas, not groups.
const NUMBER =
  /^([+-]?(?=\.?\d)(?:[1-9]\d{0,2}(?:[ \xa0\u202f]\d{3})+|[1-9]\d{0,2}(?:,\d{3})+|\d*))(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * Parses a decimal exactly as written: optional sign, digits, one decimal point, optional exponent,
 * surrounding blanks, and commas or blanks between groups of three (`1,234.5`, `1 234.5`). {@link parseNumber} reads fractions too.
 * Errors: `not-a-number`; `too-large` beyond {@link MAX_CHARACTERS} or {@link MAX_EXPONENT}.
 * @example parseDecimal('1,234.5') // { numerator: 12345n, denominator: 10n }
 */
export function parseDecimal(input: NumericInput, field = 'value'): Result<Rational> {
  if (Number.isSafeInteger(input)) return success({ numerator: BigInt(input as number), denominator: 1n });
  if (typeof input === 'number' || typeof input === 'string') return parseText(String(input), field);
  return parseRational(typeof input === 'bigint' ? { numerator: input, denominator: 1n } : input, field);
}

/** Returns whether a value is a rational of any size. Untyped callers may pass anything. */
export function isRational(input: unknown): input is Rational {
  const { numerator, denominator } = (input ?? {}) as Partial<Record<keyof Rational, unknown>>;
  return typeof numerator === 'bigint' && typeof denominator === 'bigint' && denominator > 0n;
}

function parseRational(input: unknown, field: string): Result<Rational> {
  if (!isRational(input)) return notANumber(field, input);
  const { numerator, denominator } = input;
  return numerator < BOUND && numerator > -BOUND && denominator < BOUND
    ? success({ numerator, denominator })
    : tooLarge(field);
}

function notANumber(field: string, input: unknown): Failure {
  return failure(
    checkedText('field', field),
    'not-a-number',
    `${field} must be a number, but is ${shown(input)}.`,
  );
}

export function tooLarge(field: string): Failure {
  return failure(
    checkedText('field', field),
    'too-large',
    `${field} must have at most ${MAX_CHARACTERS} characters or digits.`,
  );
}

function parseText(input: string, field: string): Result<Rational> {
  // A number may have many blanks around it. The length limit keeps long pasted text from costing time.
  const text = input.length > 4 * MAX_CHARACTERS ? input : input.trim();
  if (text.length > MAX_CHARACTERS) return tooLarge(field);
  const match = NUMBER.exec(text.replaceAll(/[−–]/g, '-'));
  if (!match) return notANumber(field, input);
  const [, whole = '', decimals = '', exponent = '0'] = match;
  if (Math.abs(Number(exponent)) > MAX_EXPONENT) return tooLarge(field);
  const digits = BigInt(whole.replaceAll(/[,\s]/g, '') + decimals);
  const shift = Number(exponent) - decimals.length;
  return success(
    shift < 0
      ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
      : { numerator: digits * 10n ** BigInt(shift), denominator: 1n },
  );
}
