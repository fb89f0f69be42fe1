import { UnavailableError } from '../../error-types.js';

/** The minimum interval between two turns, and the longest wait for a turn, in milliseconds. */
export interface Pace {
  readonly interval: number;
  readonly longestWait: number;
}

/**
 * Returns a function that resolves when it is the caller's turn, or rejects with an UnavailableError if the
 * wait would be too long.
 */
export function pacer({ interval, longestWait }: Pace): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    if (turn - now > longestWait)
      throw new UnavailableError('Too many worksheets were requested at once.', { retryAfterSeconds: 1 });
    next = turn + interval;
    if (turn > now)
      await new Promise((resolve) => {
        setTimeout(resolve, turn - now);
      });
  };
}
