/** Work left for the current call. Outside of {@link within} it is infinite, so nothing is limited. */
let left = Infinity;

/** Thrown when a call has no work left. Nothing in the call can mistake it for an expression without a value. */
export class OutOfWork extends Error {}

/**
 * Charges `units` of work, where one unit is about one product of two terms.
 * Throws {@link OutOfWork} if the enclosing {@link within} has none left.
 */
export function charge(units: number): void {
  left -= units;
  if (left < 0) throw new OutOfWork();
}

/** The results that {@link remembered} functions know. */
const memories: Map<string, unknown>[] = [];
const MOST_KNOWN = 100;

/** Returns a function that remembers its results in the current call, because one entry is read in many ways. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  memories.push(known);
  return (key) => {
    if (!known.has(key)) {
      const made = make(key);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, made);
    }
    return known.get(key) as T;
  };
}

/**
 * Runs a function with a budget of `limit` units of work. Returns its result, undefined if that is beyond the budget, and the work.
 * A call inside another one uses the budget and the memories of the outer one.
 */
export function within<T>(
  limit: number,
  run: () => T,
): { readonly result: T | undefined; readonly work: number } {
  if (left !== Infinity) {
    const before = left;
    return { result: run(), work: before - left };
  }
  for (const known of memories) known.clear(); // The work doesn't depend on earlier calls.
  left = limit;
  try {
    const result = run();
    return { result, work: limit - left };
  } catch (error) {
    if (error instanceof OutOfWork) return { result: undefined, work: limit };
    throw error;
  } finally {
    left = Infinity;
  }
}
