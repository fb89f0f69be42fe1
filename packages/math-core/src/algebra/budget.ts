/** How much work a whole call has left; without an enclosing {@link within} nothing is counted. */
let left = Infinity;

/** What is thrown where a whole call has no work left. It is no `MathError`, so no part of the call takes it for an answer. */
export class OutOfWork extends Error {}

/**
 * Counts `units` of work, each about a product of two terms; throws {@link OutOfWork} where the enclosing {@link within} has
 * none left.
 */
export function charge(units: number): void {
  left -= units;
  if (left < 0) throw new OutOfWork();
}

/** Returns whether a whole call has no work left. */
export function isSpent(): boolean {
  return left < 0;
}

/** Runs something that may spend `limit` units of work, and no more than an enclosing call allows. */
export function within<T>(limit: number, run: () => T): T {
  const before = left;
  const allowed = Math.min(before, limit);
  left = allowed;
  try {
    return run();
  } finally {
    left = before - (allowed - Math.max(left, 0));
  }
}
