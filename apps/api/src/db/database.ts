import { SqliteAdapter, sql } from 'kysely';
import type { DatabaseConfig } from '../config.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import { openPostgres } from './postgres-database.js';
import type { Database } from './schema.js';
import { openSqlite } from './sqlite-database.js';

/** Opens the database and migrates it as needed; several processes may do so at once. */
export function openDatabase(config: DatabaseConfig, migrations: Migrations = released): Promise<Database> {
  return config.engine === 'postgres'
    ? openPostgres(config.url, migrations)
    : openSqlite(config.file, migrations);
}

/** Closes the database; SQLite first updates its statistics if that is useful. */
export async function closeDatabase(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma optimize`.execute(db);
  await db.destroy();
}
