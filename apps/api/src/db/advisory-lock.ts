import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.js';

/** Returns true if several servers can share the database. Only one server uses a SQLite database. */
export function isShared(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Serializes transactions that use the same name, for cases without a row to lock, except those that share the lock. SQLite
 * allows only one writer anyway.
 */
export async function lockByName(trx: Database, name: string, mode?: 'shared'): Promise<void> {
  if (!isShared(trx)) return;
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${lock}(${keyOf(name)})`.execute(trx);
}

/**
 * Runs work unless another server is already running work with the same name; then returns immediately. The
 * lock belongs to a transaction that does nothing else, and the work uses other connections. The lock ends
 * with its connection, so a killed server releases it, and it can't be returned to the pool with a
 * connection.
 */
export async function unlessElsewhere(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  if (!isShared(db)) return work();
  await db.transaction().execute(async (trx) => {
    // The work may take minutes. PostgreSQL takes up to a quarter of an hour to notice that a machine has
    // disappeared.
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true),
      set_config('tcp_keepalives_idle', '60', true)`.execute(trx);
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`.execute(trx);
    if (rows[0]?.locked) await work();
  });
}

function keyOf(name: string) {
  return sql`hashtextextended(${name}, 0)`;
}
