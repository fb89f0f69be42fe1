/** A reason not to start that the person at the keyboard can act on: one sentence, printed without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Gives the `code` that Node and SQLite put on their errors, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
