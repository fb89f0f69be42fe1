import type { Database } from '../../db/schema.js';

/** A session as it is stored. */
export interface StoredSession {
  idHash: string;
  expiresAt: string;
}

/** Stores a new session. */
export async function insertSession(db: Database, { idHash, expiresAt }: StoredSession): Promise<void> {
  const created_at = new Date().toISOString();
  await db.insertInto('sessions').values({ id_hash: idHash, created_at, expires_at: expiresAt }).execute();
}

/** Finds a session that has not expired. */
export async function findSession(db: Database, idHash: string): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row && { idHash, expiresAt: row.expires_at };
}

/** Gives a session a later end. */
export async function extendSession(db: Database, { idHash, expiresAt }: StoredSession): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id_hash', '=', idHash).execute();
}

/** Deletes sessions whose end has passed, with all that belongs to them. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', new Date().toISOString()).execute();
}
