/** Why an input can't be used. Codes are frozen: user interfaces key their own texts on them. */
export type ErrorCode =
  | 'not-a-number'
  | 'not-an-integer'
  | 'not-a-date'
  | 'too-large'
  | 'out-of-range'
  | 'division-by-zero'
  | 'unknown-name'
  | 'empty';

/** An input that can't be used: which field, why (`code`), and one English sentence. */
export interface Failure {
  readonly ok: false;
  readonly field: string;
  readonly code: ErrorCode;
  readonly message: string;
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** What every calculator returns: bad input is a value, never an exception. */
export type Result<T> = Success<T> | Failure;

/** Wraps a calculator's value as a success. */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Makes the failure for `field`. */
export function failure(field: string, code: ErrorCode, message: string): Failure {
  return { ok: false, field, code, message };
}
