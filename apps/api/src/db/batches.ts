import { setTimeout as delay } from 'node:timers/promises';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database, Schema } from './schema.js';

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

/**
 * Deletes the rows of a table for which a condition is true, in batches. It is checked again for each batch, because a row
 * may have changed since it was selected.
 */
export function deleteRows<Table extends keyof Schema>(
  db: Database,
  table: Table,
  key: keyof Schema[Table] & string,
  isOver: (row: ExpressionBuilder<Schema, Table>) => ExpressionWrapper<Schema, Table, SqlBool>,
): Promise<void> {
  // Kysely can't derive the types of a table that is only known to the caller.
  const [one, id, condition] = [table as 'outbox', key as 'id', isOver as never];
  return deleteInBatches(
    async () => {
      const rows = await db.selectFrom(one).select(id).where(condition).limit(batchSize).execute();
      return rows.map((row) => row[id]);
    },
    (keys) => db.deleteFrom(one).where(id, 'in', keys).where(condition).execute(),
  );
}
