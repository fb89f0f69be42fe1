import { MAX_CHARACTERS, parseDecimal } from '../rational/parse-decimal.js';

const BOUND = 10n ** BigInt(MAX_CHARACTERS);
// Digits whose commas don't separate groups of three ("1,5", "0,123") have no grouping commas: parsing stops there.
const WHOLE = /^\s*([+\-−]?)([1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d+)/;

/**
 * Parses an integer like `parseInt` (base 10), but exactly: the leading digits of a text, after white space and a sign,
 * without grouping commas ("1,200" is 1200, "12abc" 12, "1.9" 1, "1e3" 1). A `number` or `bigint` is truncated.
 * Anything else, and a number of more than {@link MAX_CHARACTERS} digits, is 0.
 * @example readWhole('1,200.75') // 1200n
 */
export function readWhole(input: unknown): bigint {
  if (typeof input === 'string') return readText(input);
  if (typeof input !== 'number' && typeof input !== 'bigint') return 0n;
  const parsed = parseDecimal(input);
  if (!parsed.ok) return 0n;
  const whole = parsed.value.numerator / parsed.value.denominator;
  return whole < BOUND && whole > -BOUND ? whole : 0n;
}

function readText(text: string): bigint {
  const [, sign = '', run = ''] = WHOLE.exec(text) ?? [];
  const digits = run.replaceAll(',', '');
  if (digits.length > MAX_CHARACTERS) return 0n;
  return sign === '-' || sign === '−' ? -BigInt(digits) : BigInt(digits);
}
