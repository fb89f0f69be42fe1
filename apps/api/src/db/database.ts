import { SqliteAdapter, sql } from 'kysely';
import type { DatabaseConfig } from '../config.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import type { Database } from './schema.js';
import { busyTimeoutMs, openSqlite } from './sqlite-database.js';

/** Opens the database and runs pending migrations. Several processes may do so at the same time. */
export async function openDatabase(
  config: DatabaseConfig,
  migrations: Migrations = released,
  timeoutMs = busyTimeoutMs.server,
): Promise<Database> {
  if (config.engine === 'sqlite') return openSqlite(config.file, migrations, timeoutMs);
  const { openPostgres } = await import('./postgres-database.js');
  return openPostgres(config.url, migrations);
}

/** Opens the database for a command, which waits longer than a server for another program's lock. */
export function openForCommand(config: DatabaseConfig): Promise<Database> {
  return openDatabase(config, released, busyTimeoutMs.command);
}

/** Closes the database. SQLite first updates its statistics if that is useful. */
export async function closeDatabase(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma optimize`.execute(db);
  await db.destroy();
}
