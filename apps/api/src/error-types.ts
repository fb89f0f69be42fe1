/** Returns the `code` of an error, as set by Node and the databases, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** An error that the operator can fix: one sentence, printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** A failure of a dependency of the server: the same request may succeed later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  /** The number of seconds after which it may succeed, if known. */
  readonly facts: { retryAfterSeconds?: number };

  constructor(message: string, facts: { retryAfterSeconds?: number } = {}) {
    super(message);
    this.facts = facts;
  }
}

/** An error of the request, with a message for each field at fault. */
export class FieldError extends Error {
  override name = 'FieldError';
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}
