/**
 * The reason for a failure. Codes never change, because user interfaces use them as keys for their own texts.
 */
export type ErrorCode =
  | 'not-a-number'
  | 'not-an-integer'
  | 'not-a-date'
  | 'too-large'
  | 'out-of-range'
  | 'division-by-zero'
  | 'unknown-name'
  | 'ambiguous'
  | 'empty'
  | 'unsupported'
  | 'unsupported-notation'
  | 'syntax';

/** An invalid input: the field, the reason (`code`) and a one-sentence English message. */
export interface Failure {
  /** Distinguishes a failure from a success. */
  readonly ok: false;
  /** The invalid field, or a path in a list or an object: `courses.2.credits`. */
  readonly field: string;
  /** The reason, for programs. */
  readonly code: ErrorCode;
  /** The reason, for people: one English sentence. */
  readonly message: string;
  /** The 0-based position in the text at which parsing failed. Present only for expressions. */
  readonly position?: number;
  /** The expected input at that position, as a short English list: "a number, a variable or (". */
  readonly expected?: string;
}

/** A valid result. */
export interface Success<T> {
  /** Distinguishes a success from a failure. */
  readonly ok: true;
  /** The result. */
  readonly value: T;
}

/** The result of every calculator: invalid input is a value, never an exception. */
export type Result<T> = Success<T> | Failure;

/**
 * Wraps a value as a success.
 * @example success(3) // 3
 */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Writes a code that an untyped caller passes. */
const written: (code: unknown) => string = String;

/**
 * Creates the failure for `field`, by default with a message that follows from the code.
 * @example failure('base', 'empty', 'base is missing.') // { ok: false, field: 'base', code: 'empty', message: 'base is missing.' }
 */
export function failure(
  field: string,
  code: ErrorCode,
  message = `${field} is ${written(code).replaceAll('-', ' ')}.`,
): Failure {
  return { ok: false, field, code, message };
}
