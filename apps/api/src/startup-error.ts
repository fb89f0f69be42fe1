/** A reason not to start that the person at the keyboard can act on: one sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
