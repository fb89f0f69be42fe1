import { checkedText } from '../result/math-error.js';

/** A number with commas in the input. */
export interface CommaNumber {
  /** The role of its commas: thousands separators, or one decimal comma. */
  readonly comma: 'group' | 'decimal';
  /** The number without commas, with a decimal point. */
  readonly text: string;
  /** The length of the input text, in characters. */
  readonly length: number;
}

const TYPED = /\d+(?:,\d+)+(?:\.\d+)?/y;
/**
 * Groups as parseDecimal reads them: exactly three digits after one to three digits that don't start with 0.
 */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Reads the number with commas that begins at a position in a string, where one value is meant. A comma groups
 * thousands if it can. Otherwise a single comma is a decimal comma. Returns undefined if no number with
 * commas begins there, or if its commas can only separate.
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example readCommas('45,000') // { comma: 'group', text: '45000', length: 6 }
 * @example readCommas('3,5') // { comma: 'decimal', text: '3.5', length: 3 }
 */
export function readCommas(text: string, at = 0): CommaNumber | undefined {
  TYPED.lastIndex = typeof at === 'number' ? at : 0;
  const typed = TYPED.exec(checkedText('text', text))?.[0] ?? '';
  const { length } = typed;
  if (GROUPED.test(typed)) return { comma: 'group', text: typed.replaceAll(',', ''), length };
  return /^\d+,\d+$/.test(typed) ? { comma: 'decimal', text: typed.replace(',', '.'), length } : undefined;
}
