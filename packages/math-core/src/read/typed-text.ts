import { checkedText, MathError } from '../result/math-error.js';

/** The length of the longest text that patterns are tried on. */
const MOST_CHARACTERS = 2000;

/** Returns a value that is text of at most 2,000 characters. Throws `MathError`: `syntax` for any other value; `too-large`. */
export function typedText(field: string, value: unknown): string {
  const text = checkedText(field, value);
  if (text.length <= MOST_CHARACTERS) return text;
  throw new MathError(field, 'too-large', `${field} must have at most 2,000 characters.`);
}
