import type { Database } from '../db/schema.js';
import { dayMs, inDays, inHours } from '../durations.js';

/** Returns when the last run of a job that succeeded began, on whichever server; undefined if none has. */
export async function findSuccess(db: Database, name: string): Promise<Date | undefined> {
  const row = await db.selectFrom('jobs').select('succeeded_at').where('name', '=', name).executeTakeFirst();
  return row && new Date(row.succeeded_at);
}

/** Stores when a run that succeeded began. */
export async function saveSuccess(db: Database, name: string, began: Date): Promise<void> {
  const succeeded_at = began.toISOString();
  await db
    .insertInto('jobs')
    .values({ name, succeeded_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ succeeded_at }))
    .execute();
}

/** Returns a function that tells whether a day has passed since it last said so on any server; the first time it says so. */
export function onceADay(db: Database, name: string): () => Promise<boolean> {
  let last = -Infinity;
  return async () => {
    // Most calls need no database: strangers can have this asked very often.
    if (Math.abs(Date.now() - last) < dayMs) return false;
    const now = inHours(0);
    const claimed = await db
      .insertInto('jobs')
      .values({ name, succeeded_at: now })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ succeeded_at: now })
          // One of the future is of a clock that was wrong.
          .where((row) =>
            row.or([row('jobs.succeeded_at', '<=', inDays(-1)), row('jobs.succeeded_at', '>', inDays(1))]),
          ),
      )
      .returning('name')
      .execute();
    last = Date.now(); // not before: a database that fails is asked again
    return claimed.length === 1;
  };
}
