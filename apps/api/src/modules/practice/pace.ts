import { UnavailableError } from '../../error-types.js';

/** The least time between two turns, and the longest that a turn is waited for, in milliseconds. */
export interface Pace {
  readonly interval: number;
  readonly longestWait: number;
}

/** Returns a function that resolves when it is the caller's turn; it rejects with an UnavailableError if that would be too late. */
export function pacer({ interval, longestWait }: Pace): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    if (turn - now > longestWait)
      throw new UnavailableError('Too many worksheets are asked for at once.', { retryAfterSeconds: 1 });
    next = turn + interval;
    if (turn > now)
      await new Promise((resolve) => {
        setTimeout(resolve, turn - now);
      });
  };
}
