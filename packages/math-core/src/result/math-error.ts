import type { ErrorCode } from './result.js';

/** The error that plain numeric functions throw for arguments outside their domain. */
export class MathError extends RangeError {
  /** The name "MathError", also if two copies of the class are loaded. */
  override readonly name = 'MathError';
  /** The invalid argument. */
  readonly field: string;
  /** The reason, for programs. */
  readonly code: ErrorCode;

  constructor(field: string, code: ErrorCode, message = `${field} is ${code.replaceAll('-', ' ')}.`) {
    super(message);
    this.field = field;
    this.code = code;
  }
}

/** Returns a value that is text. Throws `MathError`: `syntax` for any other value. */
export function checkedText(field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new MathError(field, 'syntax', `${field} is not text.`);
}

/** The maximum number of characters that an error message quotes. */
const MOST = 40;

/** Formats a value for an error message: text in quotation marks, and only the beginning of long values. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > MOST ? `"${value.slice(0, MOST)}…"` : `"${value}"`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, MOST);
}
