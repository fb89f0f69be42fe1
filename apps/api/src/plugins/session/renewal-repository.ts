import type { Database } from '../../db/schema.js';
import { inHours } from '../../durations.js';

/** Stores a new id of a session; earlier ones that no browser has sent within an hour are deleted. */
export async function insertRenewal(db: Database, session: string, cookieHash: string): Promise<void> {
  await db
    .deleteFrom('session_renewals')
    .where('session', '=', session)
    .where('created_at', '<', inHours(-1))
    .execute();
  await db
    .insertInto('session_renewals')
    .values({ cookie_hash: cookieHash, session, created_at: inHours(0) })
    .execute();
}

/** Makes a new id that a browser has sent the only one of its session, if there is such an id. */
export async function acceptRenewal(db: Database, cookieHash: string): Promise<void> {
  const sent = await db
    .selectFrom('session_renewals')
    .select('session')
    .where('cookie_hash', '=', cookieHash)
    .executeTakeFirst();
  if (!sent) return;
  await db.transaction().execute(async (trx) => {
    const session = trx.updateTable('sessions').where('id_hash', '=', sent.session);
    // Locks the row on PostgreSQL: of two new ids that are sent at once, the first ends the other.
    await session.set((row) => ({ cookie_hash: row.ref('cookie_hash') })).execute();
    const renewals = await trx
      .deleteFrom('session_renewals')
      .where('session', '=', sent.session)
      .returning('cookie_hash')
      .execute();
    if (renewals.some((renewal) => renewal.cookie_hash === cookieHash))
      await session.set({ cookie_hash: cookieHash }).execute();
  });
}
