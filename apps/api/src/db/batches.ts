import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './schema.js';
import { inThread } from './sqlite-thread.js';

/** How many rows one statement deletes: on SQLite nothing else is written meanwhile, and 500 take twenty times as long as 100. */
export const batchSize = 100;
/** Others write between two batches, for at least as long as one takes. */
const shortestPauseMs = 10;

/**
 * Deletes rows in batches: selects the keys of the next ones, deletes those, and lets others work, until there are no more. All but a
 * few are deleted in a thread, where that holds up others: so both must use the database that they get.
 */
export async function deleteInBatches<Key>(
  db: Database,
  nextKeys: (db: Database) => Promise<Key[]>,
  deleteKeys: (db: Database, keys: Key[]) => Promise<unknown>,
): Promise<void> {
  let keys = await nextKeys(db);
  if (keys.length < batchSize) {
    if (keys.length > 0) await deleteKeys(db, keys);
    return;
  }
  await inThread(db, async (threadDb) => {
    while (keys.length > 0) {
      const began = performance.now();
      await deleteKeys(threadDb, keys);
      if (keys.length < batchSize) return;
      await delay(Math.max(shortestPauseMs, performance.now() - began));
      keys = await nextKeys(threadDb);
    }
  });
}
