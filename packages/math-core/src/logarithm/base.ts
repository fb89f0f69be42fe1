import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import type { Rational } from '../rational/rational.js';
import { failure, type Result, success } from '../result/result.js';

/** A base: a number, or Euler's number. */
export type Base = Rational | 'e';

/** Parses the base of a logarithm: a number > 0, not 1, or "e". */
export function parseBase(input: NumericInput): Result<Base> {
  if (typeof input === 'string' && input.trim() === 'e') return success('e');
  const base = parsePositive(input, 'base');
  return base.ok && base.value.numerator === base.value.denominator
    ? failure('base', 'out-of-range', 'base must not be 1.')
    : base;
}

/** Parses a number > 0. */
export function parsePositive(input: NumericInput, field: string): Result<Rational> {
  const number = parseNumber(input, field);
  return number.ok && number.value.numerator <= 0n
    ? failure(field, 'out-of-range', `${field} must be positive.`)
    : number;
}
