import { MathError } from './math-error.js';

/** Returns a value that is text. Throws `MathError`: `syntax` for any other value. */
export function checkedText(field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new MathError(field, 'syntax', `${field} is not text.`);
}
