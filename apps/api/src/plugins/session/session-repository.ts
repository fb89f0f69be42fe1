import type { SelectQueryBuilder } from 'kysely';
import type { Database, Schema } from '../../db/schema.js';

/** A session as it is stored. */
export interface StoredSession {
  idHash: string;
  expiresAt: string;
}

/** Stores a new session. */
export async function insertSession(db: Database, { idHash, expiresAt }: StoredSession): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto('sessions')
    .values({ id_hash: idHash, created_at, expires_at: expiresAt, cookie_hash: idHash })
    .execute();
}

/** Finds the session of a cookie that has not expired, or has a purchase that keeps it. */
export async function findSession(
  db: Database,
  cookieHash: string,
  owning: readonly OwningSessions[] = [],
): Promise<StoredSession | undefined> {
  const stored = db
    .selectFrom('sessions')
    .select(['id_hash', 'expires_at'])
    .where('cookie_hash', '=', cookieHash);
  const row = await stored.executeTakeFirst();
  if (!row) return undefined;
  const session = { idHash: row.id_hash, expiresAt: row.expires_at };
  if (row.expires_at > new Date().toISOString()) return session;
  // Rarely needed: for nearly every request the function has returned.
  const owner = await stored
    .where((row) => row.or(owning.map((sessions) => row('id_hash', 'in', sessions(db)))))
    .executeTakeFirst();
  return owner && session;
}

/** Extends a session. */
export async function extendSession(db: Database, { idHash, expiresAt }: StoredSession): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id_hash', '=', idHash).execute();
}

/** Selects the sessions that never expire because they own something. Must not select null, which would keep every session. */
export type OwningSessions = (db: Database) => SelectQueryBuilder<Schema, keyof Schema, { session: string }>;

/** Deletes expired sessions with their data, except those that own something. */
export async function deleteExpiredSessions(
  db: Database,
  owning: readonly OwningSessions[] = [],
): Promise<void> {
  let expired = db.deleteFrom('sessions').where('expires_at', '<=', new Date().toISOString());
  for (const sessions of owning) expired = expired.where('id_hash', 'not in', sessions(db));
  await expired.execute();
}
