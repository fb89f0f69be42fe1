import { setTimeout as delay } from 'node:timers/promises';

/**
 * The number of rows that one statement deletes. SQLite blocks everything else meanwhile, and 500 rows take
 * twenty times as long as 100.
 */
export const batchSize = 100;
/** The pause between two batches, in which requests are served. */
const pauseMs = 10;

/**
 * Runs short pages of work, between which other requests are served, while each returns that there are more. Returns
 * false if it stopped before the end.
 */
export async function inPages(
  runPage: () => Promise<boolean>,
  goesOn: () => boolean = () => true,
): Promise<boolean> {
  while (await runPage()) {
    if (!goesOn()) return false;
    await delay(pauseMs);
  }
  return true;
}

/**
 * Deletes rows in batches until none are left: selects the next keys, deletes those rows, and yields to other
 * work.
 */
export async function deleteInBatches<Key>(
  nextKeys: () => Promise<Key[]>,
  deleteKeys: (keys: Key[]) => Promise<unknown>,
): Promise<void> {
  await inPages(async () => {
    const keys = await nextKeys();
    if (keys.length > 0) await deleteKeys(keys);
    return keys.length === batchSize;
  });
}
