import type { NumericInput } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import type { Result } from '../result/result.js';
import { parseMarked } from './parse-marked.js';

/**
 * Parses an amount of money exactly as written: a number that `parseNumber` accepts, with or without a
 * currency sign before it ("$1,234.50", "-€5", "£ 2½", "¥-300"). The currency sign is ignored. Errors: those
 * of `parseNumber`.
 * @example parseMoney('$80') // { numerator: 80n, denominator: 1n }
 */
export function parseMoney(input: NumericInput, field = 'value'): Result<Rational> {
  return parseMarked(input, field, (text) => text.replace(/^([+−–-]?)[$€£¥₠-₿]\s*/, '$1'));
}
