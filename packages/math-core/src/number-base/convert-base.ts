import { type NumericInput, parseDecimal } from '../rational/parse-decimal.js';
import { reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { Step } from '../steps/step.js';
import { baseSteps } from './base-steps.js';

/** The largest base, whose last digit Z is 35. */
export const LARGEST_BASE = 36;
/** The maximum number of digits. */
export const MAX_DIGITS = 64;

/** The input of {@link convertBase}. */
export interface ConvertBaseInput {
  /**
   * An integer: an optional sign and up to {@link MAX_DIGITS} digits of the base, letters in either case; in base 10 any
   * integer that `parseNumber` accepts.
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
  /** The base of the digits, 2 to 36. */
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
 */
export function convertBase(input: ConvertBaseInput): Result<NumberInBase> {
  const fields = fieldsOf(input);
  const from = readBase(fields.from, 'from');
  if (!from.ok) return from;
  const to = readBase(fields.to, 'to');
  if (!to.ok) return to;
  const number = from.value === 10 ? readDecimal(fields.digits) : readDigits(fields.digits, from.value);
  if (!number.ok) return number;
  const bases = { from: from.value, to: to.value };
  const text = number.value.toString(to.value).toUpperCase();
  return success({ text, decimal: number.value.toString(), ...bases, steps: baseSteps(number.value, bases) });
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
  if (typeof input === 'string' && input.length > 4 * MAX_DIGITS) return tooLong();
  if (typeof input === 'bigint' && (input >= LONGEST || input <= -LONGEST)) return tooLong();
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

function notDigits(base: number): Result<never> {
  return failure('digits', 'not-a-number', `digits are not a whole number in base ${base}.`);
}

function tooLong(): Result<never> {
  return failure('digits', 'too-large', `digits must number at most ${MAX_DIGITS}.`);
}
