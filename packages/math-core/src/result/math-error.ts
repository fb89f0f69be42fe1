import type { ErrorCode } from './result.js';

/** The error that plain numeric functions throw for arguments outside their domain. */
export class MathError extends RangeError {
  override readonly name = 'MathError';
  readonly field: string;
  readonly code: ErrorCode;

  constructor(field: string, code: ErrorCode, message = `${field} is ${code.replaceAll('-', ' ')}.`) {
    super(message);
    this.field = field;
    this.code = code;
  }
}
