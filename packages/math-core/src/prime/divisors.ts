import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';
import { MAX_FACTORISED, primePowers } from './prime-powers.js';

/** The maximum number of pairs that are shown as steps. */
const MOST_PAIRS = 20;

/** The input of {@link divisors}. */
export interface DivisorsInput {
  /** An integer from 1 to 10^12. */
  readonly number: NumericInput;
}

/** The divisors of a number. */
export interface Divisors {
  /** All divisors, in ascending order. */
  readonly divisors: readonly number[];
  /** The number as a product of two divisors, up to 20 times. */
  readonly steps: readonly Step[];
}

/**
 * Lists all divisors of an integer. Errors: `not-a-number`, `not-an-integer`, `out-of-range` (number).
 * @example divisors({ number: 12 }) // divisors is [1, 2, 3, 4, 6, 12]
 */
export function divisors(input: DivisorsInput): Result<Divisors> {
  const unknown = unknownField(input, 'number');
  if (unknown) return unknown;
  const read = parseNumber(fieldsOf(input).number, 'number');
  if (!read.ok) return read;
  const { numerator, denominator } = read.value;
  if (numerator % denominator !== 0n) return failure('number', 'not-an-integer');
  const whole = numerator / denominator;
  if (whole < 1n || whole > BigInt(MAX_FACTORISED))
    return failure('number', 'out-of-range', 'number must be between 1 and 10^12.');
  const number = Number(whole);
  let found: readonly number[] = [1];
  for (const { prime, exponent } of primePowers(number))
    found = found.flatMap((divisor) => Array.from({ length: exponent + 1 }, (_, i) => divisor * prime ** i));
  const all = [...found].sort((a, b) => a - b);
  const steps = all
    .filter((divisor) => divisor * divisor <= number)
    .slice(0, MOST_PAIRS)
    .map((divisor) =>
      step('prime.pair', 'Write the number as a product of two divisors', String(number), [
        '×',
        String(divisor),
        String(number / divisor),
      ]),
    );
  return success({ divisors: all, steps });
}
