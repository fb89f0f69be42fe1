import { setTimeout as delay } from 'node:timers/promises';

/** How many rows one statement deletes: on SQLite nothing else happens meanwhile, and 500 take twenty times as long as 100. */
export const batchSize = 100;
/** Requests are served between two batches. */
const pauseMs = 10;

/** Deletes rows in batches: selects the keys of the next ones, deletes those, and lets others work, until there are no more. */
export async function deleteInBatches<Key>(
  nextKeys: () => Promise<Key[]>,
  deleteKeys: (keys: Key[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const keys = await nextKeys();
    if (keys.length > 0) await deleteKeys(keys);
    if (keys.length < batchSize) return;
    await delay(pauseMs);
  }
}
