import { Migrator, sql } from 'kysely';
import { StartFailure } from '../start-failure.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import type { Database } from './schema.js';

/** Brings the schema up to date, whole or not at all; throws what went wrong. */
export async function migrate(db: Database, migrations: Migrations = released): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw explained(error);
  await refuseLooseTables(db);
}

/** Tells whether the database holds exactly the migrations that this program knows. */
export async function isMigrated(db: Database, migrations: Migrations = released): Promise<boolean> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map((row) => row.name).join() === Object.keys(migrations).sort().join();
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error;
  return new StartFailure(
    'The database was made by another version of MathTools: start that version, or choose another file with DATABASE_FILE.',
  );
}

/** Without STRICT, SQLite stores 12.5 or 'abc' in an integer column without a word. */
async function refuseLooseTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\'`.execute(db);
  const loose = rows.map((row) => row.name).join(', ');
  if (loose) throw new Error(`Not STRICT: ${loose}. End its createTable with .modifyEnd(sql\`strict\`).`);
}
