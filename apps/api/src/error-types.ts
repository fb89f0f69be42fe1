/** The `code` of an error, as Node and the databases set it, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** An error that the operator can fix: one sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** A failure of something that the server depends on: the same request may succeed later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  /** When it may succeed, if that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
