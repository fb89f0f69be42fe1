import { SqliteAdapter, sql } from 'kysely';
import type { DatabaseConfig } from '../config.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import type { Database } from './schema.js';
import { openSqlite } from './sqlite-database.js';

/** Opens the database and migrates it as needed; several processes may do so at once. */
export async function openDatabase(
  config: DatabaseConfig,
  migrations: Migrations = released,
): Promise<Database> {
  if (config.engine === 'sqlite') return openSqlite(config.file, migrations);
  const { openPostgres } = await import('./postgres-database.js');
  return openPostgres(config.url, migrations);
}

/** Closes the database; SQLite first updates its statistics if that is useful. */
export async function closeDatabase(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma optimize`.execute(db);
  await db.destroy();
}
