import { closeSync, openSync, readSync, statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { codeOf, StartupError } from '../error-types.js';

const header = 'SQLite format 3\0';
const advice = 'choose another file with DATABASE_FILE';

/**
 * Throws a StartupError if the path that was given as the database is something else, before anything is
 * changed or created there. A missing path, an empty file, or a MathTools database is accepted. A damaged
 * database throws SQLite's error.
 */
export function refuseForeignFile(file: string): void {
  const kind = kindOf(file);
  if (kind === undefined) return;
  if (kind === 'a folder') throw new StartupError(`${file} is a folder: set DATABASE_FILE to a file in it.`);
  if (kind !== 'a file') throw new StartupError(`${file} is ${kind}, not a file: ${advice}.`);
  const start = startOf(file);
  // SQLite treats an empty file as a new database. An interrupted start leaves one, and operators create one
  // to set its owner.
  if (start === '') return;
  if (start !== header)
    throw new StartupError(`${file} is not a readable SQLite database: move it away, or ${advice}.`);
  refuseForeignTables(file);
}

/** Describes what a path is, such as `a file` or `a folder`. Returns undefined if nothing exists there. */
export function kindOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isFile()) return 'a file';
  if (found.isDirectory()) return 'a folder';
  if (found.isSocket()) return 'a socket';
  return found.isFIFO() ? 'a named pipe' : 'a device';
}

/** Returns true if a SQLite error means that a file isn't a database or is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error));
}

/**
 * Reads the header of a file. Closing a file releases all locks that this process holds on it, so the
 * database must not be open yet.
 */
function startOf(file: string): string {
  const bytes = Buffer.alloc(header.length);
  // Opened for writing so that a read-only file is refused here.
  const descriptor = openSync(file, 'r+');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function refuseForeignTables(file: string): void {
  // A read-only connection would leave SQLite's log next to the file.
  const db = new SQLite(file, { fileMustExist: true });
  try {
    const tables = db.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
    if (tables.length > 0 && !tables.includes('kysely_migration'))
      throw new StartupError(`${file} is the database of another program: ${advice}.`);
  } finally {
    db.close();
  }
}
