import { setTimeout as delay } from 'node:timers/promises';

/** How many rows one statement deletes. */
export const batchSize = 500;
/** Other requests are served between two batches. */
const pauseMs = 10;

/** Deletes rows in batches: selects the keys of the next 500, deletes those, and lets others work, until there are no more. */
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
