import { compare, parseNumber, rational } from '@mathtools/math-core/rational';
import { withMinus } from '../../ui/math/minus.js';

/** The largest number of digits accepted in a field. */
export const MAX_DIGITS = 400;
// A comma that doesn't separate groups of three digits ends the number: "1,5" is 1 and "0,123" is 0.
const WHOLE = /^\s*([+\-−]?)([1-9]\d{0,2}(?:,\d{3})+(?![\d,])|\d+)/;

/**
 * Parses the whole number in a field the way `parseInt` (base 10) does: leading digits after blanks and a
 * sign. It also removes grouping commas. "1,200" is 1200, "12abc" is 12, "1.9" is 1, and "1e3" is 1. Any
 * other text is 0.
 */
export function readWhole(text: string): bigint {
  const [, sign = '', run = ''] = WHOLE.exec(text) ?? [];
  const digits = run.replaceAll(',', '');
  if (digits.length > MAX_DIGITS) return 0n;
  return sign === '-' || sign === '−' ? -BigInt(digits) : BigInt(digits);
}

/** Says how a text is read if it isn't the whole number that it is read as. */
export function readingNote(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const whole = readWhole(text);
  const number = parseNumber(text);
  if (number.ok && compare(number.value, rational(whole)) === 0) return undefined;
  const isNumber = number.ok || WHOLE.test(text);
  return withMinus(`${isNumber ? 'Read' : 'Not a number, read'} as ${whole}`);
}
