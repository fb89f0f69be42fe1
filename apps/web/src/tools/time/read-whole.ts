/** The most digits of a field that are read. */
export const MAX_DIGITS = 400;
// A run of digits whose commas aren't groups of three ("1,5", "0,123") has no grouping commas: reading stops there.
const WHOLE = /^\s*([+\-−]?)([1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d+)/;

/**
 * The whole number that a field holds, as `parseInt` (base 10) reads it: the digits it begins with, after blanks and a
 * sign, without grouping commas ("1,200" is 1200, "12abc" 12, "1.9" 1, "1e3" 1). Everything else counts as 0.
 */
export function readWhole(text: string): bigint {
  const [, sign = '', run = ''] = WHOLE.exec(text) ?? [];
  const digits = run.replaceAll(',', '');
  if (digits.length > MAX_DIGITS) return 0n;
  return sign === '-' || sign === '−' ? -BigInt(digits) : BigInt(digits);
}
