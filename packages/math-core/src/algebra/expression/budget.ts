/** Work left for the current call. Outside of {@link within} it is infinite, so nothing is limited. */
let left = Infinity;

/**
 * Thrown when a call has no work left. It isn't a `MathError`, so the call can't mistake it for an invalid
 * expression.
 */
export class OutOfWork extends Error {}

/**
 * Charges `units` of work, where one unit is about one product of two terms.
 * Throws {@link OutOfWork} if the enclosing {@link within} has none left.
 */
export function charge(units: number): void {
  left -= units;
  if (left < 0) throw new OutOfWork();
}

/** Returns whether the current call has no work left. */
export function isSpent(): boolean {
  return left < 0;
}

/** Runs a function with a budget of `limit` units of work, capped by what the enclosing call has left. */
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
