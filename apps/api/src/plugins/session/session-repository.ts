import { batchSize, deleteInBatches } from '../../db/batches.js';
import type { Database } from '../../db/schema.js';
import { sessionsWithEntitlements } from '../ownership/entitlement-repository.js';

/** A session as it is stored. */
export interface StoredSession {
  idHash: string;
  createdAt: string;
  expiresAt: string;
}

/** Stores a new session. */
export async function insertSession(
  db: Database,
  { idHash, createdAt, expiresAt }: StoredSession,
): Promise<void> {
  const row = { id_hash: idHash, created_at: createdAt, expires_at: expiresAt, cookie_hash: idHash };
  await db.insertInto('sessions').values(row).execute();
}

/** Finds the session with a cookie or key if the session hasn't expired or a purchase keeps it. */
export async function findSession(
  db: Database,
  [column, hash]: [column: 'cookie_hash' | 'id_hash', hash: string],
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['id_hash', 'created_at', 'expires_at'])
    .where(column, '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const session = { idHash: row.id_hash, createdAt: row.created_at, expiresAt: row.expires_at };
  if (row.expires_at > new Date().toISOString()) return session;
  // Rarely needed, because the function has returned for nearly every request.
  const owner = await sessionsWithEntitlements(db, [session.idHash]).executeTakeFirst();
  return owner && session;
}

/** Stores the kind of browser that a session belongs to. */
export async function saveBrowser(db: Database, idHash: string, browser: string | null): Promise<void> {
  await db.updateTable('sessions').set({ browser }).where('id_hash', '=', idHash).execute();
}

/** Deletes a session with its data. */
export async function deleteSession(db: Database, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

/** Extends a session. */
export async function extendSession(db: Database, idHash: string, expiresAt: string): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id_hash', '=', idHash).execute();
}

/** Deletes expired sessions with their data, except those that own something. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  const now = new Date().toISOString();
  // The position to continue from so that sessions that are kept aren't checked again.
  let after = { expires_at: '', id_hash: '' };
  await deleteInBatches(
    async () => {
      const rows = await expiredAfter(db, now, after);
      after = rows.at(-1) ?? after;
      return rows.map(({ id_hash }) => id_hash);
    },
    async (ids) => {
      await db
        .deleteFrom('sessions')
        .where('id_hash', 'in', ids)
        .where('expires_at', '<=', now)
        .where('id_hash', 'not in', sessionsWithEntitlements(db, ids))
        .execute();
    },
  );
}

function expiredAfter(
  db: Database,
  now: string,
  { expires_at, id_hash }: { expires_at: string; id_hash: string },
) {
  return db
    .selectFrom('sessions')
    .select(['expires_at', 'id_hash'])
    .where('expires_at', '<=', now)
    .where((row) => row(row.refTuple('expires_at', 'id_hash'), '>', row.tuple(expires_at, id_hash)))
    .orderBy('expires_at')
    .orderBy('id_hash')
    .limit(batchSize)
    .execute();
}
