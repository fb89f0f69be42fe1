import { reduce } from '../rational/operations.js';
import type { NumericInput } from '../rational/parse-decimal.js';

/** The maximum number of digits in the repeating part, and of decimals before it. */
export const MAX_PERIOD = 100;

/** A decimal that may have a repeating part. */
export interface RepeatingDecimal {
  /** The part that doesn't repeat: "2.58". */
  readonly digits: string;
  /** The repeating digits, or "" if the decimal terminates. */
  readonly period: string;
  /** The whole decimal, with the repeating part in parentheses: "2.58(3)". */
  readonly text: string;
}

/**
 * Returns the exact decimal of a value with its repeating part. Returns undefined if that part, or the part
 * before it, has more than 100 digits. Throws `MathError` for
 * a value that isn't a number.
 * @example repeatingDecimal(rational(31n, 12n)) // digits is "2.58" and period is "3" and text is "2.58(3)"
 */
export function repeatingDecimal(value: NumericInput): RepeatingDecimal | undefined {
  const { numerator, denominator } = reduce(value);
  const size = numerator < 0n ? -numerator : numerator;
  const found = longDivision(size % denominator, denominator);
  if (!found) return undefined;
  const [before, period] = found;
  const whole = `${numerator < 0n ? '-' : ''}${size / denominator}`;
  const digits = before + period === '' ? whole : `${whole}.${before}`;
  return { digits, period, text: period === '' ? digits : `${digits}(${period})` };
}

/** Divides digit by digit until a remainder recurs. From there on, the digits repeat. */
function longDivision(rest: bigint, divisor: bigint): [before: string, period: string] | undefined {
  const seen = new Map<bigint, number>();
  let digits = '';
  for (let remainder = rest; remainder !== 0n; remainder = (10n * remainder) % divisor) {
    const start = seen.get(remainder);
    if (start !== undefined) {
      const [before, period] = [digits.slice(0, start), digits.slice(start)];
      return before.length <= MAX_PERIOD && period.length <= MAX_PERIOD ? [before, period] : undefined;
    }
    if (digits.length >= 2 * MAX_PERIOD) return undefined;
    seen.set(remainder, digits.length);
    digits += ((10n * remainder) / divisor).toString();
  }
  return digits.length <= MAX_PERIOD ? [digits, ''] : undefined;
}
