import type { Database } from '../../db/schema.js';
import { inHours, inSeconds } from '../../durations.js';

/**
 * Responses to concurrent requests may send a browser several new IDs, in any order. IDs created within this
 * number of seconds count as concurrent.
 */
const together = 2;
/** The number of seconds during which a browser may send the last ID from concurrent responses. */
const settled = 60;
/** The number of seconds for which an ended ID is remembered. */
const known = 600;

/** A new ID for a session, replacing the current one. */
export interface Renewal {
  idHash: string;
  cookieHash: string;
  newHash: string;
}

/**
 * Stores a new ID for a session if its current ID is still the given one. Returns false if it isn't. Deletes
 * IDs that no browser has sent within an hour.
 */
export async function insertRenewal(
  db: Database,
  { idHash, cookieHash, newHash }: Renewal,
): Promise<boolean> {
  await db
    .deleteFrom('session_renewals')
    .where('session', '=', idHash)
    .where('created_at', '<', inHours(-1))
    .execute();
  const stored = await db
    .insertInto('session_renewals')
    .columns(['cookie_hash', 'session', 'created_at'])
    .expression((all) =>
      all
        .selectFrom('sessions')
        .select((row) => [row.val(newHash).as('new_hash'), 'id_hash', row.val(inHours(0)).as('now')])
        .where('id_hash', '=', idHash)
        .where('cookie_hash', '=', cookieHash),
    )
    .returning('session')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Returns the session of a new ID that may take effect. */
export async function renewedSession(db: Database, cookieHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('session_renewals')
    .innerJoin('sessions', 'sessions.id_hash', 'session_renewals.session')
    .select(['session', 'session_renewals.created_at', 'ended_at'])
    .where('session_renewals.cookie_hash', '=', cookieHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const isLeft = row.ended_at !== null && row.created_at < row.ended_at && row.ended_at < inSeconds(-settled);
  return isLeft ? undefined : row.session;
}

/**
 * Makes a new ID that a browser has sent the session's current ID. This ends the previous ID and new IDs that
 * were requested earlier.
 */
export async function acceptRenewal(db: Database, session: string, cookieHash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = trx.updateTable('sessions').where('id_hash', '=', session);
    // Locks the row on PostgreSQL: if two new IDs are sent at the same time, they are accepted one after the
    // other.
    await own.set((row) => ({ cookie_hash: row.ref('cookie_hash') })).execute();
    const renewal = await trx
      .deleteFrom('session_renewals')
      .where('cookie_hash', '=', cookieHash)
      .returning('created_at')
      .executeTakeFirst();
    if (!renewal) return;
    await trx
      .deleteFrom('session_renewals')
      .where('session', '=', session)
      .where('created_at', '<', inSeconds(-together, renewal.created_at))
      .execute();
    await own
      .set((row) => ({ ended_hash: row.ref('cookie_hash'), ended_at: inHours(0), cookie_hash: cookieHash }))
      .execute();
  });
}

/** Returns true if an ID was recently the current ID of a session. */
export async function hasJustEnded(db: Database, cookieHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where('ended_hash', '=', cookieHash)
    .where('ended_at', '>', inSeconds(-known))
    .executeTakeFirst();
  return row !== undefined;
}
