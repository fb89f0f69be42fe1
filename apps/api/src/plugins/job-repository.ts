import type { Database } from '../db/schema.js';
import { dayMs, inDays, inHours } from '../durations.js';

/** Returns when the last successful run of a job began, on any server. Returns undefined if there is none. */
export async function findSuccess(db: Database, name: string): Promise<Date | undefined> {
  const row = await db.selectFrom('jobs').select('succeeded_at').where('name', '=', name).executeTakeFirst();
  return row && new Date(row.succeeded_at);
}

/** Stores when a successful run began. */
export async function saveSuccess(db: Database, name: string, began: Date): Promise<void> {
  const succeeded_at = began.toISOString();
  await db
    .insertInto('jobs')
    .values({ name, succeeded_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeeded_at }))
    .execute();
}

/** Returns a function that returns true at most once a day across all servers. */
export function onceADay(db: Database, name: string): () => Promise<boolean> {
  let last = -Infinity;
  return async () => {
    // Most calls don't query the database, because strangers can trigger them very often.
    if (Math.abs(Date.now() - last) < dayMs) return false;
    const now = inHours(0);
    const claimed = await db
      .insertInto('jobs')
      .values({ name, succeeded_at: now })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ succeeded_at: now })
          // A time in the future was stored by a wrong clock.
          .where((row) =>
            row.or([row('jobs.succeeded_at', '<=', inDays(-1)), row('jobs.succeeded_at', '>', inDays(1))]),
          ),
      )
      .returning('name')
      .execute();
    last = Date.now(); // set only after success so that a failed query is retried
    return claimed.length === 1;
  };
}
