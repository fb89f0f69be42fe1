import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.js';

/** Whether several servers can share the database: SQLite is used by one. */
export function isShared(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Serializes transactions that use the same name, for cases without a row to lock; SQLite has one writer anyway. */
export async function lockByName(trx: Database, name: string): Promise<void> {
  if (!isShared(trx)) return;
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(trx);
}

/**
 * Does work unless another server is doing work of that name; then returns at once. The lock belongs to a transaction in which
 * nothing else happens: it ends with its connection, so a server that is killed frees it, and it can't be returned to the pool
 * with a connection. The work uses other connections.
 */
export async function unlessElsewhere(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  if (!isShared(db)) return work();
  await db.transaction().execute(async (trx) => {
    // The work may take minutes. PostgreSQL notices within a quarter of an hour that a machine has gone without a word.
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
