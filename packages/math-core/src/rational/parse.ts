import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { MAX_CHARACTERS, type NumericInput, parseDecimal, tooLarge } from './parse-decimal.js';
import { quotient, type Rational } from './rational.js';

/** A number as it was written. */
export interface WrittenNumber {
  /** The value, with the denominator as written. */
  readonly value: Rational;
  /** The numerator and the denominator of a fraction, as written. */
  readonly quotient?: { readonly over: Rational; readonly under: Rational };
  /** The integer part of a mixed number, without its sign. */
  readonly whole?: bigint;
}

// The sign, whole part, numerator and denominator of a mixed number, or the numerator and denominator of a fraction.
const FRACTION = /^(?:([+-]?)\s*(\d+)\s+(\d+)\s*\/\s*(\d+)|([^/]+)\/([^/]+))$/;

/**
 * Parses a number exactly as written: a decimal that {@link parseDecimal} accepts, a quotient of two decimals
 * ("7/4"), or a mixed number ("1 3/4", "1¾"), whose sign applies to all of it. A fraction keeps its denominator.
 * Errors: `not-a-number`; `division-by-zero`; `too-large`, for a mixed number longer than {@link MAX_CHARACTERS} in total.
 * @example parseNumber('1,234.5') // { numerator: 12345n, denominator: 10n }
 * @example parseNumber('-1 3/4') // { numerator: -7n, denominator: 4n }
 */
export function parseNumber(input: NumericInput, field = 'value'): Result<Rational> {
  return readAs(input, field, (value) => value);
}

/** Parses a number and returns how it was written. Errors: those of {@link parseNumber}. */
export function readNumber(input: NumericInput, field: string): Result<WrittenNumber> {
  return readAs(input, field, (value, over, under, whole) => ({
    value,
    ...(over && under && { quotient: { over, under } }),
    ...(whole !== undefined && { whole }),
  }));
}

/** Parses a number and passes it to `make`, together with the parts of a fraction as written. */
function readAs<T>(
  input: NumericInput,
  field: string,
  make: (value: Rational, over?: Rational, under?: Rational, whole?: bigint) => T,
): Result<T> {
  const decimal = parseDecimal(input, field);
  if (decimal.ok) return success(make(decimal.value));
  if (typeof input !== 'string' || input.length > 4 * MAX_CHARACTERS) return decimal;
  // A single-character fraction, ½, may follow a whole number: 2½ is 2 1/2.
  const text = input.trim().replace(/[¼-¾⅐-⅞]$/, (one) => ` ${one.normalize('NFKD')}`);
  const plain = text
    .replaceAll(/[−–]/g, '-')
    .replace('⁄', '/')
    .replace(/^([+-]?)\s+/, '$1');
  const [, sign, whole, n, d, over = n, under = d] = FRACTION.exec(plain) ?? [];
  if (!over || !under) return decimal;
  if (whole && plain.length > MAX_CHARACTERS) return tooLarge(field);
  const [above, below] = [parseDecimal(over, field), parseDecimal(under, field)];
  if (!above.ok) return above;
  if (!below.ok) return below;
  const { numerator: divisor, denominator } = below.value;
  if (!divisor) return failure(field, 'division-by-zero', `${field} must not have the denominator 0.`);
  const wholePart = BigInt(whole ?? 0);
  const size = wholePart * divisor + above.value.numerator * denominator;
  const value = quotient(sign === '-' ? -size : size, divisor * above.value.denominator);
  return success(make(value, above.value, below.value, whole ? wholePart : undefined));
}

/** Parses several fields of an input in order and fails on the first that isn't a number. */
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
