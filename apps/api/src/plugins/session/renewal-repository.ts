import type { Database } from '../../db/schema.js';
import { inHours, inSeconds } from '../../durations.js';

/** Answers to requests that were sent together may bring a browser several new ids, in any order. */
const together = 2;
/** How long a browser may send what such an answer brought last. */
const settled = 60;
/** How long an ended id is known as such. */
const known = 600;

/** A new id for a session, in place of one. */
export interface Renewal {
  idHash: string;
  cookieHash: string;
  newHash: string;
}

/** Stores a new id of a session whose id is still the one given; false if it is not. Ids that no browser has sent within an hour are deleted. */
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

/** The session of a new id that may take effect. */
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
 * Makes a new id that a browser has sent that of its session, which ends the previous one, and new ones that were asked for
 * earlier.
 */
export async function acceptRenewal(db: Database, session: string, cookieHash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = trx.updateTable('sessions').where('id_hash', '=', session);
    // Locks the row on PostgreSQL: of two new ids that are sent at once, one is accepted after the other.
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

/** Whether an id was that of a session until a moment ago. */
export async function hasJustEnded(db: Database, cookieHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where('ended_hash', '=', cookieHash)
    .where('ended_at', '>', inSeconds(-known))
    .executeTakeFirst();
  return row !== undefined;
}
