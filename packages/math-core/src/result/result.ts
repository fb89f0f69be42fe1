/** Why an input can't be used. Codes are frozen: user interfaces key their own texts on them. */
export type ErrorCode =
  | 'not-a-number'
  | 'not-an-integer'
  | 'not-a-date'
  | 'too-large'
  | 'out-of-range'
  | 'division-by-zero'
  | 'unknown-name'
  | 'empty'
  | 'syntax';

/** An input that can't be used: which field, why (`code`), and one English sentence. */
export interface Failure {
  readonly ok: false;
  readonly field: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** Where in the text it can't go on, 0-based; of what an expression's parser refuses. */
  readonly position?: number;
  /** What could stand there, a short English list: "a number, a variable or (". */
  readonly expected?: string;
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** What every calculator returns: bad input is a value, never an exception. */
export type Result<T> = Success<T> | Failure;

/**
 * Wraps a calculator's value as a success.
 * @example success(3) // 3
 */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * Makes the failure for `field`; the message is made from the code where there is none.
 * @example failure('base', 'empty', 'base is missing.') // { ok: false, field: 'base', code: 'empty', message: 'base is missing.' }
 */
export function failure(
  field: string,
  code: ErrorCode,
  message = `${field} is ${code.replaceAll('-', ' ')}.`,
): Failure {
  return { ok: false, field, code, message };
}
