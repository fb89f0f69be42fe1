import { Migrator } from 'kysely';
import { StartupError } from '../error-types.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import type { Database } from './schema.js';

/** Runs pending migrations in one transaction. Throws the error if one fails. */
export async function migrate(db: Database, migrations: Migrations = released): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw explained(error);
}

/** Returns true if the database has exactly the migrations that this program knows. */
export async function isMigrated(db: Database, migrations: Migrations = released): Promise<boolean> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map((row) => row.name).join() === Object.keys(migrations).sort().join();
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error;
  return new StartupError(
    'The database was made by another version of MathTools: start that version, or choose another database.',
  );
}
