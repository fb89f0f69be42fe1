import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { codeOf, StartupError } from '../error-types.js';
import { isDamage, refuseForeignFile } from './database-file.js';
import { ImmediateSqliteDialect } from './immediate-sqlite-dialect.js';
import { migrate } from './migrate.js';
import { withMigrateLock } from './migrate-lock.js';
import type { Migrations } from './migrations/index.js';
import { createPrivate, makePrivate } from './private-file.js';
import type { Database, Schema } from './schema.js';

// The switch to WAL already needs a lock, and waits for it; later the connection itself waits (PatientSqliteConnection).
// synchronous = NORMAL never corrupts the database and survives a crash of the process; a power failure may lose the last commits.
export const pragmas = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'journal_size_limit = 67108864',
  'temp_store = MEMORY',
  'trusted_schema = OFF',
  'busy_timeout = 0',
];

/** Opens a SQLite file, creating and migrating it as needed; several processes may do so at once. */
export async function openSqlite(file: string, migrations: Migrations): Promise<Database> {
  try {
    if (file !== ':memory:') {
      refuseForeignFile(file);
      mkdirSync(dirname(file), { recursive: true });
    }
    return await withMigrateLock(file, () => openAndMigrate(file, migrations));
  } catch (error) {
    throw explained(error, file);
  }
}

async function openAndMigrate(file: string, migrations: Migrations): Promise<Database> {
  // SQLite gives its log the rights of the database; that of an older version may be left from a kill.
  if (file !== ':memory:') {
    createPrivate(file);
    for (const part of ['', '-wal', '-shm']) makePrivate(file + part);
  }
  const sqlite = new SQLite(file);
  try {
    const db = connected(sqlite);
    await migrate(db, migrations);
    await refuseNonStrictTables(db);
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Applies the server's settings to an open SQLite database and wraps it in Kysely. */
export function connected(sqlite: SQLite.Database): Database {
  for (const pragma of pragmas) sqlite.pragma(pragma);
  return new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
}

/** Without STRICT, SQLite silently stores 12.5 or 'abc' in an integer column. */
async function refuseNonStrictTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\'`.execute(db);
  const names = rows.map((row) => row.name).join(', ');
  if (names) throw new Error(`Not STRICT: ${names}. End its createTable with .modifyEnd(sql\`strict\`).`);
}

/** Returns a StartupError for an error that the operator can fix, and any other error as it is. */
export function explained(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (isDamage(error)) {
    return new StartupError(
      `${file} is not a readable SQLite database: restore it from a backup, or choose another file with DATABASE_FILE.`,
    );
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return new StartupError(`${file} is locked by another program: close that program, then start again.`);
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    return new StartupError(
      `The database ${file} can't be created or written: make its folder writable, or choose another file with DATABASE_FILE.`,
    );
  }
  return error;
}
