import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.js';

/** Lets transactions that name the same thing go one after another, where there is no row to lock; SQLite has one writer anyway. */
export async function takeTurn(trx: Database, name: string): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
