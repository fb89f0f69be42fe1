/** A failure of something that the server depends on: the same request may succeed later. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
