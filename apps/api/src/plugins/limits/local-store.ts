/**
 * The number of addresses that are counted at the same time. Beyond that, the least recently seen address is forgotten.
 */
const maxAddresses = 5_000;

interface Window {
  current: number;
  startedAt: number;
}

/**
 * Counts requests in this process with a monotonic clock. If the system clock were set back by a day, it
 * would block an address for a day.
 */
export class LocalStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    done: (error: null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const isOpen = known && now - known.startedAt < timeWindow;
    const window = isOpen ? known : { current: 0, startedAt: now };
    window.current++;
    // A Map iterates in insertion order, so the first key is the least recently seen.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxAddresses) this.#windows.delete(this.#windows.keys().next().value ?? '');
    done(null, { current: window.current, ttl: timeWindow - (now - window.startedAt) });
  }

  child(): LocalStore {
    return new LocalStore();
  }
}
