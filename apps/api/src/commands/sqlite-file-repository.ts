import { isDeepStrictEqual } from 'node:util';
import SQLite from 'better-sqlite3';
import { isDamage, kindOf, refuseForeignFile } from '../db/database-file.js';
import { explained } from '../db/sqlite-database.js';
import { codeOf, StartupError } from '../error-types.js';

/** The number of rows of each table. */
export type RowCounts = Record<string, number>;

/**
 * Throws a StartupError if a path contains anything but a MathTools database. A damaged database is accepted,
 * because it can be replaced.
 */
export function refuseForeign(file: string): void {
  try {
    refuseForeignFile(file);
  } catch (error) {
    if (!isDamage(error)) throw explained(error, file);
  }
}

/**
 * Copies a consistent snapshot of a SQLite database, which may be in use, into an empty file, and verifies
 * the copy. Copying only the file would miss the write-ahead log and could copy half of a write.
 */
export function copySqlite(from: string, to: string): RowCounts {
  const db = new SQLite(from, { fileMustExist: true });
  try {
    const version = dataVersion(db);
    const counts = rowCounts(db);
    db.prepare('vacuum into ?').run(to);
    const copied = checkSqlite(to);
    const isUnchanged = dataVersion(db) === version;
    if (isUnchanged && !isDeepStrictEqual(copied, counts))
      throw new StartupError(`${to} is missing rows from ${from}.`);
    return copied;
  } finally {
    db.close();
  }
}

/** Verifies an entire MathTools SQLite file. Throws a StartupError if it is damaged. */
export function checkSqlite(file: string): RowCounts {
  const kind = kindOf(file) ?? 'a file';
  // SQLite would block on a pipe.
  if (kind !== 'a file') throw new StartupError(`${file} is ${kind}, not a file.`);
  try {
    // A read-only connection would leave SQLite's log next to the file.
    const db = new SQLite(file, { fileMustExist: true });
    try {
      const faults = [
        ...(db.pragma('integrity_check(1)') as object[]),
        ...(db.pragma('foreign_key_check') as object[]),
      ];
      if (!isDeepStrictEqual(faults, [{ integrity_check: 'ok' }]))
        throw new StartupError(`${file} is damaged.`);
      const counts = rowCounts(db);
      if (!counts.kysely_migration) throw new StartupError(`${file} is not a MathTools database.`);
      return counts;
    } finally {
      db.close();
    }
  } catch (error) {
    if (codeOf(error) === 'SQLITE_CANTOPEN') throw new StartupError(`${file} can't be opened.`);
    if (isDamage(error)) throw new StartupError(`${file} is damaged, or not a SQLite database.`);
    throw error;
  }
}

/** Merges the log of a SQLite database into its file. Throws a StartupError if the database is in use. */
export function closeLog(file: string): void {
  const db = new SQLite(file, { fileMustExist: true, timeout: 100 });
  try {
    // Leaving WAL mode requires exclusive access, which any open connection prevents.
    db.pragma('journal_mode = delete');
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY'))
      throw new StartupError(`${file} is in use: stop the server first.`);
    // A damaged database can still be replaced.
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
}

/** Returns a number that changes when another connection has written. */
function dataVersion(db: SQLite.Database): unknown {
  return db.pragma('data_version', { simple: true });
}

function rowCounts(db: SQLite.Database): RowCounts {
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  // A single statement so that all counts are from the same moment.
  const counts = tables.map((table) => `(select count(*) from "${table}") as "${table}"`);
  return counts.length > 0 ? (db.prepare(`select ${counts.join()}`).get() as RowCounts) : {};
}
