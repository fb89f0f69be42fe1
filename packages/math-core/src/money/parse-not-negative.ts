import type { NumericInput } from '../rational/parse-decimal.js';
import { type Rational, sign } from '../rational/rational.js';
import { failure, type Result } from '../result/result.js';
import { parseMoney } from './parse-money.js';

/** Parses an amount of money that is at least 0. Errors: those of `parseMoney`; `out-of-range`. */
export function parseNotNegative(input: NumericInput, field: string): Result<Rational> {
  const amount = parseMoney(input, field);
  return amount.ok && sign(amount.value) < 0
    ? failure(field, 'out-of-range', `${field} must not be negative.`)
    : amount;
}
