import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { codeOf, StartFailure } from '../start-failure.js';
import { ImmediateSqliteDialect } from './immediate-sqlite-dialect.js';
import { migrate } from './migrate.js';
import { withMigrateLock } from './migrate-lock.js';
import { type Migrations, migrations as released } from './migrations/index.js';
import type { Database, Schema } from './schema.js';

// busy_timeout comes first: the switch to WAL already needs a lock.
// NORMAL never corrupts and survives a crash of the process; a power cut may cost the last commits.
const pragmas = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'journal_size_limit = 67108864',
  'temp_store = MEMORY',
  'trusted_schema = OFF',
];

/** Opens the database file, creating and migrating it as needed; several processes may do so at once. */
export async function openDatabase(file: string, migrations: Migrations = released): Promise<Database> {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    return await withMigrateLock(file, () => openAndMigrate(file, migrations));
  } catch (error) {
    throw explained(error, file);
  }
}

/** Lets SQLite refresh its statistics where useful, then closes the file. */
export async function closeDatabase(db: Database): Promise<void> {
  await sql`pragma optimize`.execute(db);
  await db.destroy();
}

async function openAndMigrate(file: string, migrations: Migrations): Promise<Database> {
  const sqlite = new SQLite(file);
  try {
    for (const pragma of pragmas) sqlite.pragma(pragma);
    const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
    await migrate(db, migrations);
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function explained(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return new StartFailure(
      `${file} is not a readable SQLite database: restore it from a backup, or choose another file with DATABASE_FILE.`,
    );
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return new StartFailure(`${file} is locked by another program: close that program, then start again.`);
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    return new StartFailure(
      `The database ${file} can't be created or written: make its folder writable, or choose another file with DATABASE_FILE.`,
    );
  }
  return error;
}
