import { LRUCache } from 'lru-cache';

/** Points to add to several counts, which start again at 0 after a time. */
export interface Spending {
  /** The counts, each with its limit. The last one is reported. */
  counts: readonly { key: string; most: number }[];
  /** A positive whole number. */
  points: number;
  windowMs: number;
}

/** The last count, and the time to wait until the points fit, which is 0 if they were added. */
export interface Counted {
  total: number;
  waitMs: number;
}

/** Adds points to all counts, or to none of them if one would exceed its limit. */
export type CountPoints = (spending: Spending) => Promise<Counted>;

/**
 * The number of counts that are kept at the same time, about 15 MB. Beyond that, the one that was used longest ago is
 * forgotten.
 */
export const maxCounts = 50_000;

/**
 * Returns a function that counts points in this process with a monotonic clock. If the system clock were set back by a
 * day, it would block an address for a day.
 */
export function localCounts(): CountPoints {
  const kept = new LRUCache<string, { total: number; endsAt: number }>({ max: maxCounts });
  return ({ counts, points, windowMs }) => {
    const now = performance.now();
    const open = counts.map(({ key, most }) => {
      const known = kept.get(key);
      return { key, most, count: known && now < known.endsAt ? known : { total: 0, endsAt: now + windowMs } };
    });
    const full = open.find(({ most, count }) => count.total + points > most)?.count;
    if (full) return Promise.resolve({ total: full.total, waitMs: full.endsAt - now });
    for (const { key, count } of open) {
      count.total += points;
      kept.set(key, count);
    }
    return Promise.resolve({ total: open.at(-1)?.count.total ?? 0, waitMs: 0 });
  };
}
