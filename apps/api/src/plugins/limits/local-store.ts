/** How many addresses are counted at once; beyond that the one that was seen longest ago is forgotten. */
const maxAddresses = 5_000;

interface Window {
  current: number;
  startedAt: number;
}

/** Counts requests in this process, by a clock that never jumps: set back by a day, the other would refuse an address for a day. */
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
    // The order of a map is that of insertion: the first was seen longest ago.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxAddresses) this.#windows.delete(this.#windows.keys().next().value ?? '');
    done(null, { current: window.current, ttl: timeWindow - (now - window.startedAt) });
  }

  child(): LocalStore {
    return new LocalStore();
  }
}
