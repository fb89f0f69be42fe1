import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { codeOf, StartupError } from '../error-types.js';
import { isDamage, refuseForeignFile } from './database-file.js';
import { immediateSqliteDialect } from './immediate-sqlite-dialect.js';
import { migrate } from './migrate.js';
import { withMigrateLock } from './migrate-lock.js';
import type { Migrations } from './migrations/index.js';
import { createPrivate, makePrivate } from './private-file.js';
import type { Database, Schema } from './schema.js';

/** The time that a program waits for another program's lock. The program is blocked meanwhile. */
export const busyTimeoutMs = { server: 50, command: 5_000 };
/** The time after a lock that outlasted the timeout, during which writes are refused without waiting. */
const impatienceMs = 1_000;

// synchronous = NORMAL never corrupts the database and survives a crash of the process. A power failure may
// lose the last commits.
const pragmas = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'journal_size_limit = 67108864',
  'temp_store = MEMORY',
  'trusted_schema = OFF',
];

/**
 * Opens a SQLite file, creating and migrating it if necessary. Several processes may do so at the same time.
 */
export async function openSqlite(file: string, migrations: Migrations, timeoutMs: number): Promise<Database> {
  try {
    if (file !== ':memory:') {
      refuseForeignFile(file);
      mkdirSync(dirname(file), { recursive: true });
    }
    return await withMigrateLock(file, () => openAndMigrate(file, migrations, timeoutMs));
  } catch (error) {
    throw explained(error, file);
  }
}

async function openAndMigrate(file: string, migrations: Migrations, timeoutMs: number): Promise<Database> {
  // SQLite gives its log the permissions of the database. A killed older version may have left a log with
  // other permissions.
  if (file !== ':memory:') {
    createPrivate(file);
    for (const part of ['', '-wal', '-shm']) makePrivate(file + part);
  }
  // The switch to WAL and the migrations wait longer, because no request is waiting yet.
  const sqlite = new SQLite(file, { timeout: busyTimeoutMs.command });
  try {
    const db = connected(sqlite, timeoutMs);
    await migrate(db, migrations);
    await refuseNonStrictTables(db);
    setTimeoutOf(sqlite, timeoutMs);
    return db;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Applies the server's settings to an open SQLite database and wraps it in Kysely. */
export function connected(sqlite: SQLite.Database, timeoutMs: number): Database {
  for (const pragma of pragmas) sqlite.pragma(pragma);
  const waitLater = () => {
    if (sqlite.open) setTimeoutOf(sqlite, timeoutMs);
  };
  return new Kysely<Schema>({
    dialect: immediateSqliteDialect({ database: sqlite }),
    log: (event) => {
      if (event.level !== 'error' || !isLocked(event.error) || timeoutOf(sqlite) === 0) return;
      // Many writes that wait in turn would hold up the reads between them.
      setTimeoutOf(sqlite, 0);
      setTimeout(waitLater, impatienceMs).unref();
    },
  });
}

function timeoutOf(sqlite: SQLite.Database): unknown {
  return sqlite.pragma('busy_timeout', { simple: true });
}

function setTimeoutOf(sqlite: SQLite.Database, ms: number): void {
  sqlite.pragma(`busy_timeout = ${ms}`);
}

/** Returns true if another program has locked the file. */
function isLocked(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

/** Throws if a table isn't STRICT: SQLite would silently store 12.5 or 'abc' in an integer column. */
async function refuseNonStrictTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\'`.execute(db);
  const names = rows.map((row) => row.name).join(', ');
  if (names) throw new Error(`Not STRICT: ${names}. End its createTable with .modifyEnd(sql\`strict\`).`);
}

/** Converts an error that the operator can fix to a StartupError. Returns any other error unchanged. */
export function explained(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (isDamage(error)) {
    return new StartupError(
      `${file} is not a readable SQLite database: restore it from a backup, or choose another file with DATABASE_FILE.`,
    );
  }
  if (isLocked(error)) {
    return new StartupError(`${file} is locked by another program: close that program, then start again.`);
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    return new StartupError(
      `The database ${file} can't be created or written: make its folder writable, or choose another file with DATABASE_FILE.`,
    );
  }
  return error;
}
