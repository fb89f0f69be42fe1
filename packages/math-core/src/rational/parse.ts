import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { Rational } from './rational.js';

/** A number as input of a calculator. A `number` is read as its shortest decimal text: 0.1 is one tenth. */
export type NumericInput = number | string | bigint | Rational;

/** The length of the longest accepted number text, in characters. */
export const MAX_CHARACTERS = 400;
/** The largest absolute value of an exponent; every double is within it. */
export const MAX_EXPONENT = 400;

const BOUND = 10n ** BigInt(MAX_CHARACTERS + MAX_EXPONENT);
// Groups are exactly three digits and never start with 0: "1,5" and "0,123" are decimal commas, not groups.
const NUMBER = /^([+-]?(?=\.?\d)(?:[1-9]\d{0,2}(?:,\d{3})+|\d*))(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * Parses a number exactly: optional sign, digits with optional commas between groups of three (`1,234.5`), optional
 * decimal point and exponent, white space around it.
 * Errors: `not-a-number`; `too-large` past {@link MAX_CHARACTERS} or {@link MAX_EXPONENT}.
 * @example parseNumber('1,234.5') // { numerator: 12345n, denominator: 10n }
 */
export function parseNumber(input: NumericInput, field = 'value'): Result<Rational> {
  if (Number.isSafeInteger(input)) return success({ numerator: BigInt(input as number), denominator: 1n });
  if (typeof input === 'number' || typeof input === 'string') return parseText(String(input), field);
  return parseRational(typeof input === 'bigint' ? { numerator: input, denominator: 1n } : input, field);
}

/** Parses several fields of an input in order; the first that is not a number is the failure. */
export function parseNumbers<K extends string>(
  input: Readonly<Record<K, NumericInput>>,
  names: readonly K[],
): Result<Readonly<Record<K, Rational>>> {
  const fields = fieldsOf(input);
  const values: Partial<Record<K, Rational>> = {};
  for (const name of names) {
    const value = parseNumber(fields[name], name);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return success(values as Record<K, Rational>);
}

// Untyped callers may pass anything.
function parseRational(input: unknown, field: string): Result<Rational> {
  const { numerator, denominator } = (input ?? {}) as Partial<Record<keyof Rational, unknown>>;
  if (typeof numerator !== 'bigint' || typeof denominator !== 'bigint' || denominator <= 0n)
    return failure(field, 'not-a-number');
  return numerator < BOUND && numerator > -BOUND && denominator < BOUND
    ? success({ numerator, denominator })
    : failure(field, 'too-large');
}

function parseText(input: string, field: string): Result<Rational> {
  // There may be much white space around a number, but a pasted novel must cost nothing.
  const text = input.length > 4 * MAX_CHARACTERS ? input : input.trim();
  if (text.length > MAX_CHARACTERS) return failure(field, 'too-large');
  const match = NUMBER.exec(text.replaceAll('−', '-'));
  if (!match) return failure(field, 'not-a-number');
  const [, whole = '', decimals = '', exponent = '0'] = match;
  if (Math.abs(Number(exponent)) > MAX_EXPONENT) return failure(field, 'too-large');
  const digits = BigInt(whole.replaceAll(',', '') + decimals);
  const shift = Number(exponent) - decimals.length;
  return success(
    shift < 0
      ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
      : { numerator: digits * 10n ** BigInt(shift), denominator: 1n },
  );
}
