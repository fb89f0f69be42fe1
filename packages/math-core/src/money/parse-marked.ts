import { MAX_CHARACTERS, type NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';

/** Reads one field of an input. */
export type Reader = (input: NumericInput, field: string) => Result<Rational>;

/** Parses a number, with or without a mark, such as a currency sign, that `bare` strips. */
export function parseMarked(
  input: NumericInput,
  field: string,
  bare: (text: string) => string,
): Result<Rational> {
  const plain = parseNumber(input, field);
  if (plain.ok || typeof input !== 'string' || input.length > 4 * MAX_CHARACTERS) return plain;
  const read = parseNumber(bare(input.trim()), field);
  // If the text isn't a number either way, the error message quotes all of it.
  return read.ok || read.code !== 'not-a-number' ? read : plain;
}

/** Parses the fields of an input in order, each with its own parser, and fails on the first invalid one. */
export function parseFields<K extends string>(
  input: Readonly<Partial<Record<K, NumericInput | undefined>>>,
  readers: Readonly<Record<K, Reader>>,
): Result<Readonly<Record<K, Rational>>> {
  const fields = fieldsOf(input);
  const values: Partial<Record<K, Rational>> = {};
  for (const name of Object.keys(readers) as K[]) {
    const value = readers[name](fields[name] as NumericInput, name);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return success(values as Record<K, Rational>);
}
