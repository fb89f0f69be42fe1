/** An error that the operator can fix: one sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
