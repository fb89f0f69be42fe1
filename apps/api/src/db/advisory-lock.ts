import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.js';

/** Serializes transactions that use the same name, for cases without a row to lock; SQLite has one writer anyway. */
export async function lockByName(trx: Database, name: string): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
