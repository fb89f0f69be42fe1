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
