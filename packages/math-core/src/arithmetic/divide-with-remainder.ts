import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { reduce } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';

/** The input of {@link divideWithRemainder}. */
export interface DivisionInput {
  /** The integer that is divided. */
  readonly dividend: NumericInput;
  /** The integer to divide by, at least 1. */
  readonly divisor: NumericInput;
}

/** A division of integers with its remainder. */
export interface DivisionWithRemainder {
  /** The largest integer whose product with the divisor is at most the dividend, as integer text. */
  readonly quotient: string;
  /** The remainder, at least 0 and less than the divisor, as integer text. */
  readonly remainder: string;
  /** The dividend as the divisor times the quotient, plus the remainder. */
  readonly steps: readonly Step[];
}

/**
 * Divides integers with a remainder, which is never negative: −7 ÷ 5 is −2 with the remainder 3.
 * Errors: `not-a-number`, `not-an-integer`, `too-large` (dividend, divisor); `out-of-range` (divisor below 1).
 * @example divideWithRemainder({ dividend: 17, divisor: 5 }) // quotient is "3" and remainder is "2"
 */
export function divideWithRemainder(input: DivisionInput): Result<DivisionWithRemainder> {
  const unknown = unknownField(input, 'dividend divisor');
  if (unknown) return unknown;
  const { dividend, divisor } = fieldsOf(input);
  const a = readInteger(dividend, 'dividend');
  if (!a.ok) return a;
  const b = readInteger(divisor, 'divisor');
  if (!b.ok) return b;
  if (b.value < 1n) return failure('divisor', 'out-of-range', 'divisor must be at least 1.');
  const rest = ((a.value % b.value) + b.value) % b.value;
  const [quotient, remainder] = [((a.value - rest) / b.value).toString(), rest.toString()];
  const product = ['×', b.value.toString(), quotient] as const;
  const law = 'Write the number as the divisor times a whole number, plus the remainder';
  const steps = [step('arithmetic.remainder', law, a.value.toString(), ['+', product, remainder])];
  return success({ quotient, remainder, steps });
}

/** Reads an integer. */
export function readInteger(input: NumericInput, field: string): Result<bigint> {
  const read = parseNumber(input, field);
  if (!read.ok) return read;
  const { numerator, denominator } = reduce(read.value);
  return denominator === 1n
    ? success(numerator)
    : failure(field, 'not-an-integer', `${field} must be a whole number.`);
}
