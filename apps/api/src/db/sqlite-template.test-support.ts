import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { migrate } from './migrate.js';
import type { Database } from './schema.js';
import { busyTimeoutMs, connected } from './sqlite-database.js';

let template: Promise<Buffer> | undefined;

/** Opens a migrated in-memory database: a copy of a template that was migrated once. */
export async function migratedCopy(): Promise<Database> {
  template ??= migrated();
  const db = connected(new SQLite(await template), busyTimeoutMs.server);
  await sql`select 1`.execute(db); // Kysely only closes connections that it has used.
  return db;
}

async function migrated(): Promise<Buffer> {
  const sqlite = new SQLite(':memory:');
  const db = connected(sqlite, busyTimeoutMs.server);
  await migrate(db);
  const bytes = sqlite.serialize();
  await db.destroy();
  return bytes;
}
