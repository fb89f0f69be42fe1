import { codeOf } from '../start-failure.js';

// SQLite: another process holds the lock, the disk is full or gone.
const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/;

/** Tells whether a database error means "not now": the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return sqlite.test(codeOf(error));
}
