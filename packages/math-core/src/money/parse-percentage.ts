import type { NumericInput } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import type { Result } from '../result/result.js';
import { parseMarked } from './parse-marked.js';

/**
 * Parses a percentage exactly as written: a number that `parseNumber` accepts, with or without a percent sign
 * after it ("25%", "2½ %"): "25%" and 25 are both 25 percent.
 * Errors: those of `parseNumber`.
 * @example parsePercentage('25%') // { numerator: 25n, denominator: 1n }
 */
export function parsePercentage(input: NumericInput, field = 'value'): Result<Rational> {
  return parseMarked(input, field, (text) => text.replace(/%$/, ''));
}
