import type { NumericInput } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import type { Result } from '../result/result.js';
import { parseMarked } from './parse-marked.js';

/**
 * Reads an amount of money exactly as it is written: a number as `parseNumber` reads it, with or without a currency sign
 * before it ("$1,234.50", "-€5", "£ 2½", "¥-300"). The sign says nothing about the amount: it is in any currency.
 * Errors: those of `parseNumber`.
 * @example parseMoney('$80') // { numerator: 80n, denominator: 1n }
 */
export function parseMoney(input: NumericInput, field = 'value'): Result<Rational> {
  return parseMarked(input, field, (text) => text.replace(/^([+−-]?)[$€£¥]\s*/, '$1'));
}
